/** The parts of the board that the learned evaluation looks at: all 3×3 windows, and lines of five points. */
import { type Point, POINTS, type PointSet, setOf } from '../../rules/point.ts';
import { mapPoint, mapSet, SYMMETRIES, type Symmetry } from '../../rules/symmetry.ts';

/** Parts that symmetries of the board take to each other, and so share their weights. */
export interface PatternKind {
  /** How many ways there are to fill one: 3 to the number of its points. */
  readonly codes: number;
  /** Each part, its points in the order in which the digits of a code stand for them. */
  readonly places: readonly (readonly Point[])[];
  /** Per code: which weight is its own and that of its mirror images, from 0 on. */
  readonly weights: Int32Array;
  /** How many weights that makes. */
  readonly weightCount: number;
}

/** One of each kind: the windows at a corner, at an edge, in the centre; rank 1, 2, 3; the diagonal. */
const FIRST_PLACES: readonly (readonly number[])[] = [
  [0, 1, 2, 5, 6, 7, 10, 11, 12],
  [1, 2, 3, 6, 7, 8, 11, 12, 13],
  [6, 7, 8, 11, 12, 13, 16, 17, 18],
  [0, 1, 2, 3, 4],
  [5, 6, 7, 8, 9],
  [10, 11, 12, 13, 14],
  [0, 6, 12, 18, 24],
];

/** All kinds: three of windows, then four of lines. */
export const PATTERN_KINDS: readonly PatternKind[] = FIRST_PLACES.map((indices) =>
  describeKind(POINTS.filter((point) => indices.includes(point))),
);

function describeKind(first: readonly Point[]): PatternKind {
  const set = setOf(first);
  const places = new Map<PointSet, readonly Point[]>();
  for (const symmetry of SYMMETRIES) {
    const image = mapSet(symmetry, set);
    if (!places.has(image)) places.set(image, mapAll(symmetry, first));
  }
  const own = SYMMETRIES.filter((symmetry) => mapSet(symmetry, set) === set);
  const turns = own.map((symmetry) => mapAll(symmetry, first).map((point) => first.indexOf(point)));
  const codes = 3 ** first.length;
  return { codes, places: [...places.values()], ...shareWeights(codes, turns) };
}

function mapAll(symmetry: Symmetry, points: readonly Point[]): readonly Point[] {
  return points.map((point) => mapPoint(symmetry, point));
}

/** Codes that turn into each other have the weight of the least of them. */
function shareWeights(
  codes: number,
  turns: readonly (readonly number[])[],
): Pick<PatternKind, 'weights' | 'weightCount'> {
  const weights = new Int32Array(codes);
  let weightCount = 0;
  for (let code = 0; code < codes; code++) {
    const least = Math.min(...turns.map((turn) => turnCode(code, turn)));
    weights[code] = least < code ? (weights[least] ?? 0) : weightCount++;
  }
  return { weights, weightCount };
}

/** The code with its digit `i` moved to `turn[i]`. */
function turnCode(code: number, turn: readonly number[]): number {
  let turned = 0;
  let left = code;
  for (const place of turn) {
    turned += (left % 3) * 3 ** place;
    left = Math.floor(left / 3);
  }
  return turned;
}
