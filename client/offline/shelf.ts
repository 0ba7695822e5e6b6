/** The client's files as kept for times without a network, one cache for each version. */

/** Shown at every address of a page. */
export const SHELL = '/index.html';
const NAME = 'twin-tigers-';
/** Their names carry a hash of what is in them, so a file of that name is always the same. */
const HASHED = '/assets/';
/** The version in use and the one before it, which open tabs may still play with. */
const KEPT_VERSIONS = 2;

/** What a build consists of; `files` are paths from the root, `SHELL` among them. */
export interface Edition {
  readonly version: string;
  readonly files: readonly string[];
}

/** What the shelf needs of its worker. */
export interface ShelfSetting {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  /** For paths without an origin. */
  readonly base: string;
}

export class Shelf {
  readonly #edition: Edition;
  readonly #setting: ShelfSetting;
  readonly #name: string;

  constructor(edition: Edition, setting: ShelfSetting) {
    this.#edition = edition;
    this.#setting = setting;
    this.#name = NAME + edition.version;
  }

  /** Gets every file of the edition, or leaves nothing of it: half an edition plays nowhere. */
  async fill(): Promise<void> {
    const { caches } = this.#setting;
    const cache = await caches.open(this.#name);
    try {
      await Promise.all(this.#edition.files.map((path) => this.#put(cache, path)));
    } catch (error) {
      await caches.delete(this.#name);
      throw error;
    }
  }

  /** Lets go of versions that no tab is likely to play with any more. */
  async tidy(): Promise<void> {
    const { caches } = this.#setting;
    const older = (await caches.keys()).filter(
      (name) => name.startsWith(NAME) && name !== this.#name,
    );
    const dropped = older.slice(0, Math.max(0, older.length - (KEPT_VERSIONS - 1)));
    await Promise.all(dropped.map((name) => caches.delete(name)));
  }

  /** The file as this edition has it; a hashed one from any edition there is. */
  async find(path: string): Promise<Response | undefined> {
    const { caches } = this.#setting;
    const address = this.#addressOf(path);
    // How it was packed on its way says nothing of what is in it.
    const options = { ignoreVary: true };
    const own = await caches.match(address, { ...options, cacheName: this.#name });
    return own ?? (isHashed(path) ? caches.match(address, options) : undefined);
  }

  /** Whether a path may be answered from here. */
  holds(path: string): boolean {
    return path !== SHELL && (isHashed(path) || this.#edition.files.includes(path));
  }

  async #put(cache: Cache, path: string): Promise<void> {
    const kept = isHashed(path) ? await this.find(path) : undefined;
    await cache.put(this.#addressOf(path), kept ?? (await this.#get(path)));
  }

  async #get(path: string): Promise<Response> {
    const request = new Request(this.#addressOf(path), {
      cache: isHashed(path) ? 'default' : 'reload',
      credentials: 'omit',
    });
    const response = await this.#setting.fetch(request);
    if (!response.ok) throw new Error(`${path} was answered with ${String(response.status)}`);
    // Between two requests the server may have got another build.
    if (path === SHELL && !(await response.clone().text()).includes(this.#edition.version))
      throw new Error(`${path} is not of version ${this.#edition.version}`);
    return response;
  }

  #addressOf(path: string): string {
    return new URL(path, this.#setting.base).href;
  }
}

function isHashed(path: string): boolean {
  return path.startsWith(HASHED);
}
