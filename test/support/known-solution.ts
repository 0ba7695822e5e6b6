/** Solutions that tests make up: what they say is enough to see what is made of it. */
import type { BoardResult } from '../../shared/rules/outcome.ts';
import type { Position } from '../../shared/rules/position.ts';
import type { Solution } from '../../shared/solution/solution.ts';

/** Says `root` of the position, what `after` says of those one ply later, and `replied` two plies later. */
export function solutionAround(
  { inHand, toAct }: Position,
  root: BoardResult,
  after: (position: Position) => BoardResult,
  replied: (position: Position) => BoardResult = () => root,
): Solution {
  return {
    lookUp: (position) => {
      if (position.inHand === 0) return undefined;
      if (position.toAct !== toAct) return after(position);
      return position.inHand === inHand ? root : replied(position);
    },
  };
}
