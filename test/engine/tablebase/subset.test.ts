/** Sets of points and their numbers. */
import { describe, expect, test } from 'vitest';
import { countSubsets, listSubsets, rankSubset } from '../../../shared/engine/tablebase/subset.ts';
import { countPoints } from '../../../shared/rules/point.ts';

test.each([
  [25, 4, 12_650],
  [21, 1, 21],
  [21, 5, 20_349],
  [21, 0, 1],
  [3, 4, 0],
])('of %i points, %i can be chosen in %i ways', (width, size, count) => {
  expect(countSubsets(width, size)).toBe(count);
});

describe.each([
  [25, 4],
  [21, 1],
  [21, 2],
  [21, 3],
  [21, 4],
  [21, 5],
])('sets among %i points of %i', (width, size) => {
  const sets = listSubsets(width, size);

  test('each is listed once, in increasing order', () => {
    expect(sets).toHaveLength(countSubsets(width, size));
    expect(sets.every((set, rank) => rank === 0 || set > (sets[rank - 1] ?? 0))).toBe(true);
    expect(sets.every((set) => countPoints(set) === size && set < 1 << width)).toBe(true);
  });

  test('each ranks where it is listed', () => {
    expect(sets.findIndex((set, rank) => rankSubset(set) !== rank)).toBe(-1);
  });
});
