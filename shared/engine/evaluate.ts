/** An estimate of a position from the counts in `features.ts` and one table of weights. */
import type { PointSet } from '../rules/point.ts';
import { describe, FEATURE_COUNT } from './features.ts';
import { TIGERS_TO_ACT, type Who } from './packed-position.ts';
import { WEIGHTS } from './weights.ts';

/** The seam of the search: estimates an open position in hundredths of a goat, from the view of the side to act. */
export type Evaluate = (who: Who, goats: PointSet) => number;

const found = new Int32Array(FEATURE_COUNT);

/** The evaluation made by hand: its counts are chosen, their weights tuned (docs/engine.md). */
export const evaluate: Evaluate = (who, goats) => {
  describe(who, goats, found);
  let score = 0;
  for (let feature = 0; feature < FEATURE_COUNT; feature++)
    score += WEIGHTS[found[feature] ?? 0] ?? 0;
  return (who & TIGERS_TO_ACT) === 0 ? -score : score;
};
