/** What the home page shows of others: who waits, free seats, and live boards; and what runs here. */
import { expect, test } from 'vitest';
import type { Lobby } from '../../shared/wire/rest.ts';
import { FakeTime } from '../support/fake-time.ts';
import { LiveServer } from '../support/live-server.ts';

const PUBLIC = { public: true } as const;

/** As it is now, whatever was answered a moment ago. */
async function lobbyOf(server: LiveServer, time: FakeTime): Promise<Lobby> {
  await time.pass(1000);
  return (await server.fetch('/api/lobby')).body as Lobby;
}

test('an empty server has an empty lobby', async () => {
  const server = await LiveServer.start({ time: new FakeTime() });

  expect(await server.fetch('/api/lobby')).toEqual({
    status: 200,
    body: { seeks: [], open: [], live: [], busiest: null, now: '2026-01-01T00:00:00.000Z' },
  });
});

test('boards of live matches are shown as they stand, with the last action on each', async () => {
  const time = new FakeTime();
  const server = await LiveServer.start({ time });
  const { id, ann } = await server.begin(PUBLIC);
  await ann.ply(id, 'L.c3', 0);

  const { live } = await lobbyOf(server, time);

  expect(live).toMatchObject([{ id, state: 'live', viewers: 0 }]);
  expect(live[0]?.boards).toEqual({
    left: 'T3T/5/2G2/5/T3T t 19 0',
    right: 'T3T/5/5/5/T3T t 20 0',
  });
  expect(live[0]?.lastPly).toEqual({ left: 'c3', right: null });
});

test('a classic match has one board', async () => {
  const time = new FakeTime();
  const server = await LiveServer.start({ time });
  await server.begin({ ...PUBLIC, mode: 'classic' });

  const { live, busiest } = await lobbyOf(server, time);

  expect(Object.keys(live[0]?.boards ?? {})).toEqual(['left']);
  expect(busiest).toBeNull();
});

test('the busiest is the final with most viewers, of equals the latest', async () => {
  const time = new FakeTime();
  const server = await LiveServer.start({ time });
  const first = await server.begin(PUBLIC);
  const second = await server.begin(PUBLIC);
  const classic = await server.begin({ ...PUBLIC, mode: 'classic' });
  await server.enter(classic.id);
  expect((await lobbyOf(server, time)).busiest).toBe(second.id);

  await first.ann.ply(first.id, 'L.c3', 0);
  expect((await lobbyOf(server, time)).busiest).toBe(first.id);

  await server.enter(second.id);
  const lobby = await lobbyOf(server, time);
  expect(lobby.busiest).toBe(second.id);
  expect(lobby.live.map(({ viewers }) => viewers)).toEqual([1, 1, 0]);
});

test('what is private, closed to spectators, over, or left by all is not shown', async () => {
  const time = new FakeTime();
  const server = await LiveServer.start({ time });
  await server.begin();
  await server.begin({ ...PUBLIC, spectators: false });
  const over = await server.begin(PUBLIC);
  await over.ann.command(over.id, { kind: 'resign' });
  await server.createJoined(PUBLIC);

  expect((await lobbyOf(server, time)).live).toEqual([]);
});

test('free seats of public matches alone are listed, newest first', async () => {
  const time = new FakeTime();
  const server = await LiveServer.start({ time });
  await server.create();
  const older = await server.create(PUBLIC);
  await time.pass(10);
  const newer = await server.create(PUBLIC);

  const { open } = await lobbyOf(server, time);
  expect(open.map(({ id }) => id)).toEqual([newer.id, older.id]);
});

test('the lobby is worked out once a second, however many ask', async () => {
  const time = new FakeTime();
  const server = await LiveServer.start({ time });
  const before = await lobbyOf(server, time);
  await server.create(PUBLIC);

  expect((await server.fetch('/api/lobby')).body).toEqual(before);
  expect((await lobbyOf(server, time)).open).toHaveLength(1);
});

test('a page learns which version runs here', async () => {
  const server = await LiveServer.start();

  expect(await server.fetch('/api/about')).toEqual({
    status: 200,
    body: {
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as unknown,
      protocol: 1,
      reportTo: null,
      solution: false,
    },
  });
});

test('a page learns where problems are reported', async () => {
  const server = await LiveServer.start({ config: { reportTo: 'mailto:help@example.org' } });

  expect((await server.fetch('/api/about')).body).toMatchObject({
    reportTo: 'mailto:help@example.org',
  });
});
