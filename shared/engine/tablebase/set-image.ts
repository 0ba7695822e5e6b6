/** The images of sets of points under the eight symmetries, by two look-ups instead of 25. */
import type { PointSet } from '../../rules/point.ts';
import { SYMMETRIES } from '../../rules/symmetry.ts';

const LOW_BITS = 12;
const HIGH_BITS = 13;
const LOW = imagesOf(0, LOW_BITS);
const HIGH = imagesOf(LOW_BITS, HIGH_BITS);

/** The image of `set` under `SYMMETRIES[symmetry]`. */
export function imageOf(symmetry: number, set: PointSet): PointSet {
  return (
    (LOW[(symmetry << LOW_BITS) | (set & ((1 << LOW_BITS) - 1))] ?? 0) |
    (HIGH[(symmetry << HIGH_BITS) | (set >>> LOW_BITS)] ?? 0)
  );
}

/** Per index of a symmetry, the index of the one that undoes it. */
export const INVERSES: readonly number[] = SYMMETRIES.map((symmetry) =>
  SYMMETRIES.findIndex((other) => symmetry.every((image, point) => other[image] === point)),
);

/** Per symmetry and set of `bits` points from `first` on: the image. */
function imagesOf(first: number, bits: number): Int32Array {
  const images = new Int32Array(SYMMETRIES.length << bits);
  SYMMETRIES.forEach((symmetry, index) => {
    const base = index << bits;
    for (let set = 1; set < 1 << bits; set++) {
      const image = symmetry[first + 31 - Math.clz32(set & -set)] ?? 0;
      images[base + set] = (images[base + (set & (set - 1))] ?? 0) | (1 << image);
    }
  });
  return images;
}
