/** Finals set up in the middle, and what best play on both boards comes to by trying everything. */
import { apply } from '../../shared/match/apply.ts';
import { boardOf, type Match } from '../../shared/match/match.ts';
import { otherSeat, type Seat, seatOf } from '../../shared/match/seat.ts';
import type { Action } from '../../shared/rules/action.ts';
import { type Board, legalOn } from '../../shared/rules/board.ts';
import { finalSetup } from './match-setup.ts';

/** A final with these boards, the left one at turn in the `pairPly`-th ply of its pair. */
export function finalAt(left: Board, right: Board, pairPly: 0 | 1 = 0): Match {
  const setup = finalSetup({ ruleset: left.ruleset });
  const created = apply(null, { kind: 'created', setup, rematchOf: null }, 0);
  const joined = apply(created, { kind: 'joined', guestName: 'Bea' }, 0);
  const seat = seatOf(setup, left.position.toAct, 'left');
  const next = seatOf(setup, right.position.toAct, 'right');
  if ((next === seat) !== (pairPly === 0))
    throw new Error('finalAt: the seats alternate, so the other side is to act on the right board');
  return { ...joined, boards: { left, right }, turn: { board: 'left', seat, pairPly } };
}

/** The match after `action` by whoever is to act. */
export function playIn(match: Match, action: Action): Match {
  const { board } = match.turn;
  const ply = boardOf(match, board)?.plies ?? 0;
  return apply(match, { kind: 'ply', board, ply, action, leftMs: 60_000, hinted: false }, 0);
}

/** 1 where `seat` wins with best play, −1 where it loses, 0 for a draw. The match must end soon. */
export function playOutMatch(match: Match, seat: Seat): number {
  if (match.outcome !== null) {
    const { result } = match.outcome;
    return result === seat ? 1 : result === otherSeat(seat) ? -1 : 0;
  }
  const board = boardOf(match, match.turn.board);
  const isOwn = match.turn.seat === seat;
  let best = isOwn ? -1 : 1;
  for (const action of board === null ? [] : legalOn(board)) {
    const result = playOutMatch(playIn(match, action), seat);
    best = isOwn ? Math.max(best, result) : Math.min(best, result);
    if (best === (isOwn ? 1 : -1)) break;
  }
  return best;
}
