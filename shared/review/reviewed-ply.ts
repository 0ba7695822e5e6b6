/** One ply of a match as the review tells of it. */
import type { Ply } from '../match/match.ts';
import type { Seat } from '../match/seat.ts';
import { formatAction } from '../notation/action.ts';
import { formatPoint } from '../notation/point.ts';
import type { Action } from '../rules/action.ts';
import { type Board, legalOn } from '../rules/board.ts';
import { gradeOf } from './grade.ts';
import { round } from './outlook.ts';
import type { ReviewedPly, ReviewMoment } from './review.ts';

/** A ply and what was known before it. */
export interface MadePly {
  readonly ply: Ply;
  readonly board: Board;
  readonly seat: Seat;
  readonly best: readonly Action[];
}

/** The ply of that index; there is a moment before and one after it. */
export function toReviewed(
  { ply, board, seat, best: bestActions }: MadePly,
  moments: readonly ReviewMoment[],
  index: number,
): ReviewedPly {
  const [before, after] = [moments[index], moments[index + 1]];
  if (before === undefined || after === undefined) throw new Error('reviewOf: a moment is missing');
  const { position, plies } = board;
  const action = formatAction(ply.action);
  const best = bestActions.length === 0 ? [action] : bestActions.map(formatAction);
  const judged = {
    before: shareOf(seat, before),
    after: shareOf(seat, after),
    isExact: before.isExact && after.isExact,
  };
  return {
    board: ply.board,
    ply: plies,
    seat,
    side: position.toAct,
    phase: position.inHand > 0 ? 'placement' : 'movement',
    action,
    best,
    isForced: legalOn(board).length === 1,
    ...judged,
    grade: gradeOf(judged, best.includes(action)),
    ...changesOf(ply.action),
  };
}

function shareOf(seat: Seat, { host }: ReviewMoment): number {
  return seat === 'host' ? host : round(1 - host);
}

function changesOf(action: Action): Pick<ReviewedPly, 'captured' | 'occupied' | 'vacated'> {
  if (action.kind === 'pass') return { captured: null, occupied: [], vacated: [] };
  const occupied = [formatPoint(action.to)];
  if (action.kind === 'place') return { captured: null, occupied, vacated: [] };
  const from = formatPoint(action.from);
  if (action.kind === 'step') return { captured: null, occupied, vacated: [from] };
  const captured = formatPoint(action.over);
  return { captured, occupied, vacated: [from, captured] };
}
