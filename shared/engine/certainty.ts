/** Which results of the solution hold under a ruleset, whose limits the solution does not know. */
import type { Board } from '../rules/board.ts';
import type { BoardResult } from '../rules/outcome.ts';
import type { Position } from '../rules/position.ts';
import { PLY_CEILING } from '../rules/ruleset.ts';

/** Plies of the longest ending with best play (`movement-totals.json`). */
export const LONGEST_ENDING = 137;

/**
 * Whether `result`, the solution's for a board with goats in hand, is certain under the board's ruleset.
 * A draw is one under any limit. A win comes no later than the last placement and the longest ending
 * after it. Positions with goats in hand never come back, and a shortest ending repeats nothing; but
 * where repeating is forbidden, or stuck goats pass, another game is played in the end.
 */
export function isCertain(
  result: BoardResult,
  { ruleset, position, plies }: Pick<Board, 'ruleset' | 'position' | 'plies'>,
): boolean {
  const { repetition, plyLimit, quietLimit, goatsWithoutAction } = ruleset;
  if (repetition?.kind === 'forbidden') return false;
  if (goatsWithoutAction === 'pass' && result !== 'goats') return false;
  if (result === 'draw') return true;
  const left = (plyLimit ?? PLY_CEILING) - plies;
  return longestWin(position) <= left && LONGEST_ENDING <= (quietLimit ?? Infinity);
}

/** Plies that whoever wins a position with goats in hand needs at most. */
function longestWin({ toAct, inHand }: Position): number {
  return 2 * inHand - (toAct === 'goats' ? 1 : 0) + LONGEST_ENDING;
}
