/** What came of asks a moment ago: asked again, whatever has happened since, the answer is the same. */
import type { Paired } from '../../shared/wire/server-message.ts';

/** Longer than a first ply waits for anyone; and no more than so many. */
const REMEMBERED_MS = 300_000;
const REMEMBERED = 10_000;

/** A pairing; or why not: another was on its way already, or a later ask took this one's place. */
export type Pairing = Paired | 'already-paired' | 'seek-gone';

interface Remembered {
  readonly pairing: Pairing;
  readonly atMs: number;
}

export class RecentPairings {
  readonly #now: () => number;
  /** The oldest first. */
  readonly #pairings = new Map<string, Remembered>();

  constructor(now: () => number) {
    this.#now = now;
  }

  add(key: string, pairing: Pairing): void {
    this.#pairings.delete(key);
    this.#pairings.set(key, { pairing, atMs: this.#now() });
    for (const [each, { atMs }] of this.#pairings) {
      if (this.#pairings.size <= REMEMBERED && !this.#isOld(atMs)) return;
      this.#pairings.delete(each);
    }
  }

  find(key: string): Pairing | undefined {
    const known = this.#pairings.get(key);
    return known === undefined || this.#isOld(known.atMs) ? undefined : known.pairing;
  }

  #isOld(atMs: number): boolean {
    return this.#now() - atMs > REMEMBERED_MS;
  }
}
