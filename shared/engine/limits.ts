/** When a search ends. */

/** The first limit reached ends the search; without any it ends when nothing more can be found. */
export interface Limits {
  /** Plies to look ahead, 1–100. */
  readonly depth?: number;
  /** Positions to enter, overstepped by some thousands at most. */
  readonly nodes?: number;
  /** Milliseconds by the clock that is passed in. */
  readonly time?: { readonly ms: number; readonly now: () => number };
  /** Asked every few thousand positions whether to stop at once, as for a person who waits no longer. */
  readonly isCancelled?: () => boolean;
}

/** A share, 0–1, of the nodes and of the time; the depth stays. */
export function shareOf(limits: Limits, share: number): Limits {
  const { nodes, time } = limits;
  return {
    ...limits,
    ...(nodes === undefined ? {} : { nodes: Math.ceil(nodes * share) }),
    ...(time === undefined ? {} : { time: { ...time, ms: time.ms * share } }),
  };
}

/** A question that turns true once the time is up, counted from now, or the search is cancelled. */
export function stopOf({ time, isCancelled = () => false }: Limits): () => boolean {
  if (time === undefined) return isCancelled;
  const { ms, now } = time;
  const endMs = now() + ms;
  return () => now() >= endMs || isCancelled();
}
