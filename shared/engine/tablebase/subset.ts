/** Numbering the subsets of a fixed size: their rank in increasing order of their bitboards. */
import type { PointSet } from '../../rules/point.ts';

/** Subsets are ranked up to this size: five empty points are the most a table meets. */
const MAX_SIZE = 5;
const LOW_BITS = 11;
const HIGH_BITS = 14;
const SIZE_BITS = 3;
const SIZE_MASK = (1 << SIZE_BITS) - 1;

/** How many subsets of `size` points a set of `width` points has. */
export function countSubsets(width: number, size: number): number {
  let count = 1;
  for (let i = 1; i <= size; i++) count = (count * (width - size + i)) / i;
  return width < size ? 0 : count;
}

// Colex order is the order of the bitboards as numbers, and a rank is the sum of C(p, i) over the
// i-th smallest point p (Knuth, TAOCP 7.2.1.3). The sum is looked up in two halves; the upper half
// needs to know how many points the lower one holds.

/** Per lower half: its part of the rank, and in the lowest `SIZE_BITS` how many points it holds. */
const LOW = Uint16Array.from({ length: 1 << LOW_BITS }, (_, bits) => {
  const size = sizeOf(bits);
  return size > MAX_SIZE ? 0 : (sumOfRanks(bits, 0, 0) << SIZE_BITS) | size;
});

/** Per upper half and, in the lowest `SIZE_BITS`, size of the lower: the upper half's part. */
const HIGH = Uint16Array.from({ length: 1 << (HIGH_BITS + SIZE_BITS) }, (_, index) => {
  const bits = index >>> SIZE_BITS;
  const below = index & SIZE_MASK;
  return below + sizeOf(bits) > MAX_SIZE ? 0 : sumOfRanks(bits, LOW_BITS, below);
});

/** The rank of a set of at most five points among the sets of its size, the least being 0. */
export function rankSubset(set: PointSet): number {
  const low = LOW[set & ((1 << LOW_BITS) - 1)] ?? 0;
  return (low >>> SIZE_BITS) + (HIGH[((set >>> LOW_BITS) << SIZE_BITS) | (low & SIZE_MASK)] ?? 0);
}

/** Every set of `size` of the points 0 to `width - 1`, by rank. */
export function listSubsets(width: number, size: number): Int32Array {
  const sets = new Int32Array(countSubsets(width, size));
  let set = (1 << size) - 1;
  for (let rank = 0; rank < sets.length; rank++) {
    sets[rank] = set;
    // The next number with as many bits (Gosper's hack; HAKMEM 175).
    const lowest = set & -set;
    const carried = set + lowest;
    set = carried | ((set & ~carried) >>> (32 - Math.clz32(lowest)));
  }
  return sets;
}

function sumOfRanks(bits: number, shift: number, below: number): number {
  let sum = 0;
  let size = below;
  for (let point = 0; point < HIGH_BITS; point++)
    if (((bits >>> point) & 1) === 1) sum += countSubsets(point + shift, ++size);
  return sum;
}

function sizeOf(bits: number): number {
  let size = 0;
  for (let left = bits; left !== 0; left &= left - 1) size++;
  return size;
}
