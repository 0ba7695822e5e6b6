/** Where in a level a position lies, whichever way the board is turned. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryOf, LEVEL_SHAPES } from '../../../shared/engine/tablebase/level.ts';
import { imageOf, INVERSES } from '../../../shared/engine/tablebase/set-image.ts';
import { listSubsets } from '../../../shared/engine/tablebase/subset.ts';
import {
  ORBIT_COUNT,
  REPRESENTATIVES,
  spread,
  squeeze,
} from '../../../shared/engine/tablebase/tiger-orbit.ts';
import { ALL_POINTS, POINTS, setOf } from '../../../shared/rules/point.ts';
import { mapSet, SYMMETRIES } from '../../../shared/rules/symmetry.ts';

const anySet = fc.integer({ min: 0, max: ALL_POINTS });
const anySymmetry = fc.nat({ max: SYMMETRIES.length - 1 });
const anyOrbit = fc.nat({ max: ORBIT_COUNT - 1 });
/** The points in any order: tigers are taken from the front, empty points from the back. */
const anyOrder = fc.shuffledSubarray([...POINTS], { minLength: 25, maxLength: 25 });

test('an image by two look-ups is the image point by point', () => {
  fc.assert(
    fc.property(anySet, anySymmetry, (set, symmetry) => {
      const image = imageOf(symmetry, set);
      expect(image).toBe(mapSet(SYMMETRIES[symmetry] ?? [], set));
      expect(imageOf(INVERSES[symmetry] ?? -1, image)).toBe(set);
    }),
  );
});

test('tiger sets fall into 1,666 orbits, each represented by its least set', () => {
  const least = Array.from(listSubsets(25, 4)).filter((set) =>
    SYMMETRIES.every((_, symmetry) => imageOf(symmetry, set) >= set),
  );
  expect(Array.from(REPRESENTATIVES)).toEqual(least);
  expect(least).toHaveLength(ORBIT_COUNT);
});

test('places are the points beside the tigers, in their order', () => {
  fc.assert(
    fc.property(anyOrbit, anySet, (orbit, set) => {
      const tigers = REPRESENTATIVES[orbit] ?? 0;
      const places = POINTS.filter((point) => ((tigers >>> point) & 1) === 0);
      const isIn = (point: number): boolean => ((set >>> point) & 1) === 1;
      const squeezed = places.reduce((sum, point, i) => sum | (isIn(point) ? 1 << i : 0), 0);
      expect(squeeze(set & ~tigers, orbit)).toBe(squeezed);
      expect(spread(squeezed, orbit)).toBe(set & ~tigers);
    }),
  );
});

describe.each(LEVEL_SHAPES.slice(0, 3))('with $captured goats captured', (shape) => {
  test('every entry is the place of one arrangement', () => {
    const sets = listSubsets(21, shape.empties);
    let entry = 0;
    let misplaced = 0;
    for (let orbit = 0; orbit < ORBIT_COUNT; orbit++)
      for (const set of sets) {
        const found = entryOf(REPRESENTATIVES[orbit] ?? 0, spread(set, orbit), shape.blockSize);
        if (found !== entry++) misplaced++;
      }
    expect([misplaced, entry]).toEqual([0, shape.size]);
  });
});

test.each(LEVEL_SHAPES)(
  'with $captured goats captured, an arrangement lies where one of its images does',
  ({ empties, blockSize, size }) => {
    fc.assert(
      fc.property(anyOrder, anySymmetry, (order, symmetry) => {
        const tigers = setOf(order.slice(0, 4));
        const empty = setOf(order.slice(-empties));
        const entry = entryOf(tigers, empty, blockSize);
        expect(entry).toBeLessThan(size);
        const turned = entryOf(imageOf(symmetry, tigers), imageOf(symmetry, empty), blockSize);
        expect(imagesOf(turned, blockSize, empties)).toContain(entry);
      }),
    );
  },
);

/** Entries of the images of an entry's arrangement under its tigers' own symmetries. */
function imagesOf(entry: number, blockSize: number, empties: number): number[] {
  const orbit = Math.floor(entry / blockSize);
  const tigers = REPRESENTATIVES[orbit] ?? 0;
  const empty = spread(listSubsets(21, empties)[entry % blockSize] ?? 0, orbit);
  const own = SYMMETRIES.map((_, index) => index).filter((i) => imageOf(i, tigers) === tigers);
  return own.map((symmetry) => entryOf(tigers, imageOf(symmetry, empty), blockSize));
}
