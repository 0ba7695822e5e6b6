/** Goats to act while goats are in hand: the best of what placing one on each empty place leads to. */
import { countPoints } from '../rules/point.ts';
import {
  countLows,
  HIGH_SETS,
  HIGH_SIZES,
  LOW_BEGINS,
  LOW_PLACES,
  LOW_RANKS,
  LOW_SETS,
  LOWS,
  RUN_BEGINS,
} from './goat-set.ts';
import { GOATS_WIN, TIGERS_WIN } from './layer.ts';

/** Per size of a lower half: for each of them in turn, the ranks of those with one goat more. */
const LARGER_LOWS: readonly Uint16Array[] = Array.from({ length: LOW_PLACES + 1 }, (_, size) =>
  listLarger(size),
);

/**
 * From a block's values with tigers to act and `goats + 1` goats, `after`, to those with goats to act
 * and `goats` goats, 0 to 19; a byte each. Both stand for the same tigers, so no set changes its block.
 */
export function placeGoats(after: Uint8Array, before: Uint8Array, goats: number): void {
  const begins = RUN_BEGINS[goats];
  const beginsAfter = RUN_BEGINS[goats + 1];
  if (begins === undefined || beginsAfter === undefined)
    throw new Error(`placeGoats: ${goats} goats; there is no place for one more`);
  for (let high = 0; high < HIGH_SETS; high++) {
    const highSize = HIGH_SIZES[high] ?? 0;
    const count = countLows(goats, highSize);
    if (count === 0) continue;
    const base = begins[high] ?? 0;
    placeLow(after, beginsAfter[high] ?? 0, before, base, goats - highSize);
    for (let left = ~high & (HIGH_SETS - 1); left !== 0; left &= left - 1)
      joinRun(after, beginsAfter[high | (left & -left)] ?? 0, before, base, count);
  }
}

/** Goats placed in the lower half: values of one run from those of the run of larger lower halves. */
function placeLow(
  after: Uint8Array,
  from: number,
  before: Uint8Array,
  base: number,
  size: number,
): void {
  const larger = LARGER_LOWS[size] ?? new Uint16Array();
  const ways = LOW_PLACES - size;
  const count = (LOW_BEGINS[size + 1] ?? 0) - (LOW_BEGINS[size] ?? 0);
  for (let rank = 0, index = 0; rank < count; rank++) {
    let best = TIGERS_WIN;
    const end = index + ways;
    while (index < end) best |= after[from + (larger[index++] ?? 0)] ?? 0;
    before[base + rank] = best & GOATS_WIN;
  }
}

/** A goat placed in the upper half: the lower halves stay, so the run is joined entry by entry. */
function joinRun(
  after: Uint8Array,
  from: number,
  before: Uint8Array,
  base: number,
  count: number,
): void {
  for (let i = 0; i < count; i++)
    before[base + i] = (before[base + i] ?? 0) | (after[from + i] ?? 0);
}

function listLarger(size: number): Uint16Array {
  const lows = LOWS.subarray(LOW_BEGINS[size], LOW_BEGINS[size + 1]);
  const ranks: number[] = [];
  for (const low of lows)
    for (let left = ~low & (LOW_SETS - 1); left !== 0; left &= left - 1)
      ranks.push(LOW_RANKS[low | (left & -left)] ?? 0);
  if (
    ranks.length !== lows.length * (LOW_PLACES - size) ||
    lows.some((low) => countPoints(low) !== size)
  )
    throw new Error(`listLarger: the lower halves of ${size} places are not in order`);
  return Uint16Array.from(ranks);
}
