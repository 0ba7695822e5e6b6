/** What a seat's plies come to in sum. */
import type { Seat } from '../match/seat.ts';
import { accuracyOf } from './grade.ts';
import { type Grade, GRADES, type Missed, type ReviewedPly, type SeatReview } from './review.ts';

/** `plies` are the whole match's, in order. */
export function sumUp(seat: Seat, plies: readonly ReviewedPly[]): SeatReview {
  const own = plies.filter((ply) => ply.seat === seat);
  const count = (grade: Grade): number => own.filter((ply) => ply.grade === grade).length;
  const grades = Object.fromEntries(GRADES.map((grade) => [grade, count(grade)]));
  return {
    ...accuracyOf(own),
    grades: grades as Record<Grade, number>,
    missedCapture: firstMissed(seat, plies, ({ missedCaptures }) => missedCaptures),
    missedEscape: firstMissed(seat, plies, ({ missedEscapes }) => missedEscapes),
  };
}

function firstMissed(
  seat: Seat,
  plies: readonly ReviewedPly[],
  missedIn: (ply: ReviewedPly) => readonly string[],
): Missed | null {
  const index = plies.findIndex((ply) => ply.seat === seat && missedIn(ply).length > 0);
  const ply = plies[index];
  return ply === undefined ? null : { index, actions: missedIn(ply) };
}
