/** Ranks of goat sets: by count, in increasing order. */
import { expect, test } from 'vitest';
import { countSubsets, listSubsets } from '../../shared/engine/tablebase/subset.ts';
import { rankGoats, RUN_BEGINS } from '../../shared/solution/goat-set.ts';

const COUNTS = RUN_BEGINS.map((_, goats) => goats);

test('there is a rank for every number of goats on 21 places', () => {
  expect(COUNTS).toHaveLength(22);
});

test.each(COUNTS.slice(1))('sets of %i goats are ranked in increasing order', (goats) => {
  const sets = listSubsets(21, goats);
  expect(sets).toHaveLength(countSubsets(21, goats));
  expect(sets.findIndex((set, rank) => rankGoats(set, goats) !== rank)).toBe(-1);
});

test('the set of no goats has rank 0', () => {
  expect(rankGoats(0, 0)).toBe(0);
});
