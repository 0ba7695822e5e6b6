/** The time that counts for players: monotonic, and standing still while the server is not there for them. */
import type { Time } from './time.ts';

/**
 * Without a beat this process does not run its loop: what passes beyond is a stall. Below the least
 * grace (300 ms), so that a stall alone can make no ply late that was sent in time.
 */
export const LONGEST_BEAT_MS = 250;

export class AvailabilityClock {
  readonly #time: Pick<Time, 'monotonicMs'>;
  #availableMs = 0;
  #beatMs: number;
  #isFrozen = false;

  constructor(time: Pick<Time, 'monotonicMs'>) {
    this.#time = time;
    this.#beatMs = time.monotonicMs();
  }

  get isFrozen(): boolean {
    return this.#isFrozen;
  }

  /** Whole milliseconds since this process began, without stalls and without frozen time. */
  now(): number {
    return Math.floor(this.#availableMs + this.#countedMs());
  }

  /** Called regularly by a timer; returns how much of the time since the last beat does not count. */
  beat(): number {
    const passedMs = this.#passedMs();
    const countedMs = this.#countedMs();
    this.#availableMs += countedMs;
    this.#beatMs += passedMs;
    return passedMs - countedMs;
  }

  /** Stands still until `thaw`, because nothing can be saved. Returns as `beat`. */
  freeze(): number {
    const lostMs = this.beat();
    this.#isFrozen = true;
    return lostMs;
  }

  /** Goes on. Returns as `beat`. */
  thaw(): number {
    const lostMs = this.beat();
    this.#isFrozen = false;
    return lostMs;
  }

  #passedMs(): number {
    return this.#time.monotonicMs() - this.#beatMs;
  }

  #countedMs(): number {
    return this.#isFrozen ? 0 : Math.min(this.#passedMs(), LONGEST_BEAT_MS);
  }
}
