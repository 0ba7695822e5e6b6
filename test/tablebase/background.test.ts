/** Building beside a running server: in a process of its own that yields to it. */
import { readdirSync, writeFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type BackgroundBuild, startBackgroundBuild } from '../../server/tablebase/background.ts';
import { readLevel } from '../../server/tablebase/level-file.ts';
import { LEVEL_SHAPES, type LevelShape } from '../../shared/engine/tablebase/level.ts';
import { makeScratchFolder } from '../support/scratch.ts';
import { buildShortTable, SHORT_GAME } from '../support/short-table.ts';

const [FULL] = LEVEL_SHAPES as [LevelShape];

// Its process and thread run from their sources, which takes them seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('it builds the table at the lowest priority, and tells how far it is', async () => {
  const dir = makeScratchFolder();
  const priorities = new Set<number>();
  let done = 0;
  const build = startBackgroundBuild({
    dir,
    workers: 1,
    capturesToWin: SHORT_GAME,
    onProgress: (progress) => {
      done = progress.done;
      priorities.add(getPriority(build.pid));
    },
  });
  expect(await build.finished).toEqual({ ok: true, value: [1, 0] });
  expect(await readLevel(dir, FULL)).toEqual({ ok: true, value: buildShortTable()[0] });
  expect([...priorities]).toEqual([constants.priority.PRIORITY_LOW]);
  expect(done).toBeGreaterThan(0.5);
});

test('stopped in the middle, it leaves no file that is not whole', async () => {
  const dir = makeScratchFolder();
  const build = await new Promise<BackgroundBuild>((resolve) => {
    const started = startBackgroundBuild({ dir, workers: 1, onProgress: () => resolve(started) });
  });
  await build.stop();
  const finished = await build.finished;
  expect(finished.ok ? '' : finished.error).toBe(
    'the build of the endgame table was ended (SIGTERM)',
  );
  expect(readdirSync(dir)).toEqual([]);
});

test('what goes wrong in it is a sentence', async () => {
  const path = join(makeScratchFolder(), 'a file');
  writeFileSync(path, '');
  const { finished } = startBackgroundBuild({ dir: path, workers: 1 });
  const result = await finished;
  expect(result.ok ? '' : result.error).toMatch('EEXIST');
});
