/** As much of a service worker's global as ours uses; the types of pages do not know it. */

/** An event that keeps the worker awake until what it waits for is done. */
export interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  /** The answer to a page's request that was sent while the worker woke up. */
  readonly preloadResponse: Promise<Response | undefined> | undefined;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** A tap on a notice that a page has asked the worker to show. */
export interface NoticeEvent extends LastingEvent {
  readonly notification: { readonly data: unknown; readonly close: () => void };
}

/** A page that the worker serves. */
export interface ServedPage {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
}

export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly ServedPage[]>;
    readonly openWindow: (path: string) => Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  readonly fetch: (request: Request) => Promise<Response>;
  addEventListener(type: 'install' | 'activate', listen: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: RequestEvent) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: NoticeEvent) => void): void;
  addEventListener(type: 'message', listen: (event: MessageEvent) => void): void;
}
