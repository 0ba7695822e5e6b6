/** A match whose host wanted its spectators late: nothing of it is known to anyone else before its time. */
import { expect, test } from 'vitest';
import type { Lobby, MatchList, MatchSummary } from '../../shared/wire/rest.ts';
import { MemoryStore } from '../../server/store/memory.ts';
import { FakeTime } from '../support/fake-time.ts';
import { type Begun, LiveServer } from '../support/live-server.ts';
import type { SocketClient } from '../support/socket-client.ts';

const DELAY_MS = 30_000;
const DELAYED = { spectatorDelayMs: DELAY_MS, public: true };

interface Scene extends Begun {
  readonly time: FakeTime;
  readonly server: LiveServer;
  readonly watching: SocketClient;
}

async function begin(): Promise<Scene> {
  const time = new FakeTime();
  const server = await LiveServer.start({ time });
  const begun = await server.begin(DELAYED);
  const watching = await server.enter(begun.id);
  return { ...begun, time, server, watching };
}

/** Time passes, and what it brings has come. */
async function pass(time: FakeTime, ms: number, client: SocketClient): Promise<void> {
  await time.pass(ms);
  await client.ask('time', {});
}

test('spectators get each event when it is old enough, with a deadline as late', async () => {
  const { id, ann, bea, time, watching } = await begin();
  await pass(time, 5000, watching);
  await ann.ply(id, 'L.c3', 0);
  const { deadline, now } = await bea.event(3);
  await pass(time, DELAY_MS - 5001, watching);
  expect(watching.seqs).toEqual([]);

  await pass(time, 2, watching);
  expect(watching.seqs).toEqual([2]);
  await pass(time, 5000, watching);
  expect(watching.seqs).toEqual([2, 3]);

  const late = await watching.event(3);
  expect(late.now - now).toBeGreaterThanOrEqual(DELAY_MS);
  expect((late.deadline ?? 0) - (deadline ?? 0)).toBe(DELAY_MS);
});

test('who enters as spectator gets what is old enough, and then the rest in its time', async () => {
  const { id, host, ann, time, server } = await begin();
  await time.pass(DELAY_MS);
  await ann.ply(id, 'L.c3', 0);
  const late = await server.greet();

  expect(await late.enter(id)).toMatchObject({ from: 0, seq: 3 });
  expect(await late.enter(id, undefined, 99)).toMatchObject({ from: 0, seq: 3 });
  expect(await (await server.greet()).enter(id, host)).toMatchObject({ seq: 4 });
  await pass(time, DELAY_MS + 1, late);
  expect(late.seqs).toContain(3);
});

test('that the second seat is taken is known at once', async () => {
  const { watching, id, server } = await begin();

  expect(await (await server.greet()).enter(id)).toMatchObject({ seq: 2, deadline: null });
  expect(watching.seqs).toEqual([]);
});

test('phrases reach who watches as late', async () => {
  const { id, ann, bea, time, watching } = await begin();
  await ann.ask('say', { match: id, id: '1', phrase: 'hello' });
  await bea.heard('said');
  await pass(time, DELAY_MS - 1, watching);
  expect(watching.told.map(({ name }) => name)).not.toContain('said');

  await pass(time, 2, watching);
  expect(watching.told.map(({ name }) => name)).toContain('said');
});

test('record, summary, lists and boards say no more than spectators know, but to the seats', async () => {
  const { id, host, ann, time, server } = await begin();
  await time.pass(1000);
  await ann.ply(id, 'L.c3', 0);
  await ann.command(id, { kind: 'resign' });
  const record = async (headers = {}): Promise<string> =>
    (await fetch(`${server.url}/api/matches/${id}/record`, { headers })).text();
  const summary = async (headers = {}): Promise<MatchSummary> =>
    (await server.fetch(`/api/matches/${id}`, { headers })).body as MatchSummary;
  const lobby = async (): Promise<Lobby> => (await server.fetch('/api/lobby')).body as Lobby;
  const ended = async (): Promise<MatchList> =>
    (await server.fetch('/api/matches?state=ended')).body as MatchList;
  const own = { authorization: `Bearer ${host}` };

  expect(await record()).not.toContain('L.c3');
  expect(await record(own)).toContain('L.c3');
  expect(await summary()).toMatchObject({ state: 'live', result: null, reason: null });
  expect(await summary(own)).toMatchObject({ state: 'ended', result: 'guest' });
  expect((await ended()).matches).toEqual([]);
  expect(await lobby()).toMatchObject({
    busiest: id,
    live: [{ id, state: 'live', viewers: 1, lastPly: { left: null, right: null } }],
  });

  await time.pass(DELAY_MS + 1);
  expect(await record()).toContain('L.c3');
  expect(await summary()).toMatchObject({ state: 'ended', result: 'guest' });
  expect((await ended()).matches).toMatchObject([{ id }]);
  expect(await lobby()).toMatchObject({ busiest: null, live: [] });
});

test('the end, too, is told as late, and the rematch after it', async () => {
  const { id, ann, bea, time, watching } = await begin();
  await ann.command(id, { kind: 'resign' });
  await ann.command(id, { kind: 'offer-rematch' });
  await bea.command(id, { kind: 'offer-rematch' });
  await pass(time, DELAY_MS - 1, watching);
  expect(watching.seqs).not.toContain(3);

  await pass(time, 2, watching);
  expect(watching.seqs).toEqual([2, 3, 4, 5]);
});

test('a restart of the server does not bring anything forward', async () => {
  const time = new FakeTime();
  const store = new MemoryStore();
  store.close = () => Promise.resolve();
  const server = await LiveServer.start({ time, store });
  const { id, ann } = await server.begin(DELAYED);
  await ann.ply(id, 'L.c3', 0);
  await time.pass(1000);
  await server.close();
  const next = await LiveServer.start({ time, store });
  const watching = await next.greet();

  expect(await watching.enter(id)).toMatchObject({ seq: 2 });
  await pass(time, DELAY_MS, watching);
  expect(watching.seqs.slice(0, 2)).toEqual([2, 3]);
});

test('a match without delay, or without spectators, has none', async () => {
  const server = await LiveServer.start();
  const { id } = await server.create({ spectators: false, spectatorDelayMs: 1000 });

  expect((await server.fetch(`/api/matches/${id}`)).body).toMatchObject({ spectatorDelayMs: 0 });
  expect(
    (await server.post('/api/matches', { mode: 'final', spectatorDelayMs: 600_001 })).status,
  ).toBe(400);
});
