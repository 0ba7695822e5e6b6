/**
 * The service worker: keeps the client for times without a network. A new one takes over at once,
 * which no page notices: it holds nothing but files, and those of the version before as well.
 */
import { answerFile, answerPage, type AnswerSetting, kindOf } from './request-answer.ts';
import { type Edition, Shelf } from './shelf.ts';
import { showPage } from './show-page.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** Put in by the build. */
declare const EDITION: Edition;

const edition = EDITION;
const fetchNow = (request: Request): Promise<Response> => self.fetch(request);
const { origin } = self.location;
const shelf = new Shelf(edition, { caches: self.caches, fetch: fetchNow, base: origin });
const setting: AnswerSetting = {
  shelf,
  origin,
  fetch: fetchNow,
  after: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

self.addEventListener('install', (event) => {
  event.waitUntil(shelf.fill().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request, preloadResponse = Promise.resolve(undefined) } = event;
  const kind = kindOf(request, setting);
  if (kind === 'page') event.respondWith(answerPage(request, preloadResponse, setting));
  if (kind === 'file') event.respondWith(answerFile(request, setting));
});

// A page asks which version would be there if it were loaded anew.
self.addEventListener('message', ({ ports }) => {
  ports[0]?.postMessage(edition.version);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPage(event.notification.data, self.clients));
});

async function takeOver(): Promise<void> {
  await shelf.tidy();
  // A page is asked for while the worker wakes up: with a network it costs no time.
  await enablePreload(self.registration);
  await self.clients.claim();
}

/** Not every browser has it. */
async function enablePreload(registration: {
  readonly navigationPreload?: { readonly enable: () => Promise<void> };
}): Promise<void> {
  await registration.navigationPreload?.enable();
}
