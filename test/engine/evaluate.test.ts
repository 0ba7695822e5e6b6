/** What the estimate may depend on, and the shape of its weights. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate } from '../../shared/engine/evaluate.ts';
import {
  BUCKET_COUNT,
  BUCKET_SIZE,
  describe,
  FEATURE_COUNT,
} from '../../shared/engine/features.ts';
import { packWho } from '../../shared/engine/packed-position.ts';
import { MOST_ESTIMATE } from '../../shared/engine/score.ts';
import { WEIGHTS } from '../../shared/engine/weights.ts';
import { formatPosition } from '../../shared/notation/position.ts';
import { CAPTURES_TO_WIN, type Position } from '../../shared/rules/position.ts';
import { mapPosition, SYMMETRIES } from '../../shared/rules/symmetry.ts';
import { anyPosition } from '../support/arbitrary.ts';
import { positionOf } from '../support/text.ts';

const anyOpen = anyPosition.filter(({ captured }) => captured < CAPTURES_TO_WIN);

function estimate(position: Position): number {
  return evaluate(packWho(position), position.goats);
}

test('turning the board over changes nothing', () => {
  fc.assert(
    fc.property(anyOpen, fc.constantFrom(...SYMMETRIES), (position, symmetry) => {
      expect(estimate(mapPosition(symmetry, position)), formatPosition(position)).toBe(
        estimate(position),
      );
    }),
  );
});

test('every count of any position has a weight of its own phase and side', () => {
  const out = new Int32Array(FEATURE_COUNT);
  fc.assert(
    fc.property(anyOpen, (position) => {
      describe(packWho(position), position.goats, out);
      const side = position.toAct === 'tigers' ? 1 : 0;
      const bucket = 2 * Math.ceil(position.inHand / 4) + side;
      expect(new Set(out.map((index) => Math.floor(index / BUCKET_SIZE)))).toEqual(
        new Set([bucket]),
      );
    }),
  );
});

test('there is a weight for every value of every count, and no estimate looks like a win', () => {
  expect(WEIGHTS).toHaveLength(BUCKET_COUNT * BUCKET_SIZE);
  const most = WEIGHTS.reduce((greatest, weight) => Math.max(greatest, Math.abs(weight)), 0);
  expect(most * FEATURE_COUNT).toBeLessThan(MOST_ESTIMATE);
});

test.each([
  [
    'a captured goat is good for the tigers',
    'T1GGT/5/2G1G/5/T3T t 14 2',
    'T1GGT/5/2G1G/5/T3T t 16 0',
  ],
  ['a goat that can be taken is good for them', 'T3T/1G3/5/5/T3T t 19 0', 'TG2T/5/5/5/T3T t 19 0'],
])('%s', (_, better, worse) => {
  expect(estimate(positionOf(better))).toBeGreaterThan(estimate(positionOf(worse)));
});
