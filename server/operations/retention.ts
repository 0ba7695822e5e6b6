/** Forgets matches that ended long ago, a few at a time, so that nobody who plays waits for it. */
import type { Time } from '../coordinator/time.ts';
import type { HeadCursor, MatchStore } from '../store/match-store.ts';

const DAY_MS = 86_400_000;
/** Deleting so many takes some milliseconds of the store's time. */
const AT_ONCE = 20;
const NEXT_MS = 1000;
/** Between one round through everything and the next. */
const ROUND_MS = 3_600_000;

export interface RetentionSetting {
  readonly store: Pick<MatchStore, 'listEnded' | 'forget'>;
  /** Whether a match is in memory, or on its way there: it is left for another round. */
  readonly holds: (match: string) => boolean;
  readonly keepDays: number;
  readonly time: Pick<Time, 'after' | 'wallMs'>;
  /** So many were forgotten in a round. */
  readonly onForgotten: (matches: number) => void;
  readonly report: (trouble: string, error: unknown) => void;
}

export class Retention {
  readonly #setting: RetentionSetting;
  #undo: () => void;
  #after: HeadCursor | undefined;
  #forgotten = 0;
  #isClosed = false;

  /** Begins after a moment, and goes on until it is closed. */
  constructor(setting: RetentionSetting) {
    this.#setting = setting;
    this.#undo = setting.time.after(NEXT_MS, () => void this.#step());
  }

  close(): void {
    this.#undo();
    this.#isClosed = true;
  }

  async #step(): Promise<void> {
    const { time, report } = this.#setting;
    let hasMore = false;
    try {
      hasMore = await this.#forgetSome();
    } catch (error) {
      report('old matches could not be forgotten; it is tried again', error);
    }
    if (this.#isClosed) return;
    if (!hasMore) this.#endRound();
    this.#undo = time.after(hasMore ? NEXT_MS : ROUND_MS, () => void this.#step());
  }

  /** Whether there may be more. */
  async #forgetSome(): Promise<boolean> {
    const { store, holds, keepDays, time } = this.#setting;
    const beforeMs = time.wallMs() - keepDays * DAY_MS;
    const query = { beforeMs, limit: AT_ONCE };
    const after = this.#after;
    const ended = await store.listEnded(after === undefined ? query : { ...query, after });
    // The store does things in the order they are asked: who opens one from here on finds nothing.
    const matches = ended.map(({ match }) => match).filter((match) => !holds(match));
    if (matches.length > 0) await store.forget(matches);
    this.#forgotten += matches.length;
    this.#after = ended.at(-1);
    return ended.length === AT_ONCE;
  }

  #endRound(): void {
    if (this.#forgotten > 0) this.#setting.onForgotten(this.#forgotten);
    this.#forgotten = 0;
    this.#after = undefined;
  }
}
