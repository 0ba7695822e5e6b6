/** How ends of boards and other decisive events end the match. */
import type { Board } from '../rules/board.ts';
import type { Match } from './match.ts';
import type { MatchOutcome } from './outcome.ts';
import { BOARD_NAMES, otherSeat, type Seat, seatOf } from './seat.ts';

/** The match ended: no clock runs and no offer stands any more. */
export function endMatch(match: Match, outcome: MatchOutcome): Match {
  return { ...match, outcome, clock: null, offers: [], takeback: null };
}

/** Ends the match where its boards decide it: the first win on either, or no board left. */
export function concludeBoards(match: Match): Match {
  for (const board of BOARD_NAMES) {
    const outcome = match.boards[board]?.outcome;
    if (outcome === undefined || outcome === null || outcome.result === 'draw') continue;
    const reason = { kind: 'board', board, reason: outcome.reason } as const;
    return endMatch(match, { result: seatOf(match.setup, outcome.result, board), reason });
  }
  const { left, right } = match.boards;
  if (right !== null)
    return isDrawn(left) && isDrawn(right)
      ? endMatch(match, { result: 'draw', reason: { kind: 'both-drawn' } })
      : match;
  if (left.outcome === null) return match;
  const reason = { kind: 'board', board: 'left', reason: left.outcome.reason } as const;
  return endMatch(match, { result: 'draw', reason });
}

/** The flag of `seat` has fallen: lost, or a no-show where it has not made a ply of the match yet. */
export function endByFlag(match: Match, seat: Seat): Match {
  return match.pliesBySeat[seat] === 0
    ? endMatch(match, { result: 'none', reason: { kind: 'no-show' } })
    : endMatch(match, { result: otherSeat(seat), reason: { kind: 'flag' } });
}

function isDrawn(board: Board): boolean {
  return board.outcome?.result === 'draw';
}
