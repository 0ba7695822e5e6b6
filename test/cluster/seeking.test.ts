/** Who looks for an opponent finds one at any server: each comes to one match, however the servers race. */
import { expect, test } from 'vitest';
import type { Paired } from '../../shared/wire/server-message.ts';
import type { Lobby } from '../../shared/wire/rest.ts';
import { FakeAir } from '../support/fake-bus.ts';
import { FakeTime } from '../support/fake-time.ts';
import { LiveServer } from '../support/live-server.ts';
import { tokenOf } from '../support/seeking.ts';
import { SharedStore } from '../support/shared-store.ts';
import type { SocketClient } from '../support/socket-client.ts';

interface Scene {
  readonly time: FakeTime;
  readonly air: FakeAir;
  readonly store: SharedStore;
  readonly servers: readonly [LiveServer, LiveServer, LiveServer];
}

async function begin(): Promise<Scene> {
  const time = new FakeTime();
  const store = new SharedStore(time);
  const air = new FakeAir(time);
  const start = (): Promise<LiveServer> => LiveServer.start({ time, store, bus: air.join() });
  return { time, air, store, servers: [await start(), await start(), await start()] };
}

async function seek(server: LiveServer, name: string): Promise<SocketClient> {
  const client = await server.greet();
  const asked = { mode: 'final', id: `seek-${name}`, name, token: tokenOf(name) };
  expect(await client.ask('seek', asked)).toMatchObject({ ok: true });
  return client;
}

const pairedOf = (client: SocketClient): Paired[] =>
  client.told.filter(({ name }) => name === 'paired').map(({ message }) => message as Paired);

const matchesOf = async ({ store }: Scene): Promise<number> =>
  (await store.listUnfinished()).length;

test('two who wait at two servers are paired once, each with a seat of its own', async () => {
  const scene = await begin();
  const { time, servers } = scene;
  const ann = await seek(servers[0], 'Ann');
  const bea = await seek(servers[1], 'Bea');
  await time.pass(5000);
  const [one, other] = [await ann.heard<Paired>('paired'), await bea.heard<Paired>('paired')];
  expect(one.match).toBe(other.match);
  expect(new Set([one.seat, other.seat])).toEqual(new Set(['host', 'guest']));
  expect(await matchesOf(scene)).toBe(1);
});

test('of three who wait at three servers at the same moment two are paired, and one waits on', async () => {
  const scene = await begin();
  const { time, servers } = scene;
  const clients = await Promise.all(
    ['Ann', 'Bea', 'Cid'].map((name, index) => seek(servers[index] ?? servers[0], name)),
  );
  await time.pass(10_000);
  await expect.poll(() => clients.flatMap(pairedOf).length).toBe(2);
  expect(await matchesOf(scene)).toBe(1);
});

test('they are paired once where each server knew of the other before either could pair', async () => {
  const scene = await begin();
  const { time, air, servers } = scene;
  air.fate = () => [];
  const ann = await seek(servers[0], 'Ann');
  const bea = await seek(servers[1], 'Bea');
  // Told again in a while, to all at the same moment.
  air.fate = () => [0];
  await time.pass(10_000);
  expect((await ann.heard<Paired>('paired')).match).toBe((await bea.heard<Paired>('paired')).match);
  expect(await matchesOf(scene)).toBe(1);
});

test('who was paired elsewhere learns of it though no message says so', async () => {
  const scene = await begin();
  const { time, air, servers } = scene;
  const ann = await seek(servers[0], 'Ann');
  air.fate = () => [];
  const [, bea] = [ann, await servers[1].greet()];
  const { seeks } = (await servers[1].fetch('/api/lobby')).body as Lobby;
  const answer = { seek: seeks[0]?.id, name: 'Bea', token: tokenOf('Bea') };
  const ack = await bea.ask('answer-seek', answer);
  expect(ack).toMatchObject({ ok: true });
  await time.pass(3000);
  expect((await ann.heard<Paired>('paired')).match).toBe('match' in ack ? ack.match : '');
});

test('who has taken a seek back is paired by no server, though one still shows it', async () => {
  const scene = await begin();
  const { time, air, servers } = scene;
  const ann = await seek(servers[0], 'Ann');
  air.fate = () => [];
  expect(await ann.ask('unseek', {})).toEqual({ ok: true });
  const bea = await seek(servers[1], 'Bea');
  await time.pass(3000);
  expect([...pairedOf(ann), ...pairedOf(bea)]).toEqual([]);
  expect(await matchesOf(scene)).toBe(0);
});

test('everyone’s lobby shows who waits anywhere, until they do no longer', async () => {
  const { time, servers } = await begin();
  const ann = await seek(servers[0], 'Ann');
  const shown = async (): Promise<number> => {
    await time.pass(1100);
    return ((await servers[2].fetch('/api/lobby')).body as Lobby).seeks.length;
  };
  expect(await shown()).toBe(1);
  ann.cut();
  await expect.poll(shown).toBe(0);
});
