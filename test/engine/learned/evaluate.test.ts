/** What the learned evaluation may depend on, and that its look-ups find what is on the board. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededChance } from '../../../shared/engine/chance.ts';
import { findCodes, PATTERNS } from '../../../shared/engine/learned/codes.ts';
import { createLearned } from '../../../shared/engine/learned/evaluate.ts';
import {
  BUCKET_COUNT,
  BUCKET_SIZE,
  findTerms,
  TERM_COUNT,
} from '../../../shared/engine/learned/shape.ts';
import { WEIGHT_COUNT } from '../../../shared/engine/learned/weights.ts';
import { packWho } from '../../../shared/engine/packed-position.ts';
import { MOST_ESTIMATE } from '../../../shared/engine/score.ts';
import { formatPosition } from '../../../shared/notation/position.ts';
import { hasPoint } from '../../../shared/rules/point.ts';
import { CAPTURES_TO_WIN, type Position } from '../../../shared/rules/position.ts';
import { mapPosition, SYMMETRIES } from '../../../shared/rules/symmetry.ts';
import { anyPosition } from '../../support/arbitrary.ts';

const anyOpen = anyPosition.filter(({ captured }) => captured < CAPTURES_TO_WIN);
const UNIT = 3;
/** Any weights at all: no law depends on what was learned. */
const chance = seededChance(11);
const values = Int8Array.from({ length: WEIGHT_COUNT }, () => Math.floor(256 * chance()) - 128);
const learned = createLearned({ unit: UNIT, values });

function estimate(position: Position): number {
  return learned(packWho(position), position.goats);
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

test('a code is what stands on each point of its pattern, counted one by one', () => {
  const codes = new Int32Array(PATTERNS.length + 1);
  fc.assert(
    fc.property(anyOpen, ({ tigers, goats }) => {
      findCodes(tigers, goats, codes);
      const counted = PATTERNS.map(({ points }) =>
        points.reduce((code, point, digit) => {
          const piece = hasPoint(tigers, point) ? 2 : hasPoint(goats, point) ? 1 : 0;
          return code + piece * 3 ** digit;
        }, 0),
      );
      expect([...codes.subarray(0, PATTERNS.length)]).toEqual(counted);
    }),
  );
});

test('the nine windows and the twelve lines of five points each are looked at', () => {
  const sizes = PATTERNS.map(({ points }) => points.length);
  expect(sizes.filter((size) => size === 9)).toHaveLength(9);
  expect(sizes.filter((size) => size === 5)).toHaveLength(12);
  expect(new Set(PATTERNS.map(({ points }) => [...points].sort().join())).size).toBe(21);
});

test('every weight of any position is of its own phase and side', () => {
  const terms = new Int32Array(TERM_COUNT);
  const bucketOf = (position: Position): number => {
    findTerms(packWho(position), position.goats, terms);
    const buckets = new Set(terms.map((index) => Math.floor(index / BUCKET_SIZE)));
    expect(buckets.size, formatPosition(position)).toBe(1);
    return Math.max(...buckets);
  };
  fc.assert(
    fc.property(anyOpen, (position) => {
      const bucket = bucketOf(position);
      expect(bucket).toBeLessThan(BUCKET_COUNT);
      expect(bucket % 2).toBe(position.toAct === 'tigers' ? 1 : 0);
      expect(bucket < 2).toBe(position.inHand === 0);
    }),
  );
});

test('no estimate looks like a win, whatever the weights', () => {
  expect(TERM_COUNT * UNIT * 128).toBeLessThan(MOST_ESTIMATE);
});
