/** Files of the endgame table: whole or not there, unharmed or refused. */
import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVEL_SHAPES, type LevelShape } from '../../shared/engine/tablebase/level.ts';
import {
  describeFault,
  levelFileBytes,
  levelPath,
  readLevel,
  writeLevel,
} from '../../server/tablebase/level-file.ts';
import { openTablebase } from '../../server/tablebase/open-tablebase.ts';
import { changeByte } from '../support/changed-byte.ts';
import { makeScratchFolder } from '../support/scratch.ts';

const [FULL, TAKEN] = LEVEL_SHAPES as [LevelShape, LevelShape];
const VALUES = {
  tigers: Uint8Array.from({ length: FULL.size }, (_, entry) => entry % 251),
  goats: Uint8Array.from({ length: FULL.size }, (_, entry) => entry % 241),
};

/** A folder with the level of no captures in it. */
async function makeFolder(): Promise<string> {
  const dir = makeScratchFolder();
  await writeLevel(dir, FULL, VALUES);
  return dir;
}

test('what is written is read back, in memory that threads share', async () => {
  const dir = await makeFolder();
  const read = await readLevel(dir, FULL);
  expect(read).toEqual({ ok: true, value: VALUES });
  expect(read.ok && read.value.tigers.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(readdirSync(dir)).toEqual(['movement-0.bin']);
});

test('no file of the table has more than 90 MB', () => {
  expect(Math.max(...LEVEL_SHAPES.map(levelFileBytes))).toBeLessThan(90e6);
});

describe('a file is refused', () => {
  test('where there is none', async () => {
    expect(await readLevel(makeScratchFolder(), FULL)).toEqual({ ok: false, error: 'missing' });
  });

  test('where a folder is in its place', async () => {
    const dir = makeScratchFolder();
    mkdirSync(levelPath(dir, FULL));
    expect(await readLevel(dir, FULL)).toEqual({ ok: false, error: 'unreadable' });
  });

  test.each([
    ['a text', 'T3T/5/5/5/T3T g 20 0\n'.repeat(10), 'foreign'],
    ['an empty file', '', 'foreign'],
  ])('where it is %s', async (_, text, error) => {
    const dir = await makeFolder();
    writeFileSync(levelPath(dir, FULL), text);
    expect(await readLevel(dir, FULL)).toEqual({ ok: false, error });
  });

  test('where it is another level under this name', async () => {
    const dir = await makeFolder();
    writeFileSync(levelPath(dir, TAKEN), readFileSync(levelPath(dir, FULL)));
    expect(await readLevel(dir, TAKEN)).toEqual({ ok: false, error: 'foreign' });
  });

  test('where another version wrote it', async () => {
    const dir = await makeFolder();
    changeByte(levelPath(dir, FULL), 8);
    expect(await readLevel(dir, FULL)).toEqual({ ok: false, error: 'version' });
  });

  test.each([-1, 1])('where its length differs by %i', async (difference) => {
    const dir = await makeFolder();
    truncateSync(levelPath(dir, FULL), levelFileBytes(FULL) + difference);
    expect(await readLevel(dir, FULL)).toEqual({ ok: false, error: 'size' });
  });

  test('where any one byte of it is another', async () => {
    const dir = await makeFolder();
    const path = levelPath(dir, FULL);
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: levelFileBytes(FULL) - 1 }), async (offset) => {
        changeByte(path, offset);
        const read = await readLevel(dir, FULL);
        changeByte(path, offset);
        expect(read.ok).toBe(false);
      }),
    );
    expect((await readLevel(dir, FULL)).ok).toBe(true);
  });

  test('with a clause that names it and its fault', () => {
    expect(describeFault('tables', TAKEN, 'damaged')).toBe(
      'tables/movement-1.bin is damaged: its checksum does not match',
    );
  });
});

describe('a table that is opened', () => {
  test('holds the levels that are whole, and says which files it refuses', async () => {
    const dir = await makeFolder();
    writeFileSync(levelPath(dir, TAKEN), 'nonsense');
    const opened = await openTablebase(dir);
    expect(opened.levels.map((values) => values !== undefined)).toEqual([
      true,
      ...Array.from({ length: 4 }, () => false),
    ]);
    expect(opened.isComplete).toBe(false);
    expect(opened.refusals).toEqual([
      `${levelPath(dir, TAKEN)} is not this part of the endgame table`,
    ]);
  });

  test('is empty where there is no folder, and nothing is refused', async () => {
    const opened = await openTablebase('/nowhere/at/all');
    expect(opened.levels.every((values) => values === undefined)).toBe(true);
    expect(opened.refusals).toEqual([]);
  });
});
