/** What the pieces can do in a block of the table: one representative tiger set, any empty places. */
import { JUMPS, NEIGHBOUR_SETS, NEIGHBOURS, type PointSet, pointsIn } from '../../rules/point.ts';
import { PLACE_COUNT } from './level.ts';
import { imageOf, INVERSES } from './set-image.ts';
import { rankSubset } from './subset.ts';
import {
  CANONICAL_SYMMETRIES,
  ORBIT_COUNT,
  ORBITS,
  REPRESENTATIVES,
  spread,
  squeeze,
} from './tiger-orbit.ts';

/** A tiger's step or capture from a block to the block of where the tigers stand then. */
export interface TigerWay {
  /** The block it leads to. */
  readonly orbit: number;
  /** The symmetry that takes the tigers after it to their representative, and the one that undoes it. */
  readonly symmetry: number;
  readonly inverse: number;
  /** The points it fills or empties: origin, landing, the goat's; as they lie before `symmetry`. */
  readonly changes: PointSet;
  /** The landing and the goat's place in this block, as sets; no goat in a step. */
  readonly landing: number;
  readonly goat: number;
  /** The origin's place in the other block, as a set: empty after the way. */
  readonly origin: number;
}

/** One block's lines. Places are numbered as `squeeze` numbers them. */
export interface Block {
  readonly orbit: number;
  /** Per place: the neighbouring places. */
  readonly neighbours: Int32Array;
  /** Per place: how many tigers stand next to it. */
  readonly tigersNear: Int32Array;
  readonly steps: readonly TigerWay[];
  readonly captures: readonly TigerWay[];
}

/** Every block, by orbit: for those who build or check a table; takes some 50 ms. */
export function describeBlocks(): readonly Block[] {
  return Array.from({ length: ORBIT_COUNT }, (_, orbit) => describeBlock(orbit));
}

/** Whether the capture can be made with these places empty. */
export function canTake(capture: TigerWay, empty: number): boolean {
  return (empty & capture.landing) !== 0 && (empty & capture.goat) === 0;
}

/** The entry a way leads to from `empty`, in arrays of `size` entries. */
export function entryAfter(block: Block, way: TigerWay, empty: number, size: number): number {
  const image = imageOf(way.symmetry, spread(empty, block.orbit) ^ way.changes);
  return way.orbit * (size / ORBIT_COUNT) + rankSubset(squeeze(image, way.orbit));
}

/** The rank in `block` from which a way leads to `empty` in its own block. */
export function rankBefore(block: Block, way: TigerWay, empty: number): number {
  const image = imageOf(way.inverse, spread(empty, way.orbit)) ^ way.changes;
  return rankSubset(squeeze(image, block.orbit));
}

function describeBlock(orbit: number): Block {
  const tigers = REPRESENTATIVES[orbit] ?? 0;
  const near = pointsIn(spread((1 << PLACE_COUNT) - 1, orbit)).map(
    (point) => NEIGHBOUR_SETS[point] ?? 0,
  );
  const steps = pointsIn(tigers).flatMap((from) =>
    (NEIGHBOURS[from] ?? []).map((to) => describeWay(orbit, 1 << from, 1 << to, 0)),
  );
  const captures = pointsIn(tigers).flatMap((from) =>
    (JUMPS[from] ?? []).map(({ over, to }) => describeWay(orbit, 1 << from, 1 << to, 1 << over)),
  );
  return {
    orbit,
    neighbours: Int32Array.from(near, (set) => squeeze(set & ~tigers, orbit)),
    tigersNear: Int32Array.from(near, (set) => pointsIn(set & tigers).length),
    steps: steps.filter((way) => way !== undefined),
    captures: captures.filter((way) => way !== undefined),
  };
}

/** `undefined` where a tiger stands on the landing or in the goat's stead. */
function describeWay(
  orbit: number,
  from: PointSet,
  to: PointSet,
  over: PointSet,
): TigerWay | undefined {
  const tigers = REPRESENTATIVES[orbit] ?? 0;
  if ((tigers & (to | over)) !== 0) return undefined;
  const rank = rankSubset(tigers ^ from ^ to);
  const target = ORBITS[rank] ?? 0;
  const symmetry = CANONICAL_SYMMETRIES[rank] ?? 0;
  return {
    orbit: target,
    symmetry,
    inverse: INVERSES[symmetry] ?? 0,
    changes: from | to | over,
    landing: squeeze(to, orbit),
    goat: squeeze(over, orbit),
    origin: squeeze(imageOf(symmetry, from), target),
  };
}
