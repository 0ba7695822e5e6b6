/** On which terms a board is contested: alone, or beside the other board of a final. */
import { isDecided } from './score.ts';

/** What it means for the match if neither side wins on this board. */
export interface Terms {
  /** Plies on this board by which the other one will have ended the match; `Infinity` if it will not. */
  readonly end: number;
  /** The search's score, for the side to act at the root, of a draw here or of coming to `end`. */
  readonly otherwise: number;
  /** Whether that score is certain. */
  readonly isExact: boolean;
}

/** A draw is a draw. */
export const ALONE: Terms = { end: Infinity, otherwise: 0, isExact: true };

const COARSE = 25;

/**
 * A number from 0 to 2^11 − 1 that tells terms apart as far as scores depend on them, `end` left aside.
 * `otherwise` is the tigers' view here.
 */
export function fingerprint(otherwise: number): number {
  if (isDecided(otherwise)) return otherwise > 0 ? 1 : 2;
  return otherwise === 0
    ? 0
    : 1024 + Math.max(-1000, Math.min(1000, Math.round(otherwise / COARSE)));
}
