/** How good a ply was, and how good a seat's plies were in sum. */
import type { Grade, ReviewedPly } from './review.ts';
import { round } from './outlook.ts';

/** What of the win expectation may be lost, in parts of 1, for each grade of an estimated ply. */
export const GRADE_BOUNDS = { good: 0.05, inaccuracy: 0.1, mistake: 0.2 } as const;
/** With less to lose than this a ply says nothing about who made it. */
export const LEAST_AT_STAKE = 0.05;
/** A ply that gives away so much turns the match; of more than so many the greatest. */
export const TURNING_LOSS = 0.2;
const MOST_TURNING_POINTS = 6;

type Judged = Pick<ReviewedPly, 'before' | 'after' | 'isExact'>;

/** The grade of a ply that was or was not one of the best known. */
export function gradeOf({ before, after, isExact }: Judged, isBest: boolean): Grade {
  if (isExact && after < before) return before === 1 ? 'gave-win' : 'gave-draw';
  if (isBest) return 'best';
  if (isExact) return 'kept';
  const loss = before - after;
  if (loss <= GRADE_BOUNDS.good) return 'good';
  if (loss <= GRADE_BOUNDS.inaccuracy) return 'inaccuracy';
  return loss <= GRADE_BOUNDS.mistake ? 'mistake' : 'blunder';
}

/** What a ply gave away of the win expectation, 0–1; nothing where no better one is known. */
export function lossOf({ grade, before, after }: ReviewedPly): number {
  return grade === 'best' || grade === 'kept' ? 0 : Math.max(0, before - after);
}

/**
 * The share of the win expectation that each ply kept, in the mean over the plies where there was a
 * choice and something to lose: 100 where nothing was given away, 0 where every ply gave away all.
 */
export function accuracyOf(plies: readonly ReviewedPly[]): {
  readonly accuracy: number | null;
  readonly counted: number;
} {
  const counting = plies.filter((ply) => !ply.isForced && ply.before >= LEAST_AT_STAKE);
  if (counting.length === 0) return { accuracy: null, counted: 0 };
  const kept = counting.reduce((sum, ply) => sum + 1 - lossOf(ply) / ply.before, 0);
  const accuracy = round(kept / counting.length) * 100;
  return { accuracy: Math.round(accuracy * 10) / 10, counted: counting.length };
}

/** The plies that gave away most, in the order in which they were made. */
export function turningPointsOf(plies: readonly ReviewedPly[]): number[] {
  return plies
    .map((ply, index) => ({ index, loss: lossOf(ply) }))
    .filter(({ loss }) => loss >= TURNING_LOSS)
    .sort((a, b) => b.loss - a.loss || a.index - b.index)
    .slice(0, MOST_TURNING_POINTS)
    .map(({ index }) => index)
    .sort((a, b) => a - b);
}
