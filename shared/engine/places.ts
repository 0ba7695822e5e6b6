/** How many pieces stand on each kind of point: all kinds counted at once, by three look-ups. */
import { ALL_POINTS, type Point, type PointSet, POINTS, rankOf, fileOf } from '../rules/point.ts';

/** Kinds of points, which the symmetries of the board leave as they are. */
type Kind = 'middle' | 'corner' | 'side' | 'diagonal' | 'centre' | 'cross';

/**
 * Where each kind is counted in a number of places: the middles of edges (bits 0–2), corners (3–5), points
 * beside a corner (6–9), diagonally inside one (10–12), the centre (13), beside the centre (14–16).
 */
const SHIFTS: Readonly<Record<Kind, number>> = {
  middle: 0,
  corner: 3,
  side: 6,
  diagonal: 10,
  centre: 13,
  cross: 14,
};

function kindOf(point: Point): Kind {
  const [near = 0, far = 0] = [fileOf(point), rankOf(point)]
    .map((line) => Math.abs(line - 2))
    .sort((one, other) => one - other);
  if (far === 2) return near === 0 ? 'middle' : near === 1 ? 'side' : 'corner';
  if (far === 0) return 'centre';
  return near === 0 ? 'cross' : 'diagonal';
}

/** The counts of `bits`, taken as points from `first` on. */
function countFrom(first: number, bits: number): number {
  return POINTS.filter((point) => point >= first && ((bits >>> (point - first)) & 1) === 1).reduce(
    (sum, point) => sum + (1 << SHIFTS[kindOf(point)]),
    0,
  );
}

const LOW = Int32Array.from({ length: 1 << 9 }, (_, bits) => countFrom(0, bits));
const MID = Int32Array.from({ length: 1 << 8 }, (_, bits) => countFrom(9, bits));
const HIGH = Int32Array.from({ length: 1 << 8 }, (_, bits) => countFrom(17, bits));

/** A set's counts of places, to be read by the functions below. */
export function countPlaces(set: PointSet): number {
  return (
    (LOW[set & 511] ?? 0) + (MID[(set >>> 9) & 255] ?? 0) + (HIGH[(set & ALL_POINTS) >>> 17] ?? 0)
  );
}

/** Corners × 8 + middles of edges, 0–36. */
export function cornersAndMiddles(places: number): number {
  return places & 63;
}

/** Points beside a corner, 0–8. */
export function sides(places: number): number {
  return (places >>> 6) & 15;
}

/** The centre × 8 + points diagonally inside a corner, 0–12. */
export function centreAndDiagonals(places: number): number {
  return (places >>> 10) & 15;
}

/** Points beside the centre, 0–4. */
export function cross(places: number): number {
  return (places >>> 14) & 7;
}
