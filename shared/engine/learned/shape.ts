/** Which weights a position has in the learned evaluation, and how many there are. */
import { jumpedBetween, jumpersOver, neighboursOf } from '../../rules/direction.ts';
import { ALL_POINTS, type PointSet } from '../../rules/point.ts';
import { CAPTURES_TO_WIN, GOAT_COUNT, TIGER_COUNT } from '../../rules/position.ts';
import { countBits } from '../bits.ts';
import { capturesIn, handOf, TIGERS_TO_ACT, tigersIn, type Who } from '../packed-position.ts';
import { findCodes, PATTERNS } from './codes.ts';
import { PATTERN_KINDS } from './patterns.ts';

/** The most goats in hand of each phase; every phase has weights of its own for both sides to act. */
const PHASE_ENDS = [0, 2, 5, 8, 12, 16, GOAT_COUNT] as const;
/** How many sets of weights there are. */
export const BUCKET_COUNT = 2 * PHASE_ENDS.length;
/** Per number of goats in hand: the bucket for goats to act; the next one is that for tigers. */
const BUCKETS = Int32Array.from(
  { length: GOAT_COUNT + 1 },
  (_, hand) => 2 * PHASE_ENDS.findIndex((end) => hand <= end),
);

/** Captures 0–4 × trapped tigers 0–4 × empty points a tiger can step on × goats it could take at once. */
const TRAPPED = TIGER_COUNT + 1;
const REACH = 22;
const THREATS = 8;
const COUNTS = CAPTURES_TO_WIN * TRAPPED * REACH * THREATS;

/** Where the weights of each pattern begin in a bucket; patterns of a kind share theirs. */
const KIND_OFFSETS = PATTERN_KINDS.map((_, index) =>
  PATTERN_KINDS.slice(0, index).reduce((sum, { codes }) => sum + codes, 0),
);
const OFFSETS = Int32Array.from(
  PATTERNS,
  ({ kind }) => KIND_OFFSETS[PATTERN_KINDS.indexOf(kind)] ?? 0,
);
const COUNTS_OFFSET = PATTERN_KINDS.reduce((sum, { codes }) => sum + codes, 0);

/** Weights of a bucket, mirror images by themselves: as they are looked up. */
export const BUCKET_SIZE = COUNTS_OFFSET + COUNTS;
/** Weights of a bucket, mirror images joined: as they are learned and kept. */
export const JOINED_SIZE =
  PATTERN_KINDS.reduce((sum, { weightCount }) => sum + weightCount, 0) + COUNTS;
/** Per weight of a bucket as looked up: the one that is kept for it. */
export const JOINED: Int32Array = joinWeights();

/** How many weights a position has: one for each pattern, and one for its counts. */
export const TERM_COUNT = PATTERNS.length + 1;

/** Writes the `TERM_COUNT` indices of a position's weights, captures 0–4, into `out`. */
export function findTerms(who: Who, goats: PointSet, out: Int32Array): void {
  const tigers = tigersIn(who);
  const side = (who & TIGERS_TO_ACT) === 0 ? 0 : 1;
  const base = ((BUCKETS[handOf(who, goats)] ?? 0) + side) * BUCKET_SIZE;
  findCodes(tigers, goats, out);
  for (let index = 0; index < PATTERNS.length; index++)
    out[index] = base + (OFFSETS[index] ?? 0) + (out[index] ?? 0);
  out[PATTERNS.length] = base + COUNTS_OFFSET + countsOf(capturesIn(who), tigers, goats);
}

function countsOf(captures: number, tigers: PointSet, goats: PointSet): number {
  const empty = ALL_POINTS & ~(tigers | goats);
  const jumpers = tigers & jumpersOver(goats, empty);
  const trapped = TIGER_COUNT - countBits(tigers & (neighboursOf(empty) | jumpers));
  const reach = countBits(neighboursOf(tigers) & empty);
  const threats = jumpers === 0 ? 0 : countBits(jumpedBetween(jumpers, goats, empty));
  return (
    ((captures * TRAPPED + trapped) * REACH + reach) * THREATS + Math.min(threats, THREATS - 1)
  );
}

function joinWeights(): Int32Array {
  const joined = new Int32Array(BUCKET_SIZE);
  let [at, end] = [0, 0];
  for (const { weights, weightCount } of PATTERN_KINDS) {
    for (const weight of weights) joined[at++] = end + weight;
    end += weightCount;
  }
  while (at < BUCKET_SIZE) joined[at++] = end++;
  return joined;
}
