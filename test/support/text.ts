/** Positions, actions and boards from their texts, for tests that speak the game. */
import type { Action } from '../../shared/rules/action.ts';
import { type Board, playOn, startBoard } from '../../shared/rules/board.ts';
import type { Position } from '../../shared/rules/position.ts';
import type { Result } from '../../shared/rules/result.ts';
import { PLAIN_RULES, type Ruleset } from '../../shared/rules/ruleset.ts';
import type { Side } from '../../shared/rules/side.ts';
import { parseAction } from '../../shared/notation/action.ts';
import { parsePosition } from '../../shared/notation/position.ts';

/** What a test takes for granted; throws where it is not so. */
export function valueOf<T>(result: Result<T, unknown>, what: string): T {
  if (!result.ok) throw new Error(`${what}: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** The position of a position text. */
export function positionOf(text: string): Position {
  return valueOf(parsePosition(text), text);
}

/** The action of an action text. */
export function actionOf(text: string): Action {
  return valueOf(parseAction(text), text);
}

/** The actions of texts parted by spaces. */
export function actionsOf(text: string): Action[] {
  return text === '' ? [] : text.split(' ').map(actionOf);
}

/** A board at a position text, or at the start with `tigers` or `goats` to act. */
export function boardAt(start: string, ruleset: Ruleset = PLAIN_RULES): Board {
  return startBoard(ruleset, isSide(start) ? start : positionOf(start));
}

/** The board after actions parted by spaces, each of which must be legal. */
export function playAll(board: Board, actions: string): Board {
  return actionsOf(actions).reduce(
    (present, action, ply) =>
      valueOf(playOn(present, action), `ply ${ply + 1} of ${actions} is refused`),
    board,
  );
}

function isSide(text: string): text is Side {
  return text === 'tigers' || text === 'goats';
}
