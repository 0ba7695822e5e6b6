/** What the endgame table knows, over HTTP. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeLayer } from '../../server/solution/layer-file.ts';
import { type OpenedSolution, openSolution } from '../../server/solution/open-solution.ts';
import { seededChance } from '../../shared/engine/chance.ts';
import { formatPosition } from '../../shared/notation/position.ts';
import { drawPosition } from '../../shared/solution/draw-position.ts';
import { describeLayer } from '../../shared/solution/layer.ts';
import type { ProbeAnswer } from '../../shared/wire/rest.ts';
import { solveLastLayers } from '../support/last-layers.ts';
import { LiveServer } from '../support/live-server.ts';
import { serveShortTable } from '../support/short-table.ts';

/** No goat captured; the tigers are to act. */
const FULL = 'GGGGG/GGGGG/GTGTG/GGTGG/GG1TG t 0 0';

const SHORT = serveShortTable();

function path(position: string, ruleset?: string): string {
  const query = new URLSearchParams({ position, ...(ruleset === undefined ? {} : { ruleset }) });
  return `/api/probe?${query.toString()}`;
}

test('a position’s value is told with what each action comes to, and may be kept for ever', async () => {
  const server = await LiveServer.start({ tablebase: SHORT });
  const response = await fetch(server.url + path(FULL));
  const answer = (await response.json()) as ProbeAnswer;

  expect(answer).toMatchObject({ position: FULL, certain: true });
  expect(answer.actions.length).toBeGreaterThan(0);
  const wins = answer.actions.filter(({ value }) => value === answer.value);
  const least = Math.min(...wins.map(({ plies }) => plies ?? -1));
  expect(answer.plies).toBe(answer.value === 'tigers' ? least + 1 : answer.plies);
  expect(response.headers.get('cache-control')).toContain('immutable');
});

test('a value is not certain where the ruleset forbids repetition', async () => {
  const server = await LiveServer.start({ tablebase: SHORT });
  const { body } = await server.fetch(path(FULL, 'no-repeat'));

  expect(body).toMatchObject({ certain: false });
});

test.each([
  ['T3T/5/5/5/T3T g 20 0', 400, 'goats-in-hand'],
  ['T3T/5/5/5/T3T', 400, 'bad-position'],
  ['', 400, 'bad-position'],
  ['x'.repeat(90), 400, 'bad-position'],
])('%s is refused with %s %s', async (position, status, code) => {
  const server = await LiveServer.start({ tablebase: SHORT });

  expect(await server.fetch(path(position))).toMatchObject({ status, body: { error: { code } } });
});

describe('with the solution', () => {
  let folder: string;
  let solution: OpenedSolution;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'twin-tigers-'));
    for (const layer of solveLastLayers(SHORT.opened?.levels ?? [], 1))
      await writeLayer(folder, layer);
    solution = await openSolution(folder);
  });

  afterAll(async () => {
    await solution.close();
    rmSync(folder, { recursive: true });
  });

  test('a position with a goat in hand is told with all its actions, and plies where they are known', async () => {
    const server = await LiveServer.start({ tablebase: SHORT, solution });
    const chance = seededChance(5);
    const results = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const position = drawPosition(describeLayer('goats', 19, 0), chance);
      const { body } = await server.fetch(path(formatPosition(position)));
      const { value, plies, actions } = body as ProbeAnswer;
      expect(value).toBe(solution.files.lookUp(position));
      expect(actions).toHaveLength(2);
      // The last goat: what follows is in the endgame table.
      const lengths = actions.filter((each) => each.value === value).map((each) => each.plies ?? 0);
      const least = Math.min(...lengths);
      const most = Math.max(...lengths);
      if (value === 'draw') expect(plies).toBeNull();
      else expect(plies).toBe(1 + (value === 'goats' ? least : most));
      results.add(value);
    }
    expect(results.size).toBeGreaterThan(1);
  });

  test('who wins is told where nobody knows how soon', async () => {
    const server = await LiveServer.start({ tablebase: SHORT, solution });
    const chance = seededChance(6);
    const layer = describeLayer('tigers', 19, 0);
    const drawn = Array.from({ length: 100 }, () => drawPosition(layer, chance));
    const won = drawn.find((position) => solution.files.lookUp(position) === 'goats');
    if (won === undefined) throw new Error('no position was drawn that goats win');
    const answers = [path(formatPosition(won)), path(formatPosition(won), 'threefold')];
    const [plain, limited] = await Promise.all(answers.map((each) => server.fetch(each)));
    expect(plain?.body).toMatchObject({ value: 'goats', certain: true });
    expect(limited?.body).toMatchObject({ value: 'goats', certain: false });
  });

  test('a layer that is not there is as good as no table', async () => {
    const server = await LiveServer.start({ tablebase: SHORT, solution });
    const { status, body } = await server.fetch(path('T3T/5/5/5/T3T g 20 0'));
    expect({ status, body }).toMatchObject({ status: 404, body: { error: { code: 'no-table' } } });
  });

  test('where the files contradict each other nothing is told, and the log names the remedy', async () => {
    const position = drawPosition(describeLayer('goats', 19, 0), seededChance(7));
    const wrong = solution.files.lookUp(position) === 'draw' ? 'goats' : 'draw';
    const files = { lookUp: () => wrong, ask: () => Promise.resolve(wrong) } as const;
    const damaged = { ...solution, files: files as unknown as OpenedSolution['files'] };
    const server = await LiveServer.start({ tablebase: SHORT, solution: damaged });
    expect(await server.fetch(path(formatPosition(position)))).toMatchObject({ status: 404 });
    expect(server.logged.flat().join(' ')).toContain('solve DIR --verify');
  });
});

test('a server without the table says so', async () => {
  const server = await LiveServer.start();

  expect(await server.fetch(path(FULL))).toMatchObject({
    status: 404,
    body: { error: { code: 'no-table' } },
  });
});
