/** How good a position is, told apart by how sure that is. */
import type { BoardResult } from '../rules/outcome.ts';
import { opponentOf, type Side } from '../rules/side.ts';
import { isDecided, WIN } from './score.ts';

/**
 * `exact`: the result with best play under the board's ruleset. `plies` to the end are the fewest where
 * the endgame table names them, else enough; `null` for a draw, and where only the solution of the
 * placement phase says who wins.
 * `likely`: the result the endgame table names, which a rule it does not know may overturn.
 * `estimate`: hundredths of a goat for the side to act.
 */
export type Value =
  | {
      readonly kind: 'exact' | 'likely';
      readonly result: BoardResult;
      readonly plies: number | null;
    }
  | { readonly kind: 'estimate'; readonly score: number };

/** The value that a search's score stands for with `toAct` to act at the root. */
export function valueOf(score: number, isProven: boolean, toAct: Side): Value {
  if (isDecided(score)) {
    const result = score > 0 ? toAct : opponentOf(toAct);
    return { kind: 'exact', result, plies: WIN - Math.abs(score) };
  }
  if (isProven) return { kind: 'exact', result: 'draw', plies: null };
  return { kind: 'estimate', score };
}

/**
 * A value with `toAct` to act as one number for `side`: hundredths of a goat where it is an estimate, 0
 * for a draw, infinite where it is decided.
 */
export function outlookFor(side: Side, value: Value, toAct: Side): number {
  if (value.kind === 'estimate') return side === toAct ? value.score : -value.score;
  if (value.result === 'draw') return 0;
  return value.result === side ? Infinity : -Infinity;
}
