/** The places of the four tigers up to symmetry: 1,666 orbits of 12,650 sets, the tables' blocks. */
import { type PointSet, pointsIn } from '../../rules/point.ts';
import { TIGER_COUNT } from '../../rules/position.ts';
import { SYMMETRIES } from '../../rules/symmetry.ts';
import { imageOf, INVERSES } from './set-image.ts';
import { listSubsets, rankSubset } from './subset.ts';

/** How many orbits of tiger sets there are. */
export const ORBIT_COUNT = 1666;

const TIGER_SETS = listSubsets(25, TIGER_COUNT);

/** Per rank of a tiger set: its orbit. Orbits are numbered by their least sets. */
export const ORBITS = new Uint16Array(TIGER_SETS.length);

/** Per rank of a tiger set: the index of a symmetry that takes it to its representative. */
export const CANONICAL_SYMMETRIES = new Uint8Array(TIGER_SETS.length);

/** Per orbit: the least of its sets, which stands for it. */
export const REPRESENTATIVES: Int32Array = findRepresentatives();

/** Per orbit and tiger of its representative, in point order: all points from that tiger's on. */
const FROM_TIGER = Int32Array.from(
  Array.from(REPRESENTATIVES, (set) => pointsIn(set).map((point) => -(1 << point))).flat(),
);

/**
 * A set of points without tigers as a set of the 21 places left beside the representative's tigers,
 * numbered in point order.
 */
export function squeeze(set: PointSet, orbit: number): number {
  const base = TIGER_COUNT * orbit;
  let places = set;
  // From the last tiger down, whatever lies beyond its point moves down by one.
  places -= (places & (FROM_TIGER[base + 3] ?? 0)) >>> 1;
  places -= (places & (FROM_TIGER[base + 2] ?? 0)) >>> 1;
  places -= (places & (FROM_TIGER[base + 1] ?? 0)) >>> 1;
  return places - ((places & (FROM_TIGER[base] ?? 0)) >>> 1);
}

/** The inverse of `squeeze`: the points of a set of places. */
export function spread(places: number, orbit: number): PointSet {
  const base = TIGER_COUNT * orbit;
  let set = places;
  set += set & (FROM_TIGER[base] ?? 0);
  set += set & (FROM_TIGER[base + 1] ?? 0);
  set += set & (FROM_TIGER[base + 2] ?? 0);
  return set + (set & (FROM_TIGER[base + 3] ?? 0));
}

/** Fills the tables above; a set met first, in increasing order, is the least of its orbit. */
function findRepresentatives(): Int32Array {
  const representatives = new Int32Array(ORBIT_COUNT);
  const isKnown = new Uint8Array(TIGER_SETS.length);
  let orbit = 0;
  TIGER_SETS.forEach((set, rank) => {
    if (isKnown[rank] === 1) return;
    for (let symmetry = SYMMETRIES.length - 1; symmetry >= 0; symmetry--) {
      const image = rankSubset(imageOf(symmetry, set));
      isKnown[image] = 1;
      ORBITS[image] = orbit;
      CANONICAL_SYMMETRIES[image] = INVERSES[symmetry] ?? 0;
    }
    representatives[orbit++] = set;
  });
  return representatives;
}
