/** How all patterns of a position are filled, as one code each: found at once, by six look-ups a word. */
import type { Point, PointSet } from '../../rules/point.ts';
import { PATTERN_KINDS, type PatternKind } from './patterns.ts';

// A pattern's code has a digit to base 3 for each of its points: 0 nothing, 1 a goat, 2 a tiger. No
// two pieces share a point, so a code is the sum of what each piece adds, wherever the others stand.

/** All patterns, kind after kind. */
export const PATTERNS: readonly {
  readonly kind: PatternKind;
  readonly points: readonly Point[];
}[] = PATTERN_KINDS.flatMap((kind) => kind.places.map((points) => ({ kind, points })));

/** Two codes are kept in a word, in the lower and in the upper half. */
const CODE_BITS = 16;
const CODE_MASK = (1 << CODE_BITS) - 1;
const WORDS = Math.ceil(PATTERNS.length / 2);

// Sets of points are looked up in three parts.
const LOW_BITS = 9;
const LOW_MASK = (1 << LOW_BITS) - 1;
const HIGH_BITS = 8;
const HIGH_MASK = (1 << HIGH_BITS) - 1;
const HIGH_SHIFT = LOW_BITS + HIGH_BITS;

/** Per set of points 0–8, 9–16 and 17–24: what goats there add to each word. */
const LOW = sumFrom(0, LOW_BITS);
const MID = sumFrom(LOW_BITS, HIGH_BITS);
const HIGH = sumFrom(HIGH_SHIFT, HIGH_BITS);

/** Writes the code of each of `PATTERNS` into `out`, which has room for one more. */
export function findCodes(tigers: PointSet, goats: PointSet, out: Int32Array): void {
  const goatsLow = (goats & LOW_MASK) * WORDS;
  const goatsMid = ((goats >>> LOW_BITS) & HIGH_MASK) * WORDS;
  const goatsHigh = (goats >>> HIGH_SHIFT) * WORDS;
  const tigersLow = (tigers & LOW_MASK) * WORDS;
  const tigersMid = ((tigers >>> LOW_BITS) & HIGH_MASK) * WORDS;
  const tigersHigh = (tigers >>> HIGH_SHIFT) * WORDS;
  for (let word = 0; word < WORDS; word++) {
    const ofGoats =
      (LOW[goatsLow + word] ?? 0) + (MID[goatsMid + word] ?? 0) + (HIGH[goatsHigh + word] ?? 0);
    const ofTigers =
      (LOW[tigersLow + word] ?? 0) + (MID[tigersMid + word] ?? 0) + (HIGH[tigersHigh + word] ?? 0);
    const codes = ofGoats + 2 * ofTigers;
    out[2 * word] = codes & CODE_MASK;
    out[2 * word + 1] = codes >>> CODE_BITS;
  }
}

function sumFrom(first: number, bits: number): Int32Array {
  const sums = new Int32Array(WORDS << bits);
  for (let set = 0; set < 1 << bits; set++)
    PATTERNS.forEach(({ points }, index) => {
      const at = set * WORDS + (index >> 1);
      const shift = index % 2 === 0 ? 0 : CODE_BITS;
      sums[at] = (sums[at] ?? 0) + (codeOf(points, set, first) << shift);
    });
  return sums;
}

/** The code with goats on the points of `set`, whose first point is `first`. */
function codeOf(points: readonly Point[], set: number, first: number): number {
  return points.reduce(
    (code, point, digit) =>
      point >= first && ((set >>> (point - first)) & 1) === 1 ? code + 3 ** digit : code,
    0,
  );
}
