/** How a match ends. */
import type { BoardReason } from '../rules/outcome.ts';
import type { BoardName, Seat } from './seat.ts';

/** Which way a match was decided; `board` names the board of a final (`left captures`). */
export type MatchReason =
  | { readonly kind: 'board'; readonly board: BoardName; readonly reason: BoardReason }
  | { readonly kind: 'both-drawn' }
  | { readonly kind: 'agreed' | 'flag' | 'resigned' | 'cancelled' | 'no-show' };

/** Who won a match and why; settled for good. */
export interface MatchOutcome {
  /** The winning seat, `draw`, or `none` where the match was cancelled. */
  readonly result: Seat | 'draw' | 'none';
  readonly reason: MatchReason;
}
