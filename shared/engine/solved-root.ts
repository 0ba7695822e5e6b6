/** The actions of a root with goats in hand that the solution settles. */
import type { Action } from '../rules/action.ts';
import { legalActions } from '../rules/legal.ts';
import type { BoardResult } from '../rules/outcome.ts';
import { CAPTURES_TO_WIN, play, type Position } from '../rules/position.ts';
import { opponentOf, type Side } from '../rules/side.ts';
import type { Solution } from '../solution/solution.ts';
import { type EndgameTable, probePosition } from './tablebase/probe.ts';

/** Exact results of positions with goats in hand, and without. */
export interface KnownResults {
  readonly solution: Solution;
  readonly table: EndgameTable;
}

/** What the solution says of a root. */
export interface SolvedRoot {
  readonly result: BoardResult;
  /** The actions that keep the result, one at least. */
  readonly keeping: readonly Action[];
  /**
   * Those of them that are hardest to answer, unless the root is won: after which the fewest replies
   * keep the result for the other side.
   */
  readonly hardest: readonly Action[];
}

/** Who wins a position, in either phase; `undefined` where that is not known. */
export function resultOf(
  { solution, table }: KnownResults,
  position: Position,
): BoardResult | undefined {
  const solved = solution.lookUp(position);
  if (solved !== undefined || position.inHand > 0) return solved ?? overResult(position);
  const probed = probePosition(table, position);
  return probed.ok ? probed.value.winner : undefined;
}

/**
 * `undefined` where goats are no longer in hand or any action's result is not known, and where the
 * results contradict each other, as they would in a damaged file.
 */
export function solveRoot(known: KnownResults, position: Position): SolvedRoot | undefined {
  if (position.inHand === 0) return undefined;
  const result = resultOf(known, position);
  if (result === undefined) return undefined;
  const actions = legalActions(position);
  const results = actions.map((action) => resultOf(known, play(position, action)));
  if (bestFor(position.toAct, results) !== result) return undefined;
  const keeping = actions.filter((_, index) => results[index] === result);
  if (result === position.toAct) return { result, keeping, hardest: keeping };
  const replies = keeping.map((action) => countKeeping(known, play(position, action), result));
  const fewest = Math.min(...replies);
  return { result, keeping, hardest: keeping.filter((_, index) => replies[index] === fewest) };
}

/** What `side` makes of positions with these results; `undefined` where one is not known. */
export function bestFor(
  side: Side,
  results: readonly (BoardResult | undefined)[],
): BoardResult | undefined {
  if (results.length === 0 || results.includes(undefined)) return undefined;
  if (results.includes(side)) return side;
  return results.includes('draw') ? 'draw' : opponentOf(side);
}

/** How many replies keep the result. */
function countKeeping(known: KnownResults, position: Position, result: BoardResult): number {
  return legalActions(position).filter((reply) => resultOf(known, play(position, reply)) === result)
    .length;
}

/** A fifth goat may be captured while others are in hand. */
function overResult({ captured }: Position): BoardResult | undefined {
  return captured >= CAPTURES_TO_WIN ? 'tigers' : undefined;
}
