/** What best play comes to, by trying everything with the rules core: slow, plain and sure. */
import { type Board, legalOn, playOn } from '../../shared/rules/board.ts';
import type { BoardResult } from '../../shared/rules/outcome.ts';
import { opponentOf } from '../../shared/rules/side.ts';
import { valueOf } from './text.ts';

/** How a board ends with best play: soonest for the winner, latest for the loser. */
export interface Ending {
  readonly result: BoardResult;
  /** Plies to the end; of a draw: 0. */
  readonly plies: number;
}

/** The ending, looking `depth` plies ahead; `undefined` where some line that matters is not over then. */
export function playOut(board: Board, depth: number): Ending | undefined {
  if (board.outcome !== null) return { result: board.outcome.result, plies: 0 };
  if (depth === 0) return undefined;
  const toAct = board.position.toAct;
  const endings = legalOn(board).map((action) => {
    const ending = playOut(valueOf(playOn(board, action), 'a legal action'), depth - 1);
    return ending && { ...ending, plies: ending.result === 'draw' ? 0 : ending.plies + 1 };
  });
  const known = endings.filter((ending) => ending !== undefined);
  const wins = known.filter(({ result }) => result === toAct);
  if (wins.length > 0) return { result: toAct, plies: Math.min(...wins.map(({ plies }) => plies)) };
  if (known.length < endings.length) return undefined;
  if (known.some(({ result }) => result === 'draw')) return { result: 'draw', plies: 0 };
  return { result: opponentOf(toAct), plies: Math.max(...known.map(({ plies }) => plies)) };
}
