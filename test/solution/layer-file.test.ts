/** Files of the solution: whole or not there, unharmed or refused, and read entry by entry. */
import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  describeLayerFault,
  layerFileBytes,
  layerPath,
  readLayer,
  writeLayer,
} from '../../server/solution/layer-file.ts';
import { openSolution } from '../../server/solution/open-solution.ts';
import { SolutionFiles } from '../../server/solution/solution-files.ts';
import { describeLayer, layerBytes, SLOT_COUNT } from '../../shared/solution/layer.ts';
import { changeByte } from '../support/changed-byte.ts';
import { makeScratchFolder } from '../support/scratch.ts';
import { anyPositionOf, drawLayer, readEntry } from '../support/solution-layers.ts';

const LAYER = describeLayer('goats', 2, 1);
const OTHER = describeLayer('tigers', 2, 1);
const DRAWN = drawLayer(LAYER, 5);
/** No file that is open has this number. */
const NO_FILE = 2 ** 30;

/** A folder with one layer in it. */
async function makeFolder(): Promise<string> {
  const dir = makeScratchFolder();
  await writeLayer(dir, DRAWN);
  return dir;
}

function read(dir: string, layer = LAYER): ReturnType<typeof readLayer> {
  return readLayer(dir, layer, new Int32Array(layerBytes(layer) / 4));
}

test('what is written is read back', async () => {
  const dir = await makeFolder();
  expect(await read(dir)).toEqual({ ok: true, value: DRAWN });
  expect(readdirSync(dir)).toEqual(['placement-2-1-goats.bin']);
});

test('any position of it is looked up in the file, at once or later, and no other', async () => {
  const { files, layers, isComplete, close } = await openSolution(await makeFolder());
  expect({ layers, isComplete }).toEqual({ layers: 1, isComplete: false });
  await fc.assert(
    fc.asyncProperty(anyPositionOf(LAYER), async (position) => {
      expect(files.lookUp(position)).toBe(readEntry(DRAWN, position));
      expect(await files.ask(position)).toBe(readEntry(DRAWN, position));
      for (const other of [
        { ...position, toAct: 'tigers' },
        { ...position, inHand: 0 },
        { ...position, captured: 5 },
      ] as const)
        expect([files.lookUp(other), await files.ask(other)]).toEqual([undefined, undefined]);
    }),
  );
  await close();
});

test('a disk that fails is as good as none', async () => {
  const files = new SolutionFiles(new Array<number>(SLOT_COUNT).fill(NO_FILE));
  const [position] = fc.sample(anyPositionOf(LAYER), 1);
  if (position === undefined) throw new Error('no position was drawn');
  expect([files.lookUp(position), await files.ask(position)]).toEqual([undefined, undefined]);
});

describe('a file is refused', () => {
  test('where there is none', async () => {
    expect(await read(makeScratchFolder())).toEqual({ ok: false, error: 'missing' });
  });

  test('where it is something else', async () => {
    const dir = await makeFolder();
    writeFileSync(layerPath(dir, LAYER), 'T3T/5/5/5/T3T g 20 0\n'.repeat(10));
    expect(await read(dir)).toEqual({ ok: false, error: 'foreign' });
  });

  test('where it is another layer under this name', async () => {
    const dir = await makeFolder();
    writeFileSync(layerPath(dir, OTHER), readFileSync(layerPath(dir, LAYER)));
    expect(await read(dir, OTHER)).toEqual({ ok: false, error: 'foreign' });
  });

  test.each([-1, 1])('where its length differs by %i', async (difference) => {
    const dir = await makeFolder();
    truncateSync(layerPath(dir, LAYER), layerFileBytes(LAYER) + difference);
    expect(await read(dir)).toEqual({ ok: false, error: 'size' });
    const { files, refusals, close } = await openSolution(dir);
    for (const position of fc.sample(anyPositionOf(LAYER), 3))
      expect(files.lookUp(position)).toBeUndefined();
    expect(refusals).toEqual([describeLayerFault(dir, LAYER, 'size')]);
    await close();
  });

  test('where any one byte of it is another', async () => {
    const dir = await makeFolder();
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: layerFileBytes(LAYER) - 1 }), async (offset) => {
        changeByte(layerPath(dir, LAYER), offset);
        const { ok } = await read(dir);
        changeByte(layerPath(dir, LAYER), offset);
        expect(ok).toBe(false);
      }),
      { numRuns: 30 },
    );
    expect((await read(dir)).ok).toBe(true);
  });

  test('with a clause that names it and its fault', () => {
    expect(describeLayerFault('solved', OTHER, 'foreign')).toBe(
      'solved/placement-2-1-tigers.bin is not this part of the solution',
    );
  });
});
