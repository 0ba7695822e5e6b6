/** The coordinators in memory: busy ones stay, idle ones only as long as someone holds them. */

interface Entry {
  readonly id: string;
  /** Whether it must stay although nobody holds it. */
  readonly isBusy: boolean;
}

export class Directory<E extends Entry> {
  readonly #load: (id: string) => Promise<E | null>;
  readonly #busy = new Map<string, E>();
  /** Whoever still holds an idle one and whoever opens it share it: there are never two. */
  readonly #all = new Map<string, WeakRef<E>>();
  readonly #opening = new Map<string, Promise<E | null>>();
  readonly #collected = new FinalizationRegistry<string>((id) => {
    if (this.#all.get(id)?.deref() === undefined) this.#all.delete(id);
  });

  /** `load` makes an entry that is not in memory and enters it; `null`: there is none. */
  constructor(load: (id: string) => Promise<E | null>) {
    this.#load = load;
  }

  /** The entry in memory, or loaded once for all who ask meanwhile. Rejects as `load` does. */
  open(id: string): Promise<E | null> {
    const opening = this.#opening.get(id);
    if (opening !== undefined) return opening;
    const found = this.find(id);
    if (found !== undefined) return Promise.resolve(found);
    const loading = this.#load(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, loading);
    return loading;
  }

  /** Whether it is in memory, or on its way there. */
  has(id: string): boolean {
    return this.#opening.has(id) || this.find(id) !== undefined;
  }

  find(id: string): E | undefined {
    return this.#all.get(id)?.deref();
  }

  enter(entry: E): void {
    this.#all.set(entry.id, new WeakRef(entry));
    this.#collected.register(entry, entry.id);
    this.keep(entry.id);
  }

  /** To be called when the entry may have become busy or idle. */
  keep(id: string): void {
    const entry = this.find(id);
    if (entry?.isBusy === true) this.#busy.set(id, entry);
    else this.#busy.delete(id);
  }

  busy(): E[] {
    return [...this.#busy.values()];
  }

  /** All in memory, when none is being loaded any more. */
  async settled(): Promise<E[]> {
    await Promise.allSettled(this.#opening.values());
    return [...this.#all.values()].flatMap((reference) => reference.deref() ?? []);
  }
}
