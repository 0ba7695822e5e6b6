/** Making, joining, listing and reading matches over HTTP. */
import { expect, test } from 'vitest';
import { hashSecret } from '../../server/edge/secret.ts';
import { readWish } from '../../server/http/setup.ts';
import { SIDES } from '../../shared/rules/side.ts';
import { type CreateAnswer, decodeCreate, type MatchList } from '../../shared/wire/rest.ts';
import { FakeTime } from '../support/fake-time.ts';
import { LiveServer } from '../support/live-server.ts';
import { valueOf } from '../support/text.ts';

const OWN_TOKEN = 'own-token-of-144-bits-xx';
const OTHER_TOKEN = 'other-token-of-144-bits-';

test('a final is made with the show’s rules, a minute a ply, by link, and open to spectators', async () => {
  const server = await LiveServer.start();

  const { status, body } = await server.post('/api/matches', { mode: 'final' });
  const { id } = body as CreateAnswer;

  expect(status).toBe(201);
  expect(body).toMatchObject({ seat: 'host' });
  expect((await server.fetch(`/api/matches/${id}`)).body).toMatchObject({
    id,
    state: 'open',
    mode: 'final',
    ruleset: 'devils-plan',
    clockMs: 60_000,
    hostSide: null,
    public: false,
    spectators: true,
    host: '',
    guest: '',
    result: null,
  });
});

test('the host chooses everything a classic match can have', async () => {
  const server = await LiveServer.start();

  const { id } = await server.create({
    mode: 'classic',
    clockMs: null,
    side: 'tigers',
    ruleset: {
      plyLimit: 300,
      repetition: { kind: 'forbidden', memory: null },
      quietLimit: null,
      goatsWithoutAction: 'pass',
    },
    public: true,
    spectators: false,
    name: '  Tashi   Lama ',
  });

  expect((await server.fetch(`/api/matches/${id}`)).body).toMatchObject({
    mode: 'classic',
    clockMs: null,
    hostSide: 'tigers',
    ruleset: 'custom ply=300 repeat=all quiet=- goats=pass',
    public: true,
    spectators: false,
    host: 'Tashi Lama',
  });
});

test('a side left to chance is drawn when the match is made', () => {
  const request = valueOf(decodeCreate({ mode: 'classic', side: 'random' }), 'request');

  for (const side of SIDES)
    expect(readWish(request, () => side)).toMatchObject({ value: { setup: { hostSide: side } } });
});

test('a token of one’s own is the seat’s secret', async () => {
  const server = await LiveServer.start();

  const { id, token } = await server.create({ token: OWN_TOKEN });
  const client = await server.greet();

  expect(token).toBe(OWN_TOKEN);
  expect(await client.enter(id, OWN_TOKEN)).toMatchObject({ viewer: 'host' });
});

test('a private match is joined with its invitation alone', async () => {
  const server = await LiveServer.start();
  const { id, invite } = await server.create();
  const join = (body: object): ReturnType<LiveServer['post']> =>
    server.post(`/api/matches/${id}/join`, body);

  expect(await join({})).toMatchObject({ status: 403, body: { error: { code: 'bad-invite' } } });
  expect(await join({ invite: OTHER_TOKEN })).toMatchObject({ status: 403 });
  expect(await join({ invite, name: 'Bea' })).toMatchObject({
    status: 200,
    body: { seat: 'guest' },
  });
});

test('a public match is joined by anyone', async () => {
  const server = await LiveServer.start();
  const { id } = await server.create({ public: true });

  expect(await server.post(`/api/matches/${id}/join`, {})).toMatchObject({ status: 200 });
});

test('joining again with one’s own token is harmless, and with another’s too late', async () => {
  const server = await LiveServer.start();
  const { id } = await server.create({ public: true, token: OTHER_TOKEN });
  const join = (token: string): ReturnType<LiveServer['post']> =>
    server.post(`/api/matches/${id}/join`, { token });

  const first = await join(OWN_TOKEN);
  const { seq } = (await server.door(id)).match;
  const again = await join(OWN_TOKEN);

  expect(first).toMatchObject({ status: 200, body: { id, seat: 'guest', token: OWN_TOKEN } });
  expect(again).toEqual(first);
  expect((await server.door(id)).match.seq).toBe(seq);
  expect(await join('A'.repeat(24))).toMatchObject({
    status: 409,
    body: { error: { code: 'seat-taken' } },
  });
  expect(await join(OTHER_TOKEN)).toMatchObject({
    status: 403,
    body: { error: { code: 'wrong-seat' } },
  });
});

test('a match that was taken back is not joined', async () => {
  const server = await LiveServer.start();
  const { id, token } = await server.create({ public: true });
  const host = await server.enter(id, token);
  await host.command(id, { kind: 'cancel' });

  expect(await server.post(`/api/matches/${id}/join`, {})).toMatchObject({
    status: 409,
    body: { error: { code: 'match-over' } },
  });
});

test('of two hundred who want the seat at once one gets it', async () => {
  const server = await LiveServer.start();
  const { id } = await server.create({ public: true });

  const racers = Array.from({ length: 200 }, (_, racer) =>
    server.post(`/api/matches/${id}/join`, { token: `racer-${racer}`.padEnd(24, '-') }),
  );
  const statuses = (await Promise.all(racers)).map(({ status }) => status);

  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(199);
  expect((await server.door(id)).match.seq).toBe(2);
});

test('no GET takes a seat or changes anything', async () => {
  const server = await LiveServer.start();
  const { id, invite } = await server.create({ public: true });
  const before = (await server.door(id)).match;

  for (const path of [
    `/m/${id}`,
    `/m/${id}?invite=${invite}`,
    `/m/${id}?screen`,
    `/embed/${id}`,
    '/api/lobby',
    `/api/matches/${id}`,
    `/api/matches/${id}/join`,
    `/api/matches/${id}/record`,
    '/api/matches?state=open',
  ])
    await fetch(server.url + path);

  expect((await server.door(id)).match).toBe(before);
});

test('lists have public matches alone, by state, newest change first', async () => {
  const time = new FakeTime();
  const server = await LiveServer.start({ time });
  await server.create({ public: false, name: 'hidden' });
  await server.create({ public: true, name: 'first' });
  await time.pass(1000);
  await server.create({ public: true, name: 'second' });
  await time.pass(1000);
  const live = await server.create({ public: true, name: 'third' });
  await server.post(`/api/matches/${live.id}/join`, {});
  const list = async (query: string): Promise<string[]> => {
    const { body } = await server.fetch(`/api/matches?${query}`);
    return (body as MatchList).matches.map(({ host }) => host);
  };

  expect(await list('state=open')).toEqual(['second', 'first']);
  expect(await list('state=live')).toEqual(['third']);
  expect(await list('')).toEqual(['third']);
  expect(await list('state=ended')).toEqual([]);
});

test('a long list goes on where the page before ended', async () => {
  const time = new FakeTime();
  const server = await LiveServer.start({ time });
  for (const name of ['first', 'second', 'third']) {
    await server.create({ public: true, name });
    await time.pass(1000);
  }
  const page = async (query: string): Promise<MatchList> =>
    (await server.fetch(`/api/matches?state=open&limit=2${query}`)).body as MatchList;

  const newest = await page('');
  const rest = await page(`&before=${newest.next ?? ''}`);

  expect(newest.matches.map(({ host }) => host)).toEqual(['third', 'second']);
  expect(rest.matches.map(({ host }) => host)).toEqual(['first']);
  expect(rest.next).toBeNull();
});

test('no list and no summary holds a secret', async () => {
  const server = await LiveServer.start();
  const { id, token, invite } = await server.create({ public: true });

  const texts = await Promise.all(
    ['/api/matches?state=open', `/api/matches/${id}`, `/api/matches/${id}/record`].map((path) =>
      fetch(server.url + path).then(async (response) => {
        expect(response.status).toBe(200);
        return response.text();
      }),
    ),
  );

  expect(invite).not.toBeNull();
  for (const secret of [token, invite ?? '']) {
    expect(texts.join()).not.toContain(secret);
    expect(texts.join()).not.toContain(hashSecret(secret));
  }
});

test('nothing that is told over sockets holds a secret, neither plain nor hashed', async () => {
  const server = await LiveServer.start();
  const { id, host, guest, ann, bea } = await server.begin();
  const watching = await server.greet();
  const entered = await watching.enter(id);
  await ann.ply(id, 'L.c3', 0);
  await bea.ask('ready', { match: id, ready: true });
  await server.enter(id, host);
  await ann.heard('replaced');
  await watching.event(3);

  const told = JSON.stringify([entered, ann.told, bea.told, watching.told]);

  expect(told).toContain('presence');
  for (const secret of [host, guest, hashSecret(host), hashSecret(guest)])
    expect(told).not.toContain(secret);
});

test('a record is downloaded as the match stands, and says how it ended', async () => {
  const server = await LiveServer.start();
  const { id, ann, bea } = await server.begin();
  await ann.ply(id, 'L.c3', 0);
  await bea.command(id, { kind: 'resign' });

  const response = await fetch(`${server.url}/api/matches/${id}/record`);
  const text = await response.text();

  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain(`twin-tigers-${id}.txt`);
  expect(text).toContain('[Result "1-0"]\n[Reason "resigned"]');
  expect(text).toMatch(/\nL\.c3 \{[\d.]+\} 1-0\n$/);
});

test('the record of a match without spectators is for its seats', async () => {
  const server = await LiveServer.start();
  const { id, host } = await server.createJoined({ spectators: false });
  const path = `/api/matches/${id}/record`;
  const read = (headers: Record<string, string>): Promise<Response> =>
    fetch(server.url + path, { headers });

  expect((await read({})).status).toBe(403);
  expect((await read({ Authorization: `Bearer ${OTHER_TOKEN}` })).status).toBe(403);
  expect((await read({ Authorization: `Bearer ${host}` })).status).toBe(200);
});
