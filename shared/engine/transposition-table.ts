/** What the search has found out about positions: a hash table in typed arrays that never mixes two up. */
import { NO_ACTION, type PackedAction } from './packed-action.ts';

/** How a stored score stands to the position's value: at least it, at most it, or equal to it. */
export const AT_LEAST = 1;
export const AT_MOST = 2;
export const EXACTLY = 3;

/** The depth of an entry whose score holds at any depth: nothing below it was estimated. */
export const DEPTH_PROVEN = 127;

// One entry is four 32-bit words, so that a bucket of two shares a cache line:
// 0 `who`: tigers (bits 0–24), side to act (25), captures (26–28)
// 1 goats (0–24), depth (25–31)
// 2 `context`
// 3 `finding`: score + 2^15 (0–15), action (16–25), bound (26–27), age (28–31)
const WORDS = 4;
const BUCKET = 2 * WORDS;
const GOATS = 0x1ffffff;

/** Packs what is to be stored; `score` from −2^15 to 2^15−1. */
export function packFinding(score: number, bound: number, action: PackedAction): number {
  return (score + 0x8000) | (action << 16) | (bound << 26);
}

/**
 * Positions are compared in full, so there are no key collisions: goats in hand follow from the rest,
 * and `context` stands for whatever else a value depends on (a draw limit within reach).
 */
export class TranspositionTable {
  readonly #words: Int32Array;
  readonly #mask: number;
  #age = 0;
  #found = 0;

  /** Room for `2 ** bits` positions of 16 bytes. */
  constructor(bits: number) {
    this.#words = new Int32Array(WORDS * 2 ** bits);
    this.#mask = 2 ** (bits - 1) - 1;
  }

  /** Entries of earlier searches stay, but give way first. */
  startSearch(): void {
    this.#age = (this.#age + 1) & 15;
  }

  /** Whether the position is there; the getters then speak of its entry, until the next call. */
  find(who: number, goats: number, context: number): boolean {
    const words = this.#words;
    const place = this.#placeOf(who, goats);
    for (let at = place; at < place + BUCKET; at += WORDS)
      if (
        words[at] === who &&
        ((words[at + 1] ?? 0) & GOATS) === goats &&
        words[at + 2] === context
      ) {
        this.#found = at;
        return true;
      }
    return false;
  }

  /** How deep the entry looked. */
  get depth(): number {
    return (this.#words[this.#found + 1] ?? 0) >>> 25;
  }

  /** The entry's score. */
  get score(): number {
    return ((this.#words[this.#found + 3] ?? 0) & 0xffff) - 0x8000;
  }

  /** How the entry's score is meant. */
  get bound(): number {
    return ((this.#words[this.#found + 3] ?? 0) >>> 26) & 3;
  }

  /** The entry's best action, or `NO_ACTION`. */
  get action(): PackedAction {
    return ((this.#words[this.#found + 3] ?? 0) >>> 16) & 0x3ff;
  }

  /** Keeps a finding in place of the position's last one, or of the bucket's older or shallower entry. */
  store(who: number, goats: number, context: number, depth: number, finding: number): void {
    const words = this.#words;
    let kept = finding;
    let at = this.#placeOf(who, goats);
    if (this.find(who, goats, context)) {
      at = this.#found;
      // What is proven stays, and a finding without an action does not drop the one known.
      if (this.depth === DEPTH_PROVEN && depth < DEPTH_PROVEN) return;
      if (((finding >>> 16) & 0x3ff) === NO_ACTION)
        kept = (finding & ~(0x3ff << 16)) | (this.action << 16);
    } else if (this.#worthOf(at) > this.#worthOf(at + WORDS)) at += WORDS;
    words[at] = who;
    words[at + 1] = goats | (depth << 25);
    words[at + 2] = context;
    words[at + 3] = kept | (this.#age << 28);
  }

  /** Where the position's bucket begins (multiplicative hashing with odd constants). */
  #placeOf(who: number, goats: number): number {
    let hash = Math.imul(who ^ (who >>> 15), 0x2c1b3c6d) ^ Math.imul(goats, 0x297a2d39);
    hash = Math.imul(hash ^ (hash >>> 15), 0x165667b1);
    return BUCKET * ((hash ^ (hash >>> 16)) & this.#mask);
  }

  #worthOf(at: number): number {
    const isFresh = (this.#words[at + 3] ?? 0) >>> 28 === this.#age;
    return ((this.#words[at + 1] ?? 0) >>> 25) + (isFresh ? 128 : 0);
  }
}
