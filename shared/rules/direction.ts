/** Steps and jumps of whole sets of points at once: one shift and one mask per direction. */
import { JUMPS, NEIGHBOURS, POINTS, type PointSet } from './point.ts';

/** The points from which a step by `shift` (1 east, 5 north, 6 north-east, 4 north-west) is a line. */
function stepOrigins(shift: number): PointSet {
  return originsOf((from) => (NEIGHBOURS[from] ?? []).some((to) => to === from + shift));
}

/** The points from which a jump over the point `shift` further on is straight. */
function jumpOrigins(shift: number): PointSet {
  return originsOf((from) => (JUMPS[from] ?? []).some((jump) => jump.over === from + shift));
}

function originsOf(isOrigin: (point: number) => boolean): PointSet {
  return POINTS.filter(isOrigin).reduce((set, point) => set | (1 << point), 0);
}

const EAST = stepOrigins(1);
const WEST = stepOrigins(-1);
const NORTH = stepOrigins(5);
const SOUTH = stepOrigins(-5);
const NORTH_EAST = stepOrigins(6);
const SOUTH_WEST = stepOrigins(-6);
const NORTH_WEST = stepOrigins(4);
const SOUTH_EAST = stepOrigins(-4);

const JUMP_EAST = jumpOrigins(1);
const JUMP_WEST = jumpOrigins(-1);
const JUMP_NORTH = jumpOrigins(5);
const JUMP_SOUTH = jumpOrigins(-5);
const JUMP_NORTH_EAST = jumpOrigins(6);
const JUMP_SOUTH_WEST = jumpOrigins(-6);
const JUMP_NORTH_WEST = jumpOrigins(4);
const JUMP_SOUTH_EAST = jumpOrigins(-4);

/** The points one line away from any point of `set`; lines go both ways, so also those that reach it. */
export function neighboursOf(set: PointSet): PointSet {
  return (
    ((set & EAST) << 1) |
    ((set & WEST) >>> 1) |
    ((set & NORTH) << 5) |
    ((set & SOUTH) >>> 5) |
    ((set & NORTH_EAST) << 6) |
    ((set & SOUTH_WEST) >>> 6) |
    ((set & NORTH_WEST) << 4) |
    ((set & SOUTH_EAST) >>> 4)
  );
}

/** The points from which something could jump over a point of `over` onto a point of `landing`. */
export function jumpersOver(over: PointSet, landing: PointSet): PointSet {
  return (
    ((over >>> 1) & (landing >>> 2) & JUMP_EAST) |
    ((over << 1) & (landing << 2) & JUMP_WEST) |
    ((over >>> 5) & (landing >>> 10) & JUMP_NORTH) |
    ((over << 5) & (landing << 10) & JUMP_SOUTH) |
    ((over >>> 6) & (landing >>> 12) & JUMP_NORTH_EAST) |
    ((over << 6) & (landing << 12) & JUMP_SOUTH_WEST) |
    ((over >>> 4) & (landing >>> 8) & JUMP_NORTH_WEST) |
    ((over << 4) & (landing << 8) & JUMP_SOUTH_EAST)
  );
}

/** The points of `over` that lie between a point of `origin` and a point of `landing` on a straight jump. */
export function jumpedBetween(origin: PointSet, over: PointSet, landing: PointSet): PointSet {
  return (
    over &
    ((((origin & JUMP_EAST) << 1) & (landing >>> 1)) |
      (((origin & JUMP_WEST) >>> 1) & (landing << 1)) |
      (((origin & JUMP_NORTH) << 5) & (landing >>> 5)) |
      (((origin & JUMP_SOUTH) >>> 5) & (landing << 5)) |
      (((origin & JUMP_NORTH_EAST) << 6) & (landing >>> 6)) |
      (((origin & JUMP_SOUTH_WEST) >>> 6) & (landing << 6)) |
      (((origin & JUMP_NORTH_WEST) << 4) & (landing >>> 4)) |
      (((origin & JUMP_SOUTH_EAST) >>> 4) & (landing << 4)))
  );
}

/** The points of `landing` that a jump from `origin` over `over` reaches. */
export function landingsOf(origin: PointSet, over: PointSet, landing: PointSet): PointSet {
  return jumpersOver(over, origin) & landing;
}
