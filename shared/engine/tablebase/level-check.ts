/** Proof of a level: every entry is compared with the entries that its actions lead to. */
import { type Block, canTake, entryAfter } from './block.ts';
import { type LevelShape, type LevelValues, PLACE_COUNT } from './level.ts';
import { TABLE_DRAW } from './probe.ts';
import { listSubsets, rankSubset } from './subset.ts';

/** What `preferred` starts from: no action, which loses at once. */
const NO_ACTION = 0;

/**
 * The better of two values of one entry, as `EndgameTable.probe` answers them: a quick win before a
 * slow one, any win before a draw, a draw before any loss, a slow loss before a quick one.
 */
export function preferred(one: number, other: number): number {
  return rate(one) >= rate(other) ? one : other;
}

/** What an action is worth to the side that takes it, from the value of the entry it leads to. */
export function valueBefore(after: number): number {
  return after === TABLE_DRAW ? TABLE_DRAW : after + 1;
}

/**
 * How many entries of a block differ from the best of what their actions lead to. Where no block of
 * the level, and of those below it in goats, has any, all its values are right: an entry with plies
 * by induction over them, and a draw because its side can always go on to another one.
 * `afterCapture` is as for `solveLevel`.
 */
export function countFaults(
  shape: LevelShape,
  values: LevelValues,
  block: Block,
  afterCapture: Uint8Array | null,
): number {
  const base = block.orbit * shape.blockSize;
  let faults = 0;
  listSubsets(PLACE_COUNT, shape.empties).forEach((empty, rank) => {
    if (values.goats[base + rank] !== bestOfGoats(values, block, base, empty)) faults++;
    if (values.tigers[base + rank] !== bestOfTigers(values, block, empty, afterCapture)) faults++;
  });
  return faults;
}

function bestOfGoats(values: LevelValues, block: Block, base: number, empty: number): number {
  let best = NO_ACTION;
  for (let left = empty; left !== 0; left &= left - 1) {
    const landing = left & -left;
    const around = block.neighbours[31 - Math.clz32(landing)] ?? 0;
    for (let near = around & ~empty; near !== 0; near &= near - 1) {
      const after = values.tigers[base + rankSubset(empty ^ landing ^ (near & -near))] ?? 0;
      best = preferred(best, valueBefore(after));
    }
  }
  return best;
}

function bestOfTigers(
  values: LevelValues,
  block: Block,
  empty: number,
  afterCapture: Uint8Array | null,
): number {
  let best = NO_ACTION;
  for (const way of block.steps) {
    if ((empty & way.landing) === 0) continue;
    const after = values.goats[entryAfter(block, way, empty, values.goats.length)] ?? 0;
    best = preferred(best, valueBefore(after));
  }
  for (const way of block.captures) {
    if (!canTake(way, empty)) continue;
    const after = afterCapture?.[entryAfter(block, way, empty, afterCapture.length)] ?? 0;
    best = preferred(best, valueBefore(after));
  }
  return best;
}

function rate(value: number): number {
  if (value === TABLE_DRAW) return 0;
  return (value & 1) === 1 ? TABLE_DRAW - value : value - TABLE_DRAW;
}
