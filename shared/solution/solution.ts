/** The solution of the placement phase as whoever plays, judges or learns from it sees it. */
import type { BoardResult } from '../rules/outcome.ts';
import type { Position } from '../rules/position.ts';

/** Who wins with best play, draw limits and rules on repetition left aside. */
export interface Solution {
  /**
   * The result of a position with goats in hand and fewer than five captured; `undefined` for any
   * other, and where it is not known. Never throws.
   */
  lookUp(position: Position): BoardResult | undefined;
}

/** The solution that knows nothing. */
export const NO_SOLUTION: Solution = { lookUp: () => undefined };
