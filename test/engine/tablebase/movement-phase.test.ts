/**
 * The whole table against the vectors, and what was made from it against the table: built with
 * `TABLEBASE_TEST=full`, or as it is under `data/`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIGURE_KINDS } from '../../../client/learn/lesson-words.ts';
import { LESSONS } from '../../../client/learn/lessons.ts';
import { actionOf, boardOf } from '../../../client/learn/practice.ts';
import { decide } from '../../../server/puzzles/table-line.ts';
import { buildTablebase } from '../../../server/tablebase/build-tablebase.ts';
import { type OpenedTablebase, openTablebase } from '../../../server/tablebase/open-tablebase.ts';
import { seededChance } from '../../../shared/engine/chance.ts';
import { LEVEL_SHAPES } from '../../../shared/engine/tablebase/level.ts';
import { probePosition } from '../../../shared/engine/tablebase/probe.ts';
import { countTotals } from '../../../shared/engine/tablebase/totals.ts';
import { judgeWith } from '../../../shared/review/judge.ts';
import { momentsOf } from '../../../shared/review/moments.ts';
import { reviewMatch } from '../../../shared/review/reviewing.ts';
import { bestAnswers } from '../../../shared/puzzles/puzzle.ts';
import { SIDES } from '../../../shared/rules/side.ts';
import { countLayer } from '../../../shared/solution/layer-totals.ts';
import { countShares } from '../../support/ending-shares.ts';
import { type LevelTotals, readMovementTotals } from '../../support/movement-totals.ts';
import { runCommand } from '../../support/run-command.ts';
import { solveLastLayers } from '../../support/last-layers.ts';
import { readPuzzleList } from '../../support/shipped-puzzles.ts';
import { playPastPlacement } from '../../support/random-match.ts';
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

test('a review’s exact values are the table’s', ({ skip }) => {
  skip(!opened.isComplete, REMEDY);
  const means = { nodes: 2000, hasTable: true };
  const match = playPastPlacement(seededChance(5));
  const { moments } = reviewMatch(match, judgeWith(opened.table, means.nodes), means);
  const told = [...momentsOf(match)].flatMap(({ boards }, index) => {
    const known = probePosition(opened.table, boards.left.position);
    return known.ok && boards.left.outcome === null
      ? [{ seen: moments[index]?.left, known: known.value }]
      : [];
  });
  expect(told.length).toBeGreaterThan(20);
  for (const { seen, known } of told)
    expect(seen).toEqual({
      kind: 'exact',
      result: known.winner,
      plies: known.plies,
      isShortest: true,
    });
});

test('every position of the vectors has its value and its plies to the end', ({ skip }) => {
  skip(!opened.isComplete, REMEDY);
  const vectors = readVectors('movement-values');
  const probed = vectors.map(({ position }) => {
    const value = probePosition(opened.table, positionOf(position));
    return value.ok ? { position, value: value.value.winner, plies: value.value.plies } : position;
  });
  expect(probed).toEqual(vectors);
});

test('every puzzle that is shipped is proven, and one that tells a lie is not', async ({
  skip,
}) => {
  skip(!opened.isComplete, REMEDY);
  const list = readPuzzleList();
  const prove = (text: string): ReturnType<typeof runCommand> =>
    runCommand(['puzzles', '--prove', 'list', '--dir', folder], [], { list: text });
  const proven = await prove(list);
  expect(proven.out).toMatch(/^\d+ puzzles, all proven\n$/);
  expect(proven.code).toBe(0);
  // The last answer's plies, one pair more than they are.
  const [line = ''] = list.split('\n').filter((text) => /^\dt.*A$/.test(text));
  const lie = await prove(`${line.slice(0, -1)}BA\n`);
  expect(lie.code).toBe(1);
  expect(lie.out).toContain('error: line 1: ');
});

test('from one seed come the same puzzles', async ({ skip }) => {
  skip(!opened.isComplete, REMEDY);
  const args = ['puzzles', '--count', '30', '--seed', '7', '--dir', folder];
  const [one, other] = [await runCommand(args), await runCommand(args)];
  expect(one).toEqual(other);
  expect(one.code).toBe(0);
});

test('what lessons call the only best action is, and ends when they say', ({ skip }) => {
  skip(!opened.isComplete, REMEDY);
  const claims = LESSONS.flatMap(({ practice }) =>
    practice.flatMap((task) =>
      task.kind === 'play' && task.goal.to === 'best' ? [{ ...task, ...task.goal }] : [],
    ),
  );
  expect(claims.length).toBeGreaterThan(3);
  for (const { position: text, action, plies } of claims) {
    const { position } = boardOf(text);
    expect(bestAnswers(decide(opened.table, position)), text).toEqual([
      expect.objectContaining({ action: actionOf(action) }),
    ]);
    const value = probePosition(opened.table, position);
    expect(value.ok && value.value.plies, text).toBe(plies);
  }
});

test('the figures beside the best actions of lessons are those of the table', ({ skip }) => {
  skip(!opened.isComplete, REMEDY);
  const pliesIn = (id: string, task: number): (number | null)[] => {
    const practice = LESSONS.find((lesson) => lesson.id === id)?.practice[task];
    if (practice === undefined || !('position' in practice)) throw new Error(`no board in ${id}`);
    const { position } = boardOf(practice.position);
    return decide(opened.table, position).answers.map(({ plies }) => plies);
  };
  const wins = (plies: readonly (number | null)[]): number[] =>
    plies.flatMap((count) => (count !== null && count % 2 === 0 ? count + 1 : [])).sort();
  const patience = pliesIn('patience', 0).filter((count) => count !== null);
  expect([patience.length, Math.min(...patience), Math.max(...patience)]).toEqual([9, 5, 7]);
  expect(wins(pliesIn('studies', 1))).toEqual([5, 9]);
  expect(pliesIn('studies', 2)).toHaveLength(11);
  expect(wins(pliesIn('studies', 2))).toEqual([3, 41]);
});

test('the ends that lessons tell of boards are those of the table', ({ skip }) => {
  skip(!opened.isComplete, REMEDY);
  for (const { id, boards } of LESSONS)
    for (const { known, position } of boards.flatMap((shown) =>
      shown === null ? [] : [shown, ...(shown.right === undefined ? [] : [shown.right])],
    ))
      if (known !== undefined)
        expect(probePosition(opened.table, boardOf(position).position), id).toEqual({
          ok: true,
          value: known,
        });
});

test('the shares that lessons show are those of the table', { timeout: 120_000 }, ({ skip }) => {
  skip(!opened.isComplete, REMEDY);
  // Two lessons may show the same.
  const figures = new Set(LESSONS.flatMap((lesson) => Object.values(lesson.figures ?? {})));
  expect(new Set([...figures].map(({ kind }) => kind))).toEqual(new Set(FIGURE_KINDS));
  for (const shown of figures) {
    const [shape, values] = [LEVEL_SHAPES[shown.captured], opened.levels[shown.captured]];
    if (shape === undefined || values === undefined) throw new Error('the table lacks a level');
    expect(countShares(shown, shape, values), shown.kind).toEqual(shown.rows);
  }
});

test(
  'the placement phase before it ends as often each way as the vectors count',
  { timeout: 120_000 },
  ({ skip }) => {
    skip(!opened.isComplete, REMEDY);
    const solved = solveLastLayers(opened.levels, 2);
    expect(solved).toHaveLength(5);
    for (const each of solved) {
      const { toAct, placed, captured } = each.layer;
      expect(readVectors('placement-totals')).toContainEqual({
        ...{ toAct, placed, captured },
        ...countLayer(each),
      });
    }
  },
);
