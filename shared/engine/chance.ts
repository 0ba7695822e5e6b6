/** Chance that can be repeated: numbers that follow from a seed alone. */
import type { Chance } from './choose.ts';

/** Numbers from 0 up to but not including 1 from a whole seed (SplitMix32, by Guy Steele and others). */
export function seededChance(seed: number): Chance {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}
