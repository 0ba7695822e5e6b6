/** The review of a match over HTTP. */
import { expect, test, vi } from 'vitest';
import type { Review } from '../../shared/review/review.ts';
import { decodeReview } from '../../shared/wire/review.ts';
import { LiveServer } from '../support/live-server.ts';
import { valueOf } from '../support/text.ts';

// Threads run from their sources, which takes them seconds to start on a busy machine.
const PATIENCE = { timeout: 50_000, interval: 100 };

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

test('a finished match is reviewed, which takes a while, and may be kept then', async () => {
  const server = await LiveServer.start();
  const { id, ann } = await server.begin();
  const path = `/api/matches/${id}/review`;
  expect(await server.fetch(path)).toMatchObject({
    status: 409,
    body: { error: { code: 'match-not-over' } },
  });
  await ann.ply(id, 'L.c3', 0);
  await ann.command(id, { kind: 'resign' });

  const first = await server.fetch(path);
  expect(first).toEqual({ status: 202, body: { done: 0, of: 4 } });
  const response = await vi.waitFor(async () => {
    const again = await fetch(server.url + path);
    if (again.status !== 200) throw new Error(String(again.status));
    return again;
  }, PATIENCE);
  expect(response.headers.get('cache-control')).toBe('private, max-age=86400');
  const review: Review = valueOf(decodeReview(await response.json()), 'a review');
  expect(review.plies.map(({ action, seat }) => [action, seat])).toEqual([['c3', 'host']]);
  expect(review.moments).toHaveLength(2);
});

test('a match that is not there has none, and one without spectators has one for its seats', async () => {
  const server = await LiveServer.start();
  expect(await server.fetch('/api/matches/AAAAAAAAAAAA/review')).toMatchObject({ status: 404 });
  const { id, host, ann } = await server.begin({ spectators: false });
  await ann.command(id, { kind: 'resign' });
  const path = `/api/matches/${id}/review`;
  expect(await server.fetch(path)).toMatchObject({
    status: 403,
    body: { error: { code: 'no-spectators' } },
  });
  expect((await server.fetch(path, bearer(host))).status).toBeOneOf([200, 202]);
});

test('who sees a match late is not told by its review that it is over', async () => {
  const server = await LiveServer.start();
  const { id, host, ann } = await server.begin({ spectatorDelayMs: 60_000 });
  await ann.command(id, { kind: 'resign' });
  const path = `/api/matches/${id}/review`;
  expect((await server.fetch(path)).status).toBe(409);
  expect((await server.fetch(path, bearer(host))).status).toBeOneOf([200, 202]);
});
