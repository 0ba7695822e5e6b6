/** The browser's store of answers, in memory: as much of it as the service worker uses. */

/** Answers by cache name and address. */
export class FakeCaches implements Pick<CacheStorage, 'open' | 'delete' | 'keys' | 'match'> {
  readonly #caches = new Map<string, Map<string, Response>>();

  open(name: string): Promise<Cache> {
    const answers = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, answers);
    const cache: Pick<Cache, 'put'> = {
      put: (address, response) => {
        answers.set(addressOf(address), response);
        return Promise.resolve();
      },
    };
    return Promise.resolve(cache as Cache);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.delete(name));
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.#caches.keys()]);
  }

  match(
    address: RequestInfo | URL,
    { cacheName }: MultiCacheQueryOptions = {},
  ): Promise<Response | undefined> {
    const names = cacheName === undefined ? [...this.#caches.keys()] : [cacheName];
    const found = names.map((name) => this.#caches.get(name)?.get(addressOf(address)));
    return Promise.resolve(found.find((answer) => answer !== undefined)?.clone());
  }
}

function addressOf(address: RequestInfo | URL): string {
  return address instanceof Request ? address.url : String(address);
}
