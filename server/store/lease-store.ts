/** Who runs which match, where several processes share a store; all ages are by the store's own time. */

/** A match taken over from a process that was heard of last so long ago. */
export interface Claimed {
  readonly match: string;
  readonly silentMs: number;
}

/**
 * A process holds a match for as long as its heartbeat is fresh. Who saves the first event of a match,
 * or the one with which it begins to be live, holds it. These promises reject with a `StoreError`.
 */
export interface LeaseStore {
  /** Takes over so many matches at most of processes that are gone, each by one process alone. */
  claim(boot: string, limit: number): Promise<readonly Claimed[]>;
  /** Takes over this match if its holder is gone; `null`: somebody runs it, or nobody has to. */
  claimOne(boot: string, match: string): Promise<Claimed | null>;
  /** What the process holds and is not over. */
  listHeld(boot: string): Promise<readonly string[]>;
  /** How many events each has. */
  countEvents(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The process ends: others take over at once. */
  release(boot: string): Promise<void>;
}
