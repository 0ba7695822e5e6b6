/** The 25 points of the board, the lines between them, and bitboards over them. */

declare const pointBrand: unique symbol;

/** A point's index `5*(rank-1)+file`, 0 (`a1`) to 24 (`e5`). */
export type Point = number & { readonly [pointBrand]: true };

/** A set of points: bit `p` of a 32-bit integer stands for point `p`; bits 25–31 are 0. */
export type PointSet = number;

/** How many points the board has, and the set of all of them. */
export const POINT_COUNT = 25;
export const ALL_POINTS: PointSet = (1 << POINT_COUNT) - 1;

/** All points in index order, `a1` first. */
export const POINTS: readonly Point[] = Array.from({ length: POINT_COUNT }, (_, i) => i as Point);

/** One straight jump: a tiger on the origin may take a goat on `over` and land on `to`. */
export interface Jump {
  readonly over: Point;
  readonly to: Point;
}

/** Mints a point from an index; `undefined` where the index is no integer from 0 to 24. */
export function toPoint(index: number): Point | undefined {
  return POINTS[index];
}

/** The point's file, 0 (`a`) to 4 (`e`). */
export function fileOf(point: Point): number {
  return point % 5;
}

/** The point's rank, 0 (rank `1`) to 4 (rank `5`). */
export function rankOf(point: Point): number {
  return Math.floor(point / 5);
}

/** Whether the point is also joined to its diagonal neighbours. */
export function hasDiagonals(point: Point): boolean {
  return (fileOf(point) + rankOf(point)) % 2 === 0;
}

const ORTHOGONAL = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
const DIAGONAL = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

function pointAt(file: number, rank: number): Point | undefined {
  return file < 0 || file > 4 || rank < 0 || rank > 4 ? undefined : toPoint(5 * rank + file);
}

function directionsFrom(point: Point): readonly (readonly [number, number])[] {
  return hasDiagonals(point) ? [...ORTHOGONAL, ...DIAGONAL] : ORTHOGONAL;
}

function neighboursOf(point: Point): Point[] {
  return directionsFrom(point).flatMap(
    ([df, dr]) => pointAt(fileOf(point) + df, rankOf(point) + dr) ?? [],
  );
}

function jumpsFrom(point: Point): Jump[] {
  // A straight line keeps its kind: both of a diagonal jump's segments join points with diagonals.
  return directionsFrom(point).flatMap(([df, dr]) => {
    const over = pointAt(fileOf(point) + df, rankOf(point) + dr);
    const to = pointAt(fileOf(point) + 2 * df, rankOf(point) + 2 * dr);
    return over === undefined || to === undefined ? [] : [{ over, to }];
  });
}

/** Per point, the points one line away: 112 directed steps in all. */
export const NEIGHBOURS: readonly (readonly Point[])[] = POINTS.map(neighboursOf);

/** Per point, its neighbours as a set. */
export const NEIGHBOUR_SETS: readonly PointSet[] = NEIGHBOURS.map(setOf);

/** Per point, the straight jumps from it: 80 directed jumps in all. */
export const JUMPS: readonly (readonly Jump[])[] = POINTS.map(jumpsFrom);

/** The set holding exactly the given points. */
export function setOf(points: Iterable<Point>): PointSet {
  let set: PointSet = 0;
  for (const point of points) set |= 1 << point;
  return set;
}

/** Whether `set` holds `point`. */
export function hasPoint(set: PointSet, point: Point): boolean {
  return ((set >>> point) & 1) === 1;
}

/** The points of a set in index order. */
export function pointsIn(set: PointSet): Point[] {
  return POINTS.filter((point) => hasPoint(set, point));
}

/** How many points a set holds (parallel bit count, Hacker's Delight 5-1). */
export function countPoints(set: PointSet): number {
  let count = set - ((set >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return (((count + (count >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Whether a line joins the two points. */
export function areJoined(a: Point, b: Point): boolean {
  return hasPoint(NEIGHBOUR_SETS[a] ?? 0, b);
}

/** The point jumped over on the way from `from` to `to`; `undefined` where no straight jump leads there. */
export function midpointOf(from: Point, to: Point): Point | undefined {
  return JUMPS[from]?.find((jump) => jump.to === to)?.over;
}
