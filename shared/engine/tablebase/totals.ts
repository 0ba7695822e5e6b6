/** How a level's positions end, counted once for all their images under the symmetries. */
import { type LevelShape, type LevelValues, PLACE_COUNT } from './level.ts';
import { readPlies, TABLE_DRAW } from './probe.ts';
import { imageOf } from './set-image.ts';
import { listSubsets } from './subset.ts';
import { ORBIT_COUNT, REPRESENTATIVES, spread } from './tiger-orbit.ts';
import type { Side } from '../../rules/side.ts';
import { SYMMETRIES } from '../../rules/symmetry.ts';

/** Positions of one level and side to act, by result, and the plies of the longest wins (0: none). */
export interface Totals {
  readonly tigersWin: number;
  readonly draw: number;
  readonly goatsWin: number;
  readonly longestTigersWin: number;
  readonly longestGoatsWin: number;
}

/** Counts the positions with `toAct` to act. */
export function countTotals(shape: LevelShape, values: LevelValues, toAct: Side): Totals {
  const counts = countPlies(shape, values[toAct]);
  const totals = { tigersWin: 0, draw: 0, goatsWin: 0, longestTigersWin: 0, longestGoatsWin: 0 };
  counts.forEach((count, plies) => {
    if (count === 0) return;
    const { winner } = readPlies(plies, toAct);
    if (winner === 'draw') totals.draw += count;
    else if (winner === 'tigers') {
      totals.tigersWin += count;
      totals.longestTigersWin = plies;
    } else {
      totals.goatsWin += count;
      totals.longestGoatsWin = plies;
    }
  });
  return totals;
}

/** Per byte of the table: how many positions have it. */
export function countPlies(shape: LevelShape, values: Uint8Array): Uint32Array {
  const counts = new Uint32Array(TABLE_DRAW + 1);
  const sets = listSubsets(PLACE_COUNT, shape.empties);
  for (let orbit = 0; orbit < ORBIT_COUNT; orbit++) {
    const own = ownSymmetries(orbit);
    const base = orbit * shape.blockSize;
    for (let rank = 0; rank < shape.blockSize; rank++) {
      const value = values[base + rank] ?? 0;
      if (isLeastImage(spread(sets[rank] ?? 0, orbit), own))
        counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}

/** The symmetries, the identity left out, that leave the orbit's representative where it is. */
function ownSymmetries(orbit: number): number[] {
  const tigers = REPRESENTATIVES[orbit] ?? 0;
  return SYMMETRIES.map((_, index) => index).filter(
    (index) => index > 0 && imageOf(index, tigers) === tigers,
  );
}

function isLeastImage(empty: number, symmetries: readonly number[]): boolean {
  return symmetries.every((symmetry) => imageOf(symmetry, empty) >= empty);
}
