/** The learned evaluation: a sum of weights that were found from exact values (docs/engine.md). */
import type { Evaluate } from '../evaluate.ts';
import { TIGERS_TO_ACT } from '../packed-position.ts';
import { BUCKET_COUNT, BUCKET_SIZE, findTerms, JOINED, JOINED_SIZE, TERM_COUNT } from './shape.ts';
import type { LearnedWeights } from './weights.ts';

/** The evaluation of these weights: 1.8 MB, made in some 10 ms. */
export function createLearned(weights: LearnedWeights): Evaluate {
  const spread = spreadWeights(weights);
  const terms = new Int32Array(TERM_COUNT);
  return (who, goats) => {
    findTerms(who, goats, terms);
    let score = 0;
    for (let term = 0; term < TERM_COUNT; term++) score += spread[terms[term] ?? 0] ?? 0;
    return (who & TIGERS_TO_ACT) === 0 ? -score : score;
  };
}

/** The weights as they are looked up, in hundredths of a goat. */
function spreadWeights({ unit, values }: LearnedWeights): Int16Array {
  const spread = new Int16Array(BUCKET_COUNT * BUCKET_SIZE);
  for (let bucket = 0; bucket < BUCKET_COUNT; bucket++)
    for (let index = 0; index < BUCKET_SIZE; index++)
      spread[bucket * BUCKET_SIZE + index] =
        unit * (values[bucket * JOINED_SIZE + (JOINED[index] ?? 0)] ?? 0);
  return spread;
}
