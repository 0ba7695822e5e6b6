/** Building a table into a folder: the shorter game's, in which two captures win. */
import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { buildTablebase, type BuildOptions } from '../../server/tablebase/build-tablebase.ts';
import { draftPath } from '../../server/tablebase/drafts.ts';
import { levelPath, readLevel, writeLevel } from '../../server/tablebase/level-file.ts';
import type { BuildProgress } from '../../server/tablebase/progress.ts';
import {
  LEVEL_SHAPES,
  type LevelShape,
  type LevelValues,
} from '../../shared/engine/tablebase/level.ts';
import { makeScratchFolder } from '../support/scratch.ts';
import { buildShortTable, SHORT_GAME } from '../support/short-table.ts';

const [FULL, TAKEN] = LEVEL_SHAPES as [LevelShape, LevelShape];
const [FULL_VALUES, TAKEN_VALUES] = buildShortTable() as [LevelValues, LevelValues];
/** No process can have this number. */
const NOBODY = 2 ** 31 - 1;

// A thread that runs from its source takes a second to start, and longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

function optionsFor(dir: string, more: Partial<BuildOptions> = {}): BuildOptions {
  return { dir, workers: 1, capturesToWin: SHORT_GAME, ...more };
}

/** A folder with both levels in it. */
async function makeBuilt(): Promise<string> {
  const dir = makeScratchFolder();
  await writeLevel(dir, FULL, FULL_VALUES);
  await writeLevel(dir, TAKEN, TAKEN_VALUES);
  return dir;
}

test.each([1, 2])(
  '%i threads build what one alone does, and tell how far they are',
  async (workers) => {
    const dir = join(makeScratchFolder(), 'a folder', 'to be made');
    const told: BuildProgress[] = [];
    const onProgress = (progress: BuildProgress): void => void told.push(progress);
    const built = await buildTablebase(optionsFor(dir, { workers, onProgress }));
    expect(built).toEqual({ ok: true, value: [1, 0] });
    expect(await readLevel(dir, FULL)).toEqual({ ok: true, value: FULL_VALUES });
    expect(await readLevel(dir, TAKEN)).toEqual({ ok: true, value: TAKEN_VALUES });
    expect([...new Set(told.map(({ goats }) => goats))]).toEqual([19, 20]);
    expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).toSorted());
  },
);

describe('a build on top of another', () => {
  test('keeps what is whole', async () => {
    const dir = await makeBuilt();
    const { ino } = statSync(levelPath(dir, FULL));
    expect(await buildTablebase(optionsFor(dir))).toEqual({ ok: true, value: [] });
    expect(statSync(levelPath(dir, FULL)).ino).toBe(ino);
  });

  test('goes on after the levels that an earlier one finished', async () => {
    const dir = await makeBuilt();
    const whole = readFileSync(levelPath(dir, FULL));
    truncateSync(levelPath(dir, FULL));
    expect(await buildTablebase(optionsFor(dir))).toEqual({ ok: true, value: [0] });
    expect(readFileSync(levelPath(dir, FULL))).toEqual(whole);
  });

  test('says which file it refuses, and builds it again', async () => {
    const dir = await makeBuilt();
    const whole = readFileSync(levelPath(dir, TAKEN));
    writeFileSync(levelPath(dir, TAKEN), Buffer.from(whole).fill(1, 5000, 5001));
    const notices: string[] = [];
    const onNotice = (sentence: string): void => void notices.push(sentence);
    expect(await buildTablebase(optionsFor(dir, { onNotice }))).toEqual({ ok: true, value: [1] });
    const fault = 'is damaged: its checksum does not match; it is built again.';
    expect(notices).toEqual([`${levelPath(dir, TAKEN)} ${fault}`]);
    expect(readFileSync(levelPath(dir, TAKEN))).toEqual(whole);
  });

  test('clears away what a builder that ended left half written, not what one is writing', async () => {
    const dir = await makeBuilt();
    const left = draftPath(levelPath(dir, FULL), NOBODY);
    const writing = draftPath(levelPath(dir, FULL), process.ppid);
    for (const path of [left, writing, join(dir, 'notes.txt')]) writeFileSync(path, 'half');
    await buildTablebase(optionsFor(dir));
    expect(readdirSync(dir).map((name) => join(dir, name))).toEqual([
      levelPath(dir, FULL),
      writing,
      levelPath(dir, TAKEN),
      join(dir, 'notes.txt'),
    ]);
  });
});

test('where there is no room it builds nothing, and says how much is wanted', async () => {
  const dir = makeScratchFolder();
  const findRoom = (): Promise<number> => Promise.resolve(3_000_001);
  expect(await buildTablebase(optionsFor(dir, { findRoom }))).toEqual({
    ok: false,
    error: `the endgame table needs 17 MB in ${dir}, where 4 MB are free`,
  });
  expect(readdirSync(dir)).toEqual([]);
});

test('where the folder cannot be made, the file system says why', async () => {
  const path = join(makeScratchFolder(), 'a file');
  writeFileSync(path, '');
  await expect(buildTablebase(optionsFor(path))).rejects.toThrow('EEXIST');
});
