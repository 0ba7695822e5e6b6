/** A ply without a search, for when no thread has answered and the clock does not wait. */
import type { Chance } from '../../shared/engine/choose.ts';
import { boardOf, type Match } from '../../shared/match/match.ts';
import type { Action } from '../../shared/rules/action.ts';
import { type Board, legalOn, playOn } from '../../shared/rules/board.ts';

/** What wins at once, else a capture, else anything legal. */
export function stopgapAction(match: Match, chance: Chance): Action {
  const board = boardOf(match, match.turn.board);
  const legal = board === null ? [] : legalOn(board);
  const wins = legal.filter((action) => board !== null && isWin(board, action));
  const captures = legal.filter((action) => action.kind === 'capture');
  const [choices = legal] = [wins, captures].filter((some) => some.length > 0);
  const action = choices[Math.floor(chance() * choices.length)];
  if (action === undefined) throw new Error('stopgapAction: the board at turn is over');
  return action;
}

function isWin(board: Board, action: Action): boolean {
  const played = playOn(board, action);
  return played.ok && played.value.outcome?.result === board.position.toAct;
}
