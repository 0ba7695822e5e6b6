/** The table's levels, one per number of goats captured, and where in them a position lies. */
import type { PointSet } from '../../rules/point.ts';
import { CAPTURES_TO_WIN } from '../../rules/position.ts';
import { CANONICAL_SYMMETRIES, ORBIT_COUNT, ORBITS, squeeze } from './tiger-orbit.ts';
import { imageOf } from './set-image.ts';
import { countSubsets, rankSubset } from './subset.ts';

/** Points beside the tigers. */
export const PLACE_COUNT = 21;

/** One number of captured goats: the shape of its two arrays of values. */
export interface LevelShape {
  /** Goats captured, 0 to 4. */
  readonly captured: number;
  /** Empty points, 1 to 5: one, and one for each goat captured. */
  readonly empties: number;
  /** Entries of one tiger orbit: the ways to leave that many of the 21 places empty. */
  readonly blockSize: number;
  /** Entries of one side to act, one byte each. */
  readonly size: number;
}

/** By goats captured. */
export const LEVEL_SHAPES: readonly LevelShape[] = Array.from(
  { length: CAPTURES_TO_WIN },
  (_, captured) => {
    const blockSize = countSubsets(PLACE_COUNT, captured + 1);
    return { captured, empties: captured + 1, blockSize, size: ORBIT_COUNT * blockSize };
  },
);

/** A level's values by side to act, as `EndgameTable.probe` answers them. */
export interface LevelValues {
  readonly tigers: Uint8Array;
  readonly goats: Uint8Array;
}

/** The index of an arrangement, whoever is to act, in the arrays of a level of this block size. */
export function entryOf(tigers: PointSet, empty: PointSet, blockSize: number): number {
  const rank = rankSubset(tigers);
  const orbit = ORBITS[rank] ?? 0;
  const image = imageOf(CANONICAL_SYMMETRIES[rank] ?? 0, empty);
  return orbit * blockSize + rankSubset(squeeze(image, orbit));
}
