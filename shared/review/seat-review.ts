/** What a seat's plies come to in sum. */
import type { Seat } from '../match/seat.ts';
import type { Action } from '../rules/action.ts';
import type { Board } from '../rules/board.ts';
import { accuracyOf } from './grade.ts';
import { missedCaptures, missedEscapes } from './missed.ts';
import { type Grade, GRADES, type Missed, type ReviewedPly, type SeatReview } from './review.ts';
import type { MadePly } from './reviewed-ply.ts';

/** `made` and `plies` are the whole match's, in order. */
export function sumUp(
  seat: Seat,
  made: readonly MadePly[],
  plies: readonly ReviewedPly[],
): SeatReview {
  const own = plies.filter((ply) => ply.seat === seat);
  const count = (grade: Grade): number => own.filter((ply) => ply.grade === grade).length;
  const grades = Object.fromEntries(GRADES.map((grade) => [grade, count(grade)]));
  return {
    ...accuracyOf(own),
    grades: grades as Record<Grade, number>,
    missedCapture: firstMissed(seat, made, missedCaptures),
    missedEscape: firstMissed(seat, made, missedEscapes),
  };
}

function firstMissed(
  seat: Seat,
  made: readonly MadePly[],
  find: (board: Board, action: Action) => readonly string[],
): Missed | null {
  for (const [index, one] of made.entries()) {
    if (one.seat !== seat) continue;
    const actions = find(one.board, one.ply.action);
    if (actions.length > 0) return { index, actions };
  }
  return null;
}
