/** All actions of a side, packed, into the search's own arrays. */
import { JUMPS, NEIGHBOUR_SETS, type PointSet, POINTS } from '../rules/point.ts';
import { lowestIndex } from './bits.ts';
import { jumpersOver } from '../rules/direction.ts';

/** No side ever has more actions: goats at five empty points with eight neighbours each have 40. */
export const MOST_ACTIONS = 64;

const STEPS = Int32Array.from(NEIGHBOUR_SETS);
const JUMP_LIST = JUMPS.flat();
const JUMP_OVER = Int32Array.from(JUMP_LIST, (jump) => 1 << jump.over);
const JUMP_TO = Uint8Array.from(JUMP_LIST, (jump) => jump.to);
/** The jumps from point `p` are those from `JUMP_START[p]` up to `JUMP_START[p + 1]`. */
const JUMP_START = Uint8Array.from(
  { length: POINTS.length + 1 },
  (_, point) => JUMPS.slice(0, point).flat().length,
);

/** Writes the captures to `out` from index `end` on and returns the new end. */
export function generateCaptures(
  tigers: PointSet,
  goats: PointSet,
  empty: PointSet,
  out: Int32Array,
  end: number,
): number {
  for (let left = tigers & jumpersOver(goats, empty); left !== 0; left &= left - 1) {
    const from = lowestIndex(left);
    const last = JUMP_START[from + 1] ?? 0;
    for (let jump = JUMP_START[from] ?? 0; jump < last; jump++) {
      const to = JUMP_TO[jump] ?? 0;
      if ((goats & (JUMP_OVER[jump] ?? 0)) !== 0 && ((empty >>> to) & 1) !== 0)
        out[end++] = from | (to << 5);
    }
  }
  return end;
}

/** Writes the tigers' steps; `empty` holds the points on which nothing stands. */
export function generateTigerSteps(
  tigers: PointSet,
  empty: PointSet,
  out: Int32Array,
  end: number,
): number {
  for (let left = tigers; left !== 0; left &= left - 1) {
    const from = lowestIndex(left);
    for (let to = (STEPS[from] ?? 0) & empty; to !== 0; to &= to - 1)
      out[end++] = from | (lowestIndex(to) << 5);
  }
  return end;
}

/** Writes the goats' steps: found from the few empty points, not from the many goats. */
export function generateGoatSteps(
  goats: PointSet,
  empty: PointSet,
  out: Int32Array,
  end: number,
): number {
  for (let left = empty; left !== 0; left &= left - 1) {
    const to = lowestIndex(left);
    for (let from = (STEPS[to] ?? 0) & goats; from !== 0; from &= from - 1)
      out[end++] = lowestIndex(from) | (to << 5);
  }
  return end;
}

/** Writes the placements. */
export function generatePlacements(empty: PointSet, out: Int32Array, end: number): number {
  for (let left = empty; left !== 0; left &= left - 1) out[end++] = lowestIndex(left) * 33;
  return end;
}
