/** A match's boards and turns, one moment after another. */
import { startBoards } from '../match/apply.ts';
import type { Match, Turn } from '../match/match.ts';
import { firstTurn, type Played, turnAfterDropOut, turnAfterPly } from '../match/schedule.ts';
import type { BoardName } from '../match/seat.ts';
import { agreeDraw, type Board, playOn } from '../rules/board.ts';

/** Before a ply, or after the last; what does not change from one to the next is the same object. */
export interface Moment {
  readonly boards: Match['boards'];
  /** Meaningful while a ply follows. */
  readonly turn: Turn;
}

/**
 * One more than the match has plies, from the boards that it began with. Throws where a ply is illegal,
 * as in no match there is.
 */
export function* momentsOf(
  { setup, plies, marks }: Match,
  boards: Match['boards'] = startBoards(setup),
): Generator<Moment> {
  const drop = (played: Played, before: number): Played =>
    marks.reduce(
      (now, mark) =>
        mark.kind === 'agreed' && mark.before === before ? out(now, mark.board) : now,
      played,
    );
  let now = drop({ setup, boards, turn: firstTurn({ setup, boards }) }, 0);
  yield now;
  for (const [index, { board, action }] of plies.entries()) {
    const played = playOn(boardNamed(now, board), action);
    if (!played.ok) throw new Error(`momentsOf: ply ${index} is ${played.error}; check the record`);
    const after = { ...now, boards: { ...now.boards, [board]: played.value } };
    now = drop({ ...after, turn: turnAfterPly(after) }, index + 1);
    yield now;
  }
}

/** The board of that name at a moment, which must have it. */
export function boardNamed({ boards }: Pick<Moment, 'boards'>, name: BoardName): Board {
  const board = boards[name];
  if (board === null) throw new Error(`momentsOf: there is no ${name} board; check the record`);
  return board;
}

function out(now: Played, name: BoardName): Played {
  const after = { ...now, boards: { ...now.boards, [name]: agreeDraw(boardNamed(now, name)) } };
  return { ...after, turn: turnAfterDropOut(after, name) };
}
