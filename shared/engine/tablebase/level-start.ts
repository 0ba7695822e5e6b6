/** The first pass over a level: counts each entry's actions, and values what needs no other entry. */
import { type Block, canTake, entryAfter } from './block.ts';
import { type LevelWork, markDue, OPEN } from './level-work.ts';
import { TABLE_DRAW } from './probe.ts';

/**
 * Starts one block; `afterCapture` is as for `solveLevel`. Answers how many arrangements it has.
 */
export function startBlock(work: LevelWork, block: Block, afterCapture: Uint8Array | null): number {
  const { sets, shape } = work;
  const base = block.orbit * shape.blockSize;
  for (let rank = 0; rank < shape.blockSize; rank++) {
    const empty = sets[rank] ?? 0;
    startGoats(work, block, base + rank, empty);
    startTigers(work, block, base + rank, empty, afterCapture);
  }
  return shape.blockSize;
}

function startGoats(work: LevelWork, block: Block, entry: number, empty: number): void {
  const open = countGoatSteps(block, empty);
  work.values.goats[entry] = open === 0 ? 0 : OPEN + open;
  if (open === 0) markDue(work, 'goats', block.orbit, 0);
}

function startTigers(
  work: LevelWork,
  block: Block,
  entry: number,
  empty: number,
  afterCapture: Uint8Array | null,
): void {
  let open = countTigerSteps(block, empty);
  let win = OPEN;
  let loss = 0;
  for (const way of block.captures) {
    if (!canTake(way, empty)) continue;
    const value = afterCapture?.[entryAfter(block, way, empty, afterCapture.length)] ?? 0;
    if (value === TABLE_DRAW) open++;
    else if ((value & 1) === 1) loss = Math.max(loss, value + 1);
    else win = Math.min(win, value + 1);
    if (win === 1) break;
  }
  if (loss > 0) work.captureLosses[entry] = loss;
  const value = win < OPEN ? win : open > 0 ? OPEN + open : loss;
  work.values.tigers[entry] = value;
  if (value < OPEN) markDue(work, 'tigers', block.orbit, value);
}

function countGoatSteps(block: Block, empty: number): number {
  let count = 0;
  for (let left = empty; left !== 0; left &= left - 1) {
    const around = block.neighbours[31 - Math.clz32(left & -left)] ?? 0;
    for (let goats = around & ~empty; goats !== 0; goats &= goats - 1) count++;
  }
  return count;
}

function countTigerSteps(block: Block, empty: number): number {
  let count = 0;
  for (let left = empty; left !== 0; left &= left - 1)
    count += block.tigersNear[31 - Math.clz32(left & -left)] ?? 0;
  return count;
}
