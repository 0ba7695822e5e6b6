/** Arithmetic on point sets that the search's inner loop can afford. */
import type { PointSet } from '../rules/point.ts';

/** How many points a set holds (parallel bit count, Hacker's Delight 5-1). */
export function countBits(set: PointSet): number {
  let count = set - ((set >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The index of the lowest point of a set that is not empty. */
export function lowestIndex(set: PointSet): number {
  return 31 - Math.clz32(set & -set);
}
