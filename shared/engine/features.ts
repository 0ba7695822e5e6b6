/** What the evaluation sees in a position: a handful of counts, each an index into the weights. */
import { ALL_POINTS, type PointSet } from '../rules/point.ts';
import { countBits } from './bits.ts';
import { jumpedBetween, jumpersOver, landingsOf, neighboursOf } from '../rules/direction.ts';
import { centreAndDiagonals, cornersAndMiddles, countPlaces, cross, sides } from './places.ts';
import { capturesIn, handOf, TIGERS_TO_ACT, tigersIn, type Who } from './packed-position.ts';

/**
 * The counts in order, and how many values each can have. A count has a weight for each of its values,
 * phase and side to act: nothing says that the third trapped tiger is worth what the second was.
 */
export const FEATURES = {
  /** Captures (0–4) × trapped tigers (0–4). */
  capturesAndTrapped: 25,
  /** Empty points that a tiger can step on. */
  reach: 22,
  /** Goats that a tiger could take at once. */
  threatened: 8,
  /** Points on which such a capture lands. */
  landings: 8,
  /** Empty points on which a goat could not be taken at once. */
  safePoints: 22,
  /** Empty points that the goats have closed off from every tiger. */
  sealed: 22,
  /** Goats with nothing on either side along some line: takeable once a tiger comes by. */
  exposed: 21,
  /** Goats in corners (0–4) × 8 + goats in the middle of an edge (0–4). */
  edgeGoats: 37,
  /** Goats beside a corner. */
  sideGoats: 9,
  /** A goat in the centre (0–1) × 8 + goats diagonally inside a corner (0–4). */
  innerGoats: 13,
  /** Goats beside the centre. */
  crossGoats: 5,
  /** Tigers in corners (0–4) × 8 + tigers in the middle of an edge (0–4). */
  edgeTigers: 37,
  /** Tigers beside a corner. */
  sideTigers: 5,
  /** A tiger in the centre (0–1) × 8 + tigers diagonally inside a corner (0–4). */
  innerTigers: 13,
} as const;

/** How many counts there are, and how many weights a phase has for one side to act. */
export const FEATURE_COUNT = Object.keys(FEATURES).length;
export const BUCKET_SIZE = Object.values(FEATURES).reduce((sum, size) => sum + size, 0);
/** Phases by goats in hand: 0, 1–4, 5–8, … 17–20; each for both sides to act. */
export const BUCKET_COUNT = 12;

const [
  REACH = 0,
  THREATENED = 0,
  LANDINGS = 0,
  SAFE_POINTS = 0,
  SEALED = 0,
  EXPOSED = 0,
  EDGE_GOATS = 0,
  SIDE_GOATS = 0,
  INNER_GOATS = 0,
  CROSS_GOATS = 0,
  EDGE_TIGERS = 0,
  SIDE_TIGERS = 0,
  INNER_TIGERS = 0,
] = Object.values(FEATURES).map((_, index, sizes) =>
  sizes.slice(0, index + 1).reduce((sum, size) => sum + size, 0),
);

/** Writes the `FEATURE_COUNT` indices of a position, captures 0–4, into `out`. */
export function describe(who: Who, goats: PointSet, out: Int32Array): void {
  const side = (who & TIGERS_TO_ACT) === 0 ? 0 : 1;
  const bucket = (((handOf(who, goats) + 3) >> 2) * 2 + side) * BUCKET_SIZE;
  describeActions(who, goats, bucket, out);
  const goatPlaces = countPlaces(goats);
  out[7] = bucket + EDGE_GOATS + cornersAndMiddles(goatPlaces);
  out[8] = bucket + SIDE_GOATS + sides(goatPlaces);
  out[9] = bucket + INNER_GOATS + centreAndDiagonals(goatPlaces);
  out[10] = bucket + CROSS_GOATS + cross(goatPlaces);
  const tigerPlaces = countPlaces(tigersIn(who));
  out[11] = bucket + EDGE_TIGERS + cornersAndMiddles(tigerPlaces);
  out[12] = bucket + SIDE_TIGERS + sides(tigerPlaces);
  out[13] = bucket + INNER_TIGERS + centreAndDiagonals(tigerPlaces);
}

/** What the tigers can do now, and could if goats stood or stand elsewhere. */
function describeActions(who: Who, goats: PointSet, bucket: number, out: Int32Array): void {
  const tigers = tigersIn(who);
  const empty = ALL_POINTS & ~(tigers | goats);
  const near = neighboursOf(tigers) & empty;
  const jumpers = tigers & jumpersOver(goats, empty);
  const trapped = 4 - countBits(tigers & (neighboursOf(empty) | jumpers));
  const threatened = jumpers === 0 ? 0 : countBits(jumpedBetween(jumpers, goats, empty));
  const landings = jumpers === 0 ? 0 : countBits(landingsOf(jumpers, goats, empty));
  out[0] = bucket + capturesIn(who) * 5 + trapped;
  out[1] = bucket + REACH + countBits(near);
  out[2] = bucket + THREATENED + Math.min(7, threatened);
  out[3] = bucket + LANDINGS + Math.min(7, landings);
  out[4] = bucket + SAFE_POINTS + countBits(empty & ~jumpedBetween(tigers, empty, empty));
  out[5] = bucket + SEALED + countBits(empty & ~floodFrom(near, empty));
  out[6] = bucket + EXPOSED + countBits(jumpedBetween(empty | tigers, goats, empty));
}

/** The empty points that steps through empty points reach from `start`. */
function floodFrom(start: PointSet, empty: PointSet): PointSet {
  let reached = start;
  while (reached !== empty) {
    const next = reached | (neighboursOf(reached) & empty);
    if (next === reached) break;
    reached = next;
  }
  return reached;
}
