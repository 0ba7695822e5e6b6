/** What the endgame table knows, over HTTP. */
import { expect, test } from 'vitest';
import type { ProbeAnswer } from '../../shared/wire/rest.ts';
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

test('a server without the table says so', async () => {
  const server = await LiveServer.start();

  expect(await server.fetch(path(FULL))).toMatchObject({
    status: 404,
    body: { error: { code: 'no-table' } },
  });
});
