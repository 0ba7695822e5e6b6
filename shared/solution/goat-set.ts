/** Numbering the sets of goats on the 21 places beside the tigers, by their bitboards. */
import { PLACE_COUNT } from '../engine/tablebase/level.ts';
import { countSubsets } from '../engine/tablebase/subset.ts';
import { countPoints } from '../rules/point.ts';

// A set is a lower half of 11 places and an upper one of 10. Sets of one size in increasing order
// run through the lower halves of one size for each upper half, so a rank is the sum of two look-ups:
// where the upper half's run begins, and the lower half's rank among those of its size.

/** Places in the lower half, and in the upper one. */
export const LOW_PLACES = 11;
export const HIGH_PLACES = PLACE_COUNT - LOW_PLACES;
/** How many lower and upper halves there are. */
export const LOW_SETS = 1 << LOW_PLACES;
export const HIGH_SETS = 1 << HIGH_PLACES;

/** Per upper half: how many places it holds. */
export const HIGH_SIZES = Uint8Array.from({ length: HIGH_SETS }, (_, set) => countPoints(set));

/** The lower halves by size, each size in increasing order; and per size where it begins, 0 to 12. */
export const LOWS = Uint16Array.from({ length: LOW_SETS }, (_, set) => set).sort(
  (one, other) => countPoints(one) - countPoints(other) || one - other,
);
export const LOW_BEGINS = Uint16Array.from({ length: LOW_PLACES + 2 }, (_, size) =>
  LOWS.reduce((count, set) => (countPoints(set) < size ? count + 1 : count), 0),
);

/** Per lower half: its rank among those of its size. */
export const LOW_RANKS = new Uint16Array(LOW_SETS);
LOWS.forEach((set, index) => {
  LOW_RANKS[set] = index - (LOW_BEGINS[countPoints(set)] ?? 0);
});

/** Per number of goats, 0 to 21, and upper half: the rank of the first set with that half. */
export const RUN_BEGINS: readonly Int32Array[] = Array.from(
  { length: PLACE_COUNT + 1 },
  (_, goats) => beginRuns(goats),
);

/** How many lower halves go with an upper half of `highSize` in sets of `goats`; 0 where none do. */
export function countLows(goats: number, highSize: number): number {
  const size = goats - highSize;
  return size < 0 ? 0 : countSubsets(LOW_PLACES, size);
}

/** The rank of a set of `goats` places among those of its size, the least being 0. */
export function rankGoats(set: number, goats: number): number {
  return (RUN_BEGINS[goats]?.[set >>> LOW_PLACES] ?? 0) + (LOW_RANKS[set & (LOW_SETS - 1)] ?? 0);
}

function beginRuns(goats: number): Int32Array {
  const begins = new Int32Array(HIGH_SETS);
  let rank = 0;
  HIGH_SIZES.forEach((size, high) => {
    begins[high] = rank;
    rank += countLows(goats, size);
  });
  return begins;
}
