/** The review of a finished match: what every ply was worth, and what could have been played instead. */
import type { BoardName, Seat } from '../match/seat.ts';
import type { BoardResult } from '../rules/outcome.ts';
import type { Side } from '../rules/side.ts';

/** Counts up whenever a review of the same match would come out differently. */
export const REVIEW_VERSION = 1;

/**
 * How good a board is by itself. `exact`: the result with best play, proven by the endgame table or by a
 * finished search; `plies` to the end are the fewest where `isShortest`, else enough; `null` for a draw.
 * `likely`: the table's result, which a rule it does not know may overturn. `estimate`: hundredths of a
 * goat for the tigers. `over`: the board has ended.
 */
export type BoardValue =
  | {
      readonly kind: 'exact';
      readonly result: BoardResult;
      readonly plies: number | null;
      readonly isShortest: boolean;
    }
  | { readonly kind: 'likely'; readonly result: BoardResult; readonly plies: number | null }
  | { readonly kind: 'estimate'; readonly score: number }
  | { readonly kind: 'over'; readonly result: BoardResult };

/** The match as it stood after some plies. */
export interface ReviewMoment {
  readonly left: BoardValue;
  /** `null` in a classic match. */
  readonly right: BoardValue | null;
  /** The host's win expectation, 0–1: a draw counts one half. */
  readonly host: number;
  /** Whether that is the result with best play: 0, 0.5 or 1. */
  readonly isExact: boolean;
  /** The board that is over first with best play, where both are won and their shortest ways are known. */
  readonly first: BoardName | null;
}

/**
 * What a ply did to the win expectation. Where it is exact before and after: `best`, one of the best
 * actions; `kept`, the same result by another; `gave-win`, `gave-draw`, a win or a draw given away. Else
 * by what was lost: see `GRADE_BOUNDS`.
 */
export const GRADES = [
  'best',
  'kept',
  'good',
  'inaccuracy',
  'mistake',
  'blunder',
  'gave-draw',
  'gave-win',
] as const;
export type Grade = (typeof GRADES)[number];

/** One ply, seen by whoever made it. */
export interface ReviewedPly {
  readonly board: BoardName;
  /** Counts the plies of its board, from 0. */
  readonly ply: number;
  readonly seat: Seat;
  readonly side: Side;
  readonly phase: 'placement' | 'movement';
  /** As the notation writes it. */
  readonly action: string;
  /** The best actions that are known, in notation; never empty. */
  readonly best: readonly string[];
  /** The only legal action: nothing could be done better or worse. */
  readonly isForced: boolean;
  /** The actor's win expectation before and after it, 0–1. */
  readonly before: number;
  readonly after: number;
  /** Whether both are exact. */
  readonly isExact: boolean;
  readonly grade: Grade;
  /** The point of the goat taken. */
  readonly captured: string | null;
  /** The points that a piece stands on now, and those that none stands on any more. */
  readonly occupied: readonly string[];
  readonly vacated: readonly string[];
  /** Tigers: the captures that were legal while something else was played. */
  readonly missedCaptures: readonly string[];
  /** Goats: what would have left no goat to be taken, where the ply left one that could be before. */
  readonly missedEscapes: readonly string[];
}

/** What could have been done, and the index of the ply made instead. */
export interface Missed {
  readonly index: number;
  readonly actions: readonly string[];
}

/** One seat's plies in sum. */
export interface SeatReview {
  /** 0–100, see `accuracyOf`; `null` where no ply counts. */
  readonly accuracy: number | null;
  /** The plies that count for it. */
  readonly counted: number;
  readonly grades: Readonly<Record<Grade, number>>;
  /** The first ply at which a capture was legal and something else was played. */
  readonly missedCapture: Missed | null;
  /** The first ply that left a goat to be taken though another would have left none. */
  readonly missedEscape: Missed | null;
}

/** Plain data, the same whenever the same match is judged with the same means. */
export interface Review {
  readonly version: number;
  /** Positions each search might enter. */
  readonly nodes: number;
  /** Whether the whole endgame table was at hand. */
  readonly hasTable: boolean;
  /** Whether the solution was, too, so that every value with goats in hand is exact; left out where not. */
  readonly hasSolution?: true;
  readonly plies: readonly ReviewedPly[];
  /** One more than plies: before each, and after the last. */
  readonly moments: readonly ReviewMoment[];
  readonly seats: Readonly<Record<Seat, SeatReview>>;
  /** Indices of the plies that turned the match, in order. */
  readonly turningPoints: readonly number[];
}
