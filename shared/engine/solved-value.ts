/** What the solution's result at a root is worth, for the board alone or for the match. */
import type { Board } from '../rules/board.ts';
import type { BoardResult } from '../rules/outcome.ts';
import { opponentOf } from '../rules/side.ts';
import { isCertain } from './certainty.ts';
import { isDecided, WIN } from './score.ts';
import { ALONE, type Terms } from './terms.ts';
import { type Value, valueOf } from './value.ts';

/** What a win whose length is not known counts beside an estimated board, in hundredths of a goat. */
const SOLVED_WIN = 600;

/** The value of `board`, solved as `result`, on `terms`; a search found `score` for the side to act. */
export function valueOfSolved(
  board: Board,
  terms: Terms,
  result: BoardResult,
  score: number,
): Value {
  const { toAct } = board.position;
  const isFound = isDecided(score) && result === (score > 0 ? toAct : opponentOf(toAct));
  if (terms === ALONE) {
    const kind = isFound || isCertain(result, board) ? 'exact' : 'likely';
    return { kind, result, plies: isFound ? WIN - Math.abs(score) : null };
  }
  if (isDecided(score)) return valueOf(score, false, toAct);
  if (isDecided(terms.otherwise)) {
    const beside = terms.otherwise > 0 ? toAct : opponentOf(toAct);
    const isSettled = (result === 'draw' || result === beside) && isCertain(result, board);
    return valueOf(isSettled ? terms.otherwise : score, false, toAct);
  }
  if (result === 'draw') return { kind: 'estimate', score: terms.otherwise };
  return { kind: 'estimate', score: result === toAct ? SOLVED_WIN : -SOLVED_WIN };
}
