/** What happened in a match, in order: the log's content. Nothing in an event is private. */
import type { Action } from '../rules/action.ts';
import type { BoardName, Seat } from './seat.ts';
import type { SeriesScore } from './series.ts';
import type { MatchSetup } from './setup.ts';

/** What a draw offer is about. */
export type DrawObject = 'match' | BoardName;

export const CANCEL_CAUSES = ['host', 'unjoined', 'idle', 'administrator'] as const;
/** `host`: before the second seat was taken; `unjoined`: 24 h without; `idle`: 7 days without a ply. */
export type CancelCause = (typeof CANCEL_CAUSES)[number];

/**
 * One event for each accepted command. Ends of boards and of the match are not events of their own:
 * `apply` derives them. `leftMs` is what was left on the running clock, `null` where none ran.
 */
export type MatchEvent =
  | {
      readonly kind: 'created';
      readonly setup: MatchSetup;
      readonly rematchOf: string | null;
      /** What the matches before this one came to; of rematches alone. */
      readonly series?: SeriesScore;
    }
  /** The second seat was taken. */
  | { readonly kind: 'joined'; readonly guestName: string }
  /** The first ply's clock starts. */
  | { readonly kind: 'clock-started' }
  | {
      readonly kind: 'ply';
      readonly board: BoardName;
      /** Plies on this board before this one. */
      readonly ply: number;
      readonly action: Action;
      readonly leftMs: number | null;
      /** Whether a hint was shown for this ply. */
      readonly hinted: boolean;
    }
  /** A person who plays the computer was shown this action for the ply at hand. */
  | {
      readonly kind: 'hint-given';
      readonly seat: Seat;
      readonly board: BoardName;
      /** Plies on this board then. */
      readonly ply: number;
      readonly action: Action;
    }
  | { readonly kind: 'draw-offered'; readonly seat: Seat; readonly object: DrawObject }
  | { readonly kind: 'draw-declined'; readonly seat: Seat; readonly object: DrawObject }
  /** By accepting, or by an equal offer; `seat` agreed last. `leftMs` as it stood. */
  | {
      readonly kind: 'draw-agreed';
      readonly seat: Seat;
      readonly object: DrawObject;
      readonly leftMs: number | null;
    }
  | { readonly kind: 'takeback-offered'; readonly seat: Seat; readonly plies: 1 | 2 }
  | { readonly kind: 'takeback-declined'; readonly seat: Seat }
  | { readonly kind: 'taken-back'; readonly seat: Seat; readonly plies: 1 | 2 }
  | { readonly kind: 'resigned'; readonly seat: Seat; readonly leftMs: number | null }
  | { readonly kind: 'flag'; readonly seat: Seat }
  /** The running clock stands at `leftMs` again after downtime or a stall, visibly. */
  | { readonly kind: 'clock-shifted'; readonly leftMs: number }
  | { readonly kind: 'cancelled'; readonly cause: CancelCause }
  | { readonly kind: 'rematch-offered'; readonly seat: Seat }
  | { readonly kind: 'rematch-declined'; readonly seat: Seat }
  /** `next` is the id of the match with armies swapped. */
  | { readonly kind: 'rematch-agreed'; readonly next: string };

/** What an event is called. */
export type MatchEventKind = MatchEvent['kind'];
