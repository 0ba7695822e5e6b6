/** What is being played is shown alike, whichever server one asks. */
import { expect, test } from 'vitest';
import type { Lobby, MatchList, MatchSummary } from '../../shared/wire/rest.ts';
import { FakeAir } from '../support/fake-bus.ts';
import { FakeTime } from '../support/fake-time.ts';
import { LiveServer } from '../support/live-server.ts';
import { SharedStore } from '../support/shared-store.ts';

const PUBLIC = { public: true } as const;

interface Scene {
  readonly time: FakeTime;
  readonly air: FakeAir;
  readonly servers: readonly [LiveServer, LiveServer, LiveServer];
}

async function begin(): Promise<Scene> {
  const time = new FakeTime();
  const store = new SharedStore(time);
  const air = new FakeAir(time);
  const start = (): Promise<LiveServer> => LiveServer.start({ time, store, bus: air.join() });
  return { time, air, servers: [await start(), await start(), await start()] };
}

/** As each server has it, two seconds later. */
async function askAll<T>({ time, servers }: Scene, path: string): Promise<T[]> {
  await time.pass(2100);
  return Promise.all(servers.map(async (server) => (await server.fetch(path)).body as T));
}

test('boards, viewers and their order are the same at a server where nobody plays or watches', async () => {
  const scene = await begin();
  const [one, other, third] = scene.servers;
  const quiet = await one.begin(PUBLIC);
  const watched = await other.begin(PUBLIC);
  await watched.ann.ply(watched.id, 'L.c3', 0);
  await one.enter(watched.id);
  await other.enter(watched.id);

  const lobbies = await askAll<Lobby>(scene, '/api/lobby');
  const lists = await askAll<MatchList>(scene, '/api/matches?state=live');
  const summaries = await askAll<MatchSummary>(scene, `/api/matches/${watched.id}`);

  for (const { live, busiest } of lobbies) {
    expect(live.map(({ id, viewers }) => [id, viewers])).toEqual([
      [watched.id, 2],
      [quiet.id, 0],
    ]);
    expect(live[0]?.lastPly).toEqual({ left: 'c3', right: null });
    expect(busiest).toBe(watched.id);
  }
  for (const { matches } of lists) expect(matches).toEqual(lists[0]?.matches);
  expect(lists[2]?.matches.find(({ id }) => id === watched.id)?.viewers).toBe(2);
  expect(summaries[2]).toEqual(summaries[0]);
  expect(third.server.matches.busy()).toEqual([]);
});

test('of equals the one in which something happened last is the first, everywhere', async () => {
  const scene = await begin();
  const [one, other] = scene.servers;
  const first = await one.begin(PUBLIC);
  const second = await other.begin(PUBLIC);
  await scene.time.pass(1000);
  await first.ann.ply(first.id, 'L.c3', 0);

  for (const { live } of await askAll<Lobby>(scene, '/api/lobby'))
    expect(live.map(({ id }) => id)).toEqual([first.id, second.id]);
});

test('what is private, over, or left by all is shown nowhere', async () => {
  const scene = await begin();
  const [one] = scene.servers;
  await one.begin();
  const over = await one.begin(PUBLIC);
  const left = await one.begin(PUBLIC);
  expect((await askAll<Lobby>(scene, '/api/lobby')).map(({ live }) => live.length)).toEqual([
    2, 2, 2,
  ]);

  await over.ann.command(over.id, { kind: 'resign' }, 'enough');
  left.ann.cut();
  left.bea.cut();

  await expect
    .poll(async () => (await askAll<Lobby>(scene, '/api/lobby')).map(({ live }) => live.length))
    .toEqual([0, 0, 0]);
});

test('what a server told that is heard of no more is forgotten', async () => {
  const scene = await begin();
  await scene.servers[0].begin(PUBLIC);
  expect((await askAll<Lobby>(scene, '/api/lobby'))[2]?.live).toHaveLength(1);
  scene.air.fate = () => [];
  await scene.time.pass(5000);
  expect((await askAll<Lobby>(scene, '/api/lobby')).map(({ live }) => live.length)).toEqual([
    1, 0, 0,
  ]);
});
