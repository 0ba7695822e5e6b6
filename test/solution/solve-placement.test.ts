/** Solving into a folder: the last layers of the shorter game, in which two captures win. */
import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { layerPath } from '../../server/solution/layer-file.ts';
import { type LayerReport, solvePlacement } from '../../server/solution/solve-placement.ts';
import { openSolution } from '../../server/solution/open-solution.ts';
import { draftPath } from '../../server/tablebase/drafts.ts';
import { writeLevel } from '../../server/tablebase/level-file.ts';
import { seededChance } from '../../shared/engine/chance.ts';
import type { Solution } from '../../shared/solution/solution.ts';
import { createEndgameTable } from '../../shared/engine/tablebase/endgame-table.ts';
import { readPlies } from '../../shared/engine/tablebase/probe.ts';
import type { Position } from '../../shared/rules/position.ts';
import { deriveValue } from '../../shared/solution/derive.ts';
import { drawPosition } from '../../shared/solution/draw-position.ts';
import { describeLayer } from '../../shared/solution/layer.ts';
import { makeScratchFolder } from '../support/scratch.ts';
import { buildShortTable, SHORT_GAME, SHORT_SHAPES } from '../support/short-table.ts';

const LEVELS = buildShortTable();
const TABLE = createEndgameTable(LEVELS);
/** In the order in which they are solved. */
const LAYERS = [1, 0].flatMap((captured) => [
  describeLayer('goats', 19, captured),
  describeLayer('tigers', 19, captured),
]);
/** No process can have this number. */
const NOBODY = 2 ** 31 - 1;

// A thread that runs from its source takes a second to start, and longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

interface Solved {
  readonly result: Awaited<ReturnType<typeof solvePlacement>>;
  readonly reports: readonly LayerReport[];
  readonly notices: readonly string[];
  readonly done: readonly number[];
}

async function makeTablebase(): Promise<string> {
  const dir = makeScratchFolder();
  for (const [index, shape] of SHORT_SHAPES.entries()) {
    const values = LEVELS[index];
    if (values !== undefined) await writeLevel(dir, shape, values);
  }
  return dir;
}

async function solve(
  dir: string,
  tablebaseDir: string,
  more: { readonly workers?: number; readonly free?: number } = {},
): Promise<Solved> {
  const { workers = 1, free } = more;
  const [reports, notices, done]: [LayerReport[], string[], number[]] = [[], [], []];
  const result = await solvePlacement({
    ...{ dir, tablebaseDir, workers, until: 19, capturesToWin: SHORT_GAME, remedy: 'build it' },
    onLayer: (report) => void reports.push(report),
    onNotice: (sentence) => void notices.push(sentence),
    onProgress: (progress) => {
      if (!progress.isChecked) done.push(progress.done);
    },
    ...(free === undefined ? {} : { findRoom: () => Promise.resolve(free) }),
  });
  return { result, reports, notices, done };
}

/** Who wins after an action, by the table or by the files, under two captures. */
function valueAfter(solution: Solution, position: Position): string {
  if (position.captured >= SHORT_GAME) return 'tigers';
  if (position.inHand > 0) return solution.lookUp(position) ?? 'nothing';
  return readPlies(TABLE.probe(position.tigers, position.goats, position.toAct), position.toAct)
    .winner;
}

test('two threads solve what follows from the rules, and tell how far they are', async () => {
  const dir = join(makeScratchFolder(), 'a folder', 'to be made');
  const { result, reports, done } = await solve(dir, await makeTablebase(), { workers: 2 });
  expect(result.ok).toBe(true);
  expect(reports.map(({ layer }) => layer)).toEqual(LAYERS);
  expect(reports.every(({ isSolved }) => isSolved)).toBe(true);
  expect(done).toEqual(done.toSorted((one, other) => one - other));
  expect(done.at(-1)).toBeCloseTo(1);
  const { files, close } = await openSolution(dir);
  const chance = seededChance(3);
  const results = new Set<string>();
  for (const layer of LAYERS)
    for (let i = 0; i < 100; i++) {
      const position = drawPosition(layer, chance);
      const derived = deriveValue(position, (after) => valueAfter(files, after) as 'draw');
      expect(files.lookUp(position)).toBe(derived);
      results.add(derived);
    }
  expect(results).toEqual(new Set(['draw', 'tigers', 'goats']));
  await close();
});

describe('a run on top of another', () => {
  test('keeps what is whole, solves the rest again, and clears drafts of nobody away', async () => {
    const dir = makeScratchFolder();
    const tablebase = await makeTablebase();
    const first = await solve(dir, tablebase);
    const [kept, refused, gone] = LAYERS.map((layer) => layerPath(dir, layer)) as [
      string,
      string,
      string,
    ];
    const { ino } = statSync(kept);
    const whole = [refused, gone].map((path) => readFileSync(path));
    truncateSync(refused, 1000);
    writeFileSync(gone, 'nonsense');
    writeFileSync(draftPath(gone, NOBODY), 'half');
    const { result, reports, notices } = await solve(dir, tablebase);
    expect(result.ok).toBe(true);
    expect(reports.map(({ isSolved }) => isSolved)).toEqual([false, true, true, false]);
    expect(reports.map(({ totals }) => totals)).toEqual(first.reports.map(({ totals }) => totals));
    expect(notices).toEqual([
      `${refused} is not whole; it is solved again.`,
      `${gone} is not this part of the solution; it is solved again.`,
    ]);
    expect(statSync(kept).ino).toBe(ino);
    expect([refused, gone].map((path) => readFileSync(path))).toEqual(whole);
    expect(readdirSync(dir)).toHaveLength(4);
  });
});

test('where there is no room it solves nothing, and says how much is wanted', async () => {
  const dir = makeScratchFolder();
  const { result, reports } = await solve(dir, await makeTablebase(), { free: 3_000_001 });
  expect(result).toEqual({
    ok: false,
    error: `the solution needs 18 MB in ${dir}, where 4 MB are free`,
  });
  expect(reports).toEqual([]);
  expect(readdirSync(dir)).toEqual([]);
});

test('without the endgame table it solves nothing, and says what to do', async () => {
  const nowhere = makeScratchFolder();
  const { result } = await solve(makeScratchFolder(), nowhere);
  expect(result).toEqual({ ok: false, error: `${nowhere}/movement-1.bin is not there; build it` });
});
