/** Builds the endgame table into a folder, level by level; what is there and unharmed is kept. */
import { readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { LEVEL_SHAPES, type LevelShape } from '../../shared/engine/tablebase/level.ts';
import { CAPTURES_TO_WIN } from '../../shared/rules/position.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { makeFolder } from '../make-folder.ts';
import { BuildCrew } from './build-crew.ts';
import { describeFault, drafterOf, levelFileBytes, readLevel, writeLevel } from './level-file.ts';
import { type BuildProgress, ProgressCounter } from './progress.ts';

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
  readonly findRoom?: (dir: string) => Promise<number>;
}

/** Numbers of captured goats whose levels were built; the others were there. */
export type BuiltLevels = readonly number[];

/** Room that must stay free beside the files. */
const SPARE_BYTES = 16_000_000;

/** Fails with a sentence where there is no room; rejects where the disk or a thread fails. */
export async function buildTablebase(options: BuildOptions): Promise<Result<BuiltLevels, string>> {
  const { dir, workers } = options;
  makeFolder(dir);
  await removeDrafts(dir);
  const missing = await findMissing(options);
  if (missing.length === 0) return success([]);
  const want = await findLackOfRoom(options, missing);
  if (want !== undefined) return failure(want);
  const crew = new BuildCrew(workers);
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
  crew: BuildCrew,
  missing: readonly LevelShape[],
): Promise<void> {
  const counter = new ProgressCounter(missing);
  for (const shape of missing) {
    const next = shape.captured + 1 < capturesToWin ? LEVEL_SHAPES[shape.captured + 1] : undefined;
    const afterCapture = next === undefined ? null : await readAfterCapture(dir, next);
    const values = await crew.build(shape, afterCapture, (entries) => {
      onProgress?.(counter.add(shape, entries));
    });
    await writeLevel(dir, shape, values);
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

async function findLackOfRoom(
  { dir, findRoom = findFreeBytes }: BuildOptions,
  missing: readonly LevelShape[],
): Promise<string | undefined> {
  const free = await findRoom(dir);
  const needed = missing.reduce((sum, shape) => sum + levelFileBytes(shape), SPARE_BYTES);
  if (free >= needed) return undefined;
  return `the endgame table needs ${formatSize(needed)} in ${dir}, where ${formatSize(free)} are free`;
}

async function findFreeBytes(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}

function formatSize(bytes: number): string {
  return `${Math.ceil(bytes / 1e6)} MB`;
}

/** What builders left that ended in the middle of a file. */
async function removeDrafts(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    const pid = drafterOf(name);
    if (pid !== undefined && !isRunning(pid)) await rm(join(dir, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only asks whether the process could be signalled.
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
