/** One ply of a match as the review tells of it. */
import type { Ply } from '../match/match.ts';
import type { Seat } from '../match/seat.ts';
import { formatAction } from '../notation/action.ts';
import { formatPoint } from '../notation/point.ts';
import type { Action } from '../rules/action.ts';
import { type Board, legalOn } from '../rules/board.ts';
import { gradeOf } from './grade.ts';
import { missedCaptures, missedEscapes } from './missed.ts';
import { round } from './outlook.ts';
import type { ReviewedPly, ReviewMoment } from './review.ts';

/** A ply and what was known before it. */
export interface MadePly {
  readonly ply: Ply;
  readonly board: Board;
  readonly seat: Seat;
  readonly best: readonly Action[];
}

/** The ply between two moments. */
export function toReviewed(
  { ply, board, seat, best: bestActions }: MadePly,
  before: ReviewMoment,
  after: ReviewMoment,
): ReviewedPly {
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
    missedCaptures: missedCaptures(board, ply.action),
    missedEscapes: missedEscapes(board, ply.action),
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
