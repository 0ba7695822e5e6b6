/** Builds the endgame table into a folder, level by level; what is there and unharmed is kept. */
import { LEVEL_SHAPES, type LevelShape } from '../../shared/engine/tablebase/level.ts';
import { allocateWork } from '../../shared/engine/tablebase/level-work.ts';
import { CAPTURES_TO_WIN } from '../../shared/rules/position.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { makeFolder } from '../make-folder.ts';
import type { BuildRequest } from './build-request.ts';
import { Crew } from './crew.ts';
import { removeDrafts } from './drafts.ts';
import {
  describeFault,
  LEVEL_NAMES,
  levelFileBytes,
  readLevel,
  TABLE_NAME,
  writeLevel,
} from './level-file.ts';
import { type BuildProgress, ProgressCounter } from './progress.ts';
import { findLackOfRoom, type FindRoom } from './room.ts';

export interface BuildOptions {
  readonly dir: string;
  /** Threads to build with, 1 at least. */
  readonly workers: number;
  readonly onProgress?: (progress: BuildProgress) => void;
  /** A sentence about a file that is refused, and so built again. */
  readonly onNotice?: (sentence: string) => void;
  /** 5 unless said otherwise; fewer make a shorter game, whose table tries the builder out. */
  readonly capturesToWin?: number;
  /** Bytes that are free in a folder; the file system's own answer unless said otherwise. */
  readonly findRoom?: FindRoom;
}

/** Numbers of captured goats whose levels were built; the others were there. */
export type BuiltLevels = readonly number[];

/** Fails with a sentence where there is no room; rejects where the disk or a thread fails. */
export async function buildTablebase(options: BuildOptions): Promise<Result<BuiltLevels, string>> {
  const { dir, workers, findRoom } = options;
  makeFolder(dir);
  await removeDrafts(dir, LEVEL_NAMES);
  const missing = await findMissing(options);
  if (missing.length === 0) return success([]);
  const bytes = missing.reduce((sum, shape) => sum + levelFileBytes(shape), 0);
  const want = await findLackOfRoom(dir, TABLE_NAME, bytes, findRoom);
  if (want !== undefined) return failure(want);
  const crew = new Crew<BuildRequest>(import.meta.url, 'build-worker', workers);
  try {
    await buildLevels(options, crew, missing);
  } finally {
    await crew.close();
  }
  return success(missing.map((shape) => shape.captured));
}

/** From the level that is nearest to the end: a capture leads to the level before it. */
async function buildLevels(
  { dir, onProgress, capturesToWin = CAPTURES_TO_WIN }: BuildOptions,
  crew: Crew<BuildRequest>,
  missing: readonly LevelShape[],
): Promise<void> {
  const counter = new ProgressCounter(missing);
  for (const shape of missing) {
    const next = shape.captured + 1 < capturesToWin ? LEVEL_SHAPES[shape.captured + 1] : undefined;
    const afterCapture = next === undefined ? null : await readAfterCapture(dir, next);
    const work = allocateWork(shape, (bytes) => new SharedArrayBuffer(bytes));
    await crew.work({ work, afterCapture }, (entries) => {
      onProgress?.(counter.add(shape, entries));
    });
    await writeLevel(dir, shape, work.values);
  }
}

async function readAfterCapture(dir: string, shape: LevelShape): Promise<Uint8Array> {
  const read = await readLevel(dir, shape);
  if (read.ok) return read.value.goats;
  throw new Error(`${describeFault(dir, shape, read.error)}, but a moment ago it was whole`);
}

async function findMissing({
  dir,
  onNotice,
  capturesToWin = CAPTURES_TO_WIN,
}: BuildOptions): Promise<LevelShape[]> {
  const missing: LevelShape[] = [];
  for (const shape of LEVEL_SHAPES.slice(0, capturesToWin).toReversed()) {
    const read = await readLevel(dir, shape);
    if (read.ok) continue;
    missing.push(shape);
    if (read.error !== 'missing')
      onNotice?.(`${describeFault(dir, shape, read.error)}; it is built again.`);
  }
  return missing;
}
