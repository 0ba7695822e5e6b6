/** Bad requests over HTTP: each with its own code and sentence as JSON, and nothing changes. */
import { expect, test } from 'vitest';
import { MemoryStore } from '../../server/store/memory.ts';
import { REFUSAL_SENTENCES } from '../../shared/wire/sentence.ts';
import type { WireRefusal } from '../../shared/wire/refusal.ts';
import { FaultyStore } from '../support/faulty-store.ts';
import { LiveServer } from '../support/live-server.ts';

type Answer = Awaited<ReturnType<LiveServer['fetch']>>;

function expectRefused({ status, body }: Answer, code: WireRefusal, expected: number): void {
  expect(body).toMatchObject({ error: { code } });
  expect(body).toHaveProperty('error.message', expect.stringContaining(REFUSAL_SENTENCES[code]));
  expect(status).toBe(expected);
}

/** Bodies of no match, their code, and what the sentence names. */
const BODIES: readonly (readonly [body: unknown, code: WireRefusal, where: string])[] = [
  [{}, 'malformed', 'mode'],
  [[], 'malformed', 'expected object'],
  [{ mode: 'triple' }, 'malformed', 'mode'],
  [{ mode: 'final', side: 'goats' }, 'malformed', 'side'],
  [{ mode: 'final', admin: true }, 'malformed', 'admin'],
  [{ mode: 'final', token: 'guess' }, 'malformed', 'token'],
  [{ mode: 'final', public: 'yes' }, 'malformed', 'public'],
  [{ mode: 'final', ruleset: 'chess' }, 'bad-ruleset', 'ruleset'],
  [{ mode: 'final', ruleset: { plyLimit: 10 } }, 'bad-ruleset', 'ruleset'],
  [{ mode: 'final', clockMs: null }, 'bad-clock', 'clockMs'],
  [{ mode: 'final', clockMs: 9_999 }, 'bad-clock', 'clockMs'],
  [{ mode: 'classic', clockMs: 600_001 }, 'bad-clock', 'clockMs'],
  [{ mode: 'final', name: 'x'.repeat(200) }, 'bad-name', 'name'],
  [{ mode: 'final', name: 'x'.repeat(25) }, 'bad-name', ''],
  [{ mode: 'final', name: 'Ann\u202Eeillim' }, 'bad-name', ''],
];

test.for(BODIES)('no match is made of %j', async ([body, code, where]) => {
  const server = await LiveServer.start();

  const answer = await server.post('/api/matches', body);

  expectRefused(answer, code, 400);
  expect(answer.body).toHaveProperty('error.message', expect.stringContaining(where));
  expect((await server.fetch('/api/matches?state=open')).body).toMatchObject({ matches: [] });
});

test('a body has to be JSON, said to be JSON, and small', async () => {
  const server = await LiveServer.start();
  const post = (type: string, body: string): Promise<Answer> =>
    server.fetch('/api/matches', { method: 'POST', headers: { 'content-type': type }, body });

  expectRefused(await post('text/plain', '{"mode":"final"}'), 'malformed', 415);
  expectRefused(await post('application/json', '{"mode":'), 'malformed', 400);
  expectRefused(await post('application/json', '"final"'), 'malformed', 400);
  expectRefused(await post('application/json; charset=klingon', '{}'), 'malformed', 415);
  expectRefused(await post('application/json', `"${'x'.repeat(5000)}"`), 'too-large', 413);
  expectRefused(await server.fetch('/api/matches', { method: 'POST' }), 'malformed', 415);
});

test('queries are checked like bodies', async () => {
  const server = await LiveServer.start();
  for (const query of [
    'state=lost',
    'limit=0',
    'limit=101',
    'limit=1e1',
    'before=yesterday',
    'all=1',
    'state=live&state=open',
  ])
    expectRefused(await server.fetch(`/api/matches?${query}`), 'malformed', 400);
});

test('matches and addresses that are not', async () => {
  const server = await LiveServer.start();
  const { id } = await server.create();

  expectRefused(await server.fetch('/api/matches/nowhere'), 'unknown-match', 404);
  expectRefused(await server.fetch('/api/matches/nowhere/record'), 'unknown-match', 404);
  expectRefused(await server.post('/api/matches/nowhere/join', {}), 'unknown-match', 404);
  expectRefused(await server.fetch('/api/match'), 'unknown-page', 404);
  expectRefused(await server.fetch(`/api/matches/${id}/join`), 'unknown-page', 404);
  expectRefused(
    await server.fetch(`/api/matches/${id}`, { method: 'DELETE' }),
    'unknown-page',
    404,
  );
  expectRefused(await server.fetch('/api/matches/%E0%A4%A'), 'malformed', 400);
});

test('pages of foreign origins change nothing; those of allowed ones may, and read the answers', async () => {
  const friend = 'https://friend.example';
  const server = await LiveServer.start({ config: { allowedOrigins: [friend] } });
  const create = (origin: string): Promise<Answer> =>
    server.post('/api/matches', { mode: 'final', public: true }, { origin });

  expectRefused(await create('https://evil.example'), 'foreign-origin', 403);
  expectRefused(await create('null'), 'foreign-origin', 403);
  expect((await server.fetch('/api/matches?state=open')).body).toMatchObject({ matches: [] });
  expect((await create(friend)).status).toBe(201);
  expect((await create(server.url)).status).toBe(201);
  const preflight = await fetch(`${server.url}/api/matches`, {
    method: 'OPTIONS',
    headers: { origin: friend },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBe(friend);
});

test('an address makes so many matches a minute, and is told when to come back', async () => {
  const limits = { addressMatches: { count: 2, perMs: 60_000 } };
  const server = await LiveServer.start({ limits });
  await server.create();
  await server.create();

  const response = await fetch(`${server.url}/api/matches`, { method: 'POST' });

  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(await response.json()).toMatchObject({ error: { code: 'too-many' } });
  expect((await server.fetch('/api/matches')).status).toBe(200);
});

test('an address asks so much a minute', async () => {
  const limits = { addressRequests: { count: 2, perMs: 60_000 } };
  const server = await LiveServer.start({ limits });
  await server.fetch('/api/matches');
  await server.fetch('/api/matches');

  expectRefused(await server.fetch('/api/matches'), 'too-many', 429);
});

test('while the store fails it is said so, and the server goes on', async () => {
  const store = new FaultyStore(new MemoryStore());
  const server = await LiveServer.start({ store });

  store.breakDown();
  const answers = [
    await server.post('/api/matches', { mode: 'final' }),
    await server.fetch('/api/matches'),
    await server.fetch('/api/matches/nowhere'),
  ];
  const ready = await server.fetch('/readyz');
  store.mend();

  for (const answer of answers) expectRefused(answer, 'not-saved', 503);
  expect(ready).toEqual({ status: 503, body: { ok: false } });
  await expect.poll(async () => (await server.fetch('/readyz')).status).toBe(200);
  expect((await server.fetch('/livez')).status).toBe(200);
});
