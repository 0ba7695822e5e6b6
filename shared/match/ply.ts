/** A seat's ply: judged against turn and board, and applied. */
import { findBoardRefusal, playOn } from '../rules/board.ts';
import { freshClock } from './clock.ts';
import type { SeatCommand } from './command.ts';
import { accept, type Decision, refuse } from './decision.ts';
import { lapseOffers } from './draw-offer.ts';
import { concludeBoards } from './end.ts';
import type { MatchEvent } from './event.ts';
import { boardOf, type Match } from './match.ts';
import { turnAfterPly } from './schedule.ts';
import type { Seat } from './seat.ts';

type PlyCommand = Extract<SeatCommand, { kind: 'ply' }>;
type PlyEvent = Extract<MatchEvent, { kind: 'ply' }>;

/** `leftMs` is what the running clock had left on arrival. */
export function decidePly(
  match: Match,
  seat: Seat,
  command: PlyCommand,
  leftMs: number | null,
): Decision {
  const board = boardOf(match, command.board);
  if (board === null) return refuse('no-such-board');
  if (command.ply !== board.plies) return refuse('stale');
  if (board.outcome !== null) return refuse('board-over');
  if (match.turn.seat !== seat) return refuse('out-of-turn');
  if (match.turn.board !== command.board) return refuse('other-board-at-turn');
  const refusal = findBoardRefusal(board, command.action);
  if (refusal !== undefined) return refuse(refusal);
  const { ply, action } = command;
  // Before the first ply's clock has started nothing of it is used up.
  const left = leftMs ?? match.setup.clockMs;
  const hinted = match.hint !== null;
  return accept({ kind: 'ply', board: command.board, ply, action, leftMs: left, hinted });
}

/** The match after a ply that `decidePly` accepted. */
export function applyPly(match: Match, event: PlyEvent, atMs: number): Match {
  const board = boardOf(match, event.board);
  const played = board === null ? undefined : playOn(board, event.action);
  if (played?.ok !== true) {
    const why = played === undefined ? 'no such board' : played.error;
    throw new Error(`apply: ply ${event.ply} on ${event.board} does not fit (${why}): log damaged`);
  }
  const { seat } = match.turn;
  const { action, leftMs, hinted } = event;
  const after: Match = {
    ...match,
    boards: { ...match.boards, [event.board]: played.value },
    plies: [...match.plies, { board: event.board, action, leftMs, hinted }],
    pliesBySeat: { ...match.pliesBySeat, [seat]: match.pliesBySeat[seat] + 1 },
    offered: match.offered.filter((offered) => offered.seat !== seat),
    takeback: null,
    hint: null,
  };
  const isDropOut = played.value.outcome !== null;
  const moved = {
    ...after,
    turn: turnAfterPly(after),
    offers: lapseOffers(match, seat, isDropOut),
  };
  return concludeBoards({ ...moved, clock: freshClock(moved, atMs) });
}
