/** Retrograde analysis of one level: from the endings that are known back to all that lead there. */
import { type Block, rankBefore, type TigerWay } from './block.ts';
import { startBlock } from './level-start.ts';
import { isDue, type LevelWork, markDue, OPEN } from './level-work.ts';
import { TABLE_DRAW } from './probe.ts';
import { type Share, visitBlocks } from './share.ts';
import { rankSubset } from './subset.ts';

/**
 * Solves a level ply by ply, as one of the workers that share `work`. `afterCapture` holds the
 * finished values, goats to act, of the level with one goat less; `null` where a capture wins at once.
 *
 * The tables' entries and their actions form a graph in which images of one position may occur more
 * than once. Actions are taken back along exactly its edges, so that every count comes out. A pass
 * writes values of the claimed block alone, so workers never write the same byte.
 */
export function solveLevel(
  work: LevelWork,
  blocks: readonly Block[],
  afterCapture: Uint8Array | null,
  share: Share,
): void {
  const pass = (visit: (block: Block) => number): void => visitBlocks(blocks, share, visit);
  pass((block) => startBlock(work, block, afterCapture));
  for (let ply = 0; isAnyDue(work, ply); ply++) {
    pass((block) => retractGoats(work, block, ply) + collectFresh(work, block, ply));
    pass((block) => retractTigers(work, block, ply));
  }
  pass((block) => finishBlock(work, block));
}

/** Every worker sees the same here: marks for later plies are made before all have met. */
function isAnyDue(work: LevelWork, ply: number): boolean {
  return work.plies.includes(1, ply);
}

/** From the tigers' entries solved at `ply`, which it counts, back to goats' of the same block. */
function retractGoats(work: LevelWork, block: Block, ply: number): number {
  if (!isDue(work, 'tigers', block.orbit, ply)) return 0;
  const { sets, shape, values } = work;
  const { tigers } = values;
  const base = block.orbit * shape.blockSize;
  let solved = 0;
  for (let rank = 0; rank < shape.blockSize; rank++) {
    if (tigers[base + rank] !== ply) continue;
    solved++;
    if (retractGoatSteps(work, block, ply, sets[rank] ?? 0))
      markDue(work, 'goats', block.orbit, ply + 1);
  }
  return solved;
}

/** Whether any goats' entry was solved by it. */
function retractGoatSteps(work: LevelWork, block: Block, ply: number, empty: number): boolean {
  const { goats } = work.values;
  const base = block.orbit * work.shape.blockSize;
  const isWin = (ply & 1) === 0;
  let isSolved = false;
  for (let left = empty; left !== 0; left &= left - 1) {
    const origin = left & -left;
    const around = block.neighbours[31 - Math.clz32(origin)] ?? 0;
    for (let near = around & ~empty; near !== 0; near &= near - 1) {
      const entry = base + rankSubset(empty ^ origin ^ (near & -near));
      const value = goats[entry] ?? 0;
      if (value < OPEN) continue;
      const isLast = isWin || value === OPEN + 1;
      goats[entry] = isLast ? ply + 1 : value - 1;
      isSolved ||= isLast;
    }
  }
  return isSolved;
}

/** Lists and counts the goats' entries solved at `ply`, for the blocks whose tigers step into this one. */
function collectFresh(work: LevelWork, block: Block, ply: number): number {
  const { fresh, freshCounts, shape, values } = work;
  const { goats } = values;
  const base = block.orbit * shape.blockSize;
  let count = 0;
  if (isDue(work, 'goats', block.orbit, ply))
    for (let rank = 0; rank < shape.blockSize; rank++)
      if (goats[base + rank] === ply) fresh[base + count++] = rank;
  freshCounts[block.orbit] = count;
  return count;
}

/** From the fresh entries of other blocks back to this block's with tigers to act; none is solved yet. */
function retractTigers(work: LevelWork, block: Block, ply: number): number {
  for (const way of block.steps)
    if ((work.freshCounts[way.orbit] ?? 0) > 0) retractTigerStep(work, block, way, ply);
  return 0;
}

function retractTigerStep(work: LevelWork, block: Block, way: TigerWay, ply: number): void {
  const { fresh, freshCounts, sets, shape } = work;
  const begin = way.orbit * shape.blockSize;
  const end = begin + (freshCounts[way.orbit] ?? 0);
  const base = block.orbit * shape.blockSize;
  for (let i = begin; i < end; i++) {
    const empty = sets[fresh[i] ?? 0] ?? 0;
    if ((empty & way.origin) === 0) continue;
    const entry = base + rankBefore(block, way, empty);
    const solvedAt = (ply & 1) === 0 ? winTigers(work, entry, ply) : loseTigers(work, entry, ply);
    if (solvedAt > 0) markDue(work, 'tigers', block.orbit, solvedAt);
  }
}

/** Where a step wins, no capture that wins later counts. Answers the ply, or 0 for nothing new. */
function winTigers(work: LevelWork, entry: number, ply: number): number {
  const { tigers } = work.values;
  if ((tigers[entry] ?? 0) <= ply + 1) return 0;
  tigers[entry] = ply + 1;
  return ply + 1;
}

/** One action less that does not lose. Answers the ply at which the last one loses, or 0. */
function loseTigers(work: LevelWork, entry: number, ply: number): number {
  const { tigers } = work.values;
  const value = tigers[entry] ?? 0;
  if (value < OPEN) return 0;
  const isLast = value === OPEN + 1;
  const solvedAt = isLast ? Math.max(ply + 1, work.captureLosses[entry] ?? 0) : 0;
  tigers[entry] = isLast ? solvedAt : value - 1;
  return solvedAt;
}

/** What is not decided goes on for ever. */
function finishBlock(work: LevelWork, block: Block): number {
  const { shape, values } = work;
  const base = block.orbit * shape.blockSize;
  for (let entry = base; entry < base + shape.blockSize; entry++) {
    if ((values.tigers[entry] ?? 0) >= OPEN) values.tigers[entry] = TABLE_DRAW;
    if ((values.goats[entry] ?? 0) >= OPEN) values.goats[entry] = TABLE_DRAW;
  }
  return 0;
}
