/** What the server tells of itself while it runs, for whoever counts; counting is no part of playing. */

/**
 * Why a connection asked for a match: it sees it for the first time, is back after a cut, found a
 * gap while it followed, or knows more than there is.
 */
export const RESYNC_REASONS = ['first', 'return', 'gap', 'ahead'] as const;
export type ResyncReason = (typeof RESYNC_REASONS)[number];

/** Told at each of these, on the way of a ply: to be answered in no time. */
export interface Observer {
  /** A seat's command was accepted and its ack sent, so long after it came. */
  acknowledged(ms: number): void;
  /** The store saved so many writes with one sync. */
  committed(ms: number, writes: number): void;
  /** A flag was on record so long after the deadline and the grace. */
  flagFell(lateMs: number): void;
  /** A message, request or connection was refused. */
  refused(code: string): void;
  /** Events were sent to bring a connection up to date. */
  resynced(reason: ResyncReason): void;
  /** The process stood still for so long, which no clock counts. */
  stalled(ms: number): void;
  /** A reader was too slow: out of its rooms until it has read, or its connection ended. */
  readerCut(how: 'behind' | 'lost'): void;
}

/** Nobody counts. */
export const UNOBSERVED: Observer = {
  acknowledged: () => {},
  committed: () => {},
  flagFell: () => {},
  refused: () => {},
  resynced: () => {},
  stalled: () => {},
  readerCut: () => {},
};

/** What is looked up when someone asks, and costs nothing before. */
export interface Gauges {
  /** Matches in memory by state; `resting` are live with nobody there, all but out of it. */
  matches(): Readonly<Record<'open' | 'live' | 'ended' | 'resting', number>>;
  /** Connections, and those that are behind with reading. */
  connections(): { readonly all: number; readonly behind: number };
  /** Who follows matches. */
  viewers(): { readonly seats: number; readonly spectators: number };
  /** Questions to the computer: those that wait, and those it thinks about. */
  computer(): { readonly waiting: number; readonly thinking: number };
  isReady(): boolean;
}
