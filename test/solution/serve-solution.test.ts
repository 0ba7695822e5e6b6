/** The solution of a server: what is of use is taken, and what is not is told with the remedy. */
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { layerPath, writeLayer } from '../../server/solution/layer-file.ts';
import { serveSolution } from '../../server/solution/serve-solution.ts';
import { describeLayer } from '../../shared/solution/layer.ts';
import { makeScratchFolder } from '../support/scratch.ts';
import { drawLayer } from '../support/solution-layers.ts';

const [GOATS, TIGERS] = [describeLayer('goats', 1, 0), describeLayer('tigers', 1, 0)];

async function serve(
  dir: string | null,
): Promise<{ readonly layers: number; readonly said: readonly string[] }> {
  const said: string[] = [];
  const say = (sentence: string): void => void said.push(sentence);
  const opened = await serveSolution(dir, { info: say, warn: say });
  await opened?.close();
  return { layers: opened?.layers ?? 0, said };
}

test('a server without it says nothing', async () => {
  expect(await serve(null)).toEqual({ layers: 0, said: [] });
});

test('a folder that is not there, and one with nothing of it, are told with the remedy', async () => {
  const dir = makeScratchFolder();
  writeFileSync(join(dir, 'notes.txt'), 'nothing');
  for (const nothing of [dir, join(dir, 'nowhere')])
    expect(await serve(nothing)).toEqual({
      layers: 0,
      said: [
        `SOLUTION_DIR: ${nothing} holds nothing of the solution; make it with: npm run -s tigers -- solve ${nothing}`,
      ],
    });
});

test('a file that is not whole is named, and the rest is of use', async () => {
  const dir = makeScratchFolder();
  for (const layer of [GOATS, TIGERS]) await writeLayer(dir, drawLayer(layer, 1));
  truncateSync(layerPath(dir, TIGERS), 1000);
  const remedy = `make it with: npm run -s tigers -- solve ${dir}`;
  expect(await serve(dir)).toEqual({
    layers: 1,
    said: [
      `${layerPath(dir, TIGERS)} is not whole; ${remedy}`,
      `SOLUTION_DIR: 1 of 180 layers of the solution are in ${dir}; ${remedy}`,
    ],
  });
});
