/** The whole table against the vectors: built with `TABLEBASE_TEST=full`, or as it is under `data/`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTablebase } from '../../../server/tablebase/build-tablebase.ts';
import { type OpenedTablebase, openTablebase } from '../../../server/tablebase/open-tablebase.ts';
import { LEVEL_SHAPES } from '../../../shared/engine/tablebase/level.ts';
import { probePosition } from '../../../shared/engine/tablebase/probe.ts';
import { countTotals } from '../../../shared/engine/tablebase/totals.ts';
import { SIDES } from '../../../shared/rules/side.ts';
import { type LevelTotals, readMovementTotals } from '../../support/movement-totals.ts';
import { runCommand } from '../../support/run-command.ts';
import { positionOf } from '../../support/text.ts';
import { readVectors } from '../../support/vectors.ts';

const BUILD_MS = 600_000;
const REMEDY =
  'it takes 40 s of processor time to build and prove the table: TABLEBASE_TEST=full npm test';

const isFull = process.env['TABLEBASE_TEST'] === 'full';
const folder = isFull ? mkdtempSync(join(tmpdir(), 'twin-tigers-')) : join('data', 'tablebase');
let opened: OpenedTablebase;

beforeAll(async () => {
  if (isFull) {
    const built = await buildTablebase({ dir: folder, workers: availableParallelism() });
    expect(built).toEqual({ ok: true, value: [4, 3, 2, 1, 0] });
  }
  opened = await openTablebase(folder);
}, BUILD_MS);

afterAll(() => {
  if (isFull) rmSync(folder, { recursive: true, force: true });
});

test(
  'as many positions are won, drawn and lost as there are, and the longest endings are as long',
  { timeout: 120_000 },
  ({ skip }) => {
    skip(!opened.isComplete, REMEDY);
    const counted = LEVEL_SHAPES.map((shape) => {
      const values = opened.levels[shape.captured];
      return SIDES.map((toAct) => values && countTotals(shape, values, toAct));
    });
    const known = readMovementTotals();
    expect(counted).toEqual(known.map(({ tigersToAct, goatsToAct }) => [tigersToAct, goatsToAct]));
  },
);

test(
  '`tablebase --verify` proves every value, and counts what the vectors count',
  { timeout: BUILD_MS },
  async ({ skip }) => {
    skip(!isFull, REMEDY);
    const ran = await runCommand(['tablebase', '--verify', '--json', '--dir', folder]);
    const levels = ran.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as LevelTotals);
    expect(levels.toReversed()).toEqual(readMovementTotals());
    expect(ran.code).toBe(0);
  },
);

test('every position of the vectors has its value and its plies to the end', ({ skip }) => {
  skip(!opened.isComplete, REMEDY);
  const vectors = readVectors('movement-values');
  const probed = vectors.map(({ position }) => {
    const value = probePosition(opened.table, positionOf(position));
    return value.ok ? { position, value: value.value.winner, plies: value.value.plies } : position;
  });
  expect(probed).toEqual(vectors);
});
