/** Who is there, wherever they came in: people at several servers see, hear and replace each other. */
import { expect, test } from 'vitest';
import type { Presence, Said } from '../../shared/wire/server-message.ts';
import { FakeAir } from '../support/fake-bus.ts';
import { FakeTime } from '../support/fake-time.ts';
import { FaultyStore } from '../support/faulty-store.ts';
import { LiveServer, type Made } from '../support/live-server.ts';
import { SharedStore } from '../support/shared-store.ts';
import type { SocketClient } from '../support/socket-client.ts';

interface Scene {
  readonly time: FakeTime;
  readonly air: FakeAir;
  readonly one: LiveServer;
  readonly other: LiveServer;
  /** Made at one of them. */
  readonly made: Made;
}

async function begin(): Promise<Scene> {
  const time = new FakeTime();
  const store = new SharedStore(time);
  const air = new FakeAir(time);
  const start = (): Promise<LiveServer> => LiveServer.start({ time, store, bus: air.join() });
  const [one, other] = [await start(), await start()];
  return { time, air, one, other, made: await one.createJoined() };
}

/** Told of a presence that fits, at once or within two seconds. */
async function sees(
  { time }: Scene,
  client: SocketClient,
  fits: (presence: Presence) => boolean,
): Promise<void> {
  const seen = client.heard<Presence>('presence', fits);
  await time.pass(2000);
  await seen;
}

test('seats at two servers see each other, and the first clock starts when both are there', async () => {
  const scene = await begin();
  const { time, one, other, made } = scene;
  const ann = await one.enter(made.id, made.host);
  const bea = await other.enter(made.id, made.guest);
  await time.pass(10);
  await Promise.all([ann.event(2), bea.event(2)]);
  await sees(scene, ann, ({ guest }) => guest.connected);
  await sees(scene, bea, ({ host }) => host.connected);
  expect((await other.door(made.id)).eventsFrom(2)).toMatchObject([{ kind: 'clock-started' }]);
  bea.cut();
  await sees(scene, ann, ({ guest }) => !guest.connected);
});

test('readiness and permission to write pass between servers', async () => {
  const scene = await begin();
  const { one, other, made } = scene;
  const ann = await one.enter(made.id, made.host);
  const bea = await other.enter(made.id, made.guest);
  for (const client of [ann, bea]) {
    await client.ask('ready', { match: made.id, ready: true });
    await client.ask('allow-text', { match: made.id, allowed: true });
  }
  await sees(scene, ann, ({ guest }) => guest.ready && guest.allowsText);
  const say = { match: made.id, id: 's1', text: 'Namaste' };
  expect(await ann.ask('say', say)).toEqual({ ok: true });
  expect(await bea.heard<Said>('said')).toMatchObject({ seat: 'host', text: 'Namaste' });
});

test('spectators are counted at all servers, and words are not for them', async () => {
  const scene = await begin();
  const { one, other, made } = scene;
  const ann = await one.enter(made.id, made.host);
  const watchers = [await other.enter(made.id), await other.enter(made.id)];
  await sees(scene, ann, ({ spectators }) => spectators === 2);
  expect((await one.fetch(`/api/matches/${made.id}`)).body).toMatchObject({ viewers: 2 });
  const greeting = { match: made.id, id: 's1', phrase: 'hello' };
  expect(await ann.ask('say', greeting)).toEqual({ ok: true });
  for (const watcher of watchers)
    expect(await watcher.heard<Said>('said')).toMatchObject({ phrase: 'hello' });
  watchers[0]?.cut();
  await sees(scene, ann, ({ spectators }) => spectators === 1);
});

test('the newest of two connections of one seat plays, at whichever server', async () => {
  const scene = await begin();
  const { time, one, other, made } = scene;
  const first = await one.enter(made.id, made.host);
  const second = await other.enter(made.id, made.host);
  await first.heard('replaced');
  expect(await first.ply(made.id, 'L.c3', 0)).toMatchObject({ code: 'replaced' });
  expect(await second.ply(made.id, 'L.c3', 0)).toMatchObject({ ok: true });
  await time.pass(2000);
  // It watches on.
  await first.event(2);
  const third = await one.enter(made.id, made.host);
  await second.heard('replaced');
  expect(await third.ply(made.id, 'R.c3', 0)).toMatchObject({ ok: false, code: 'out-of-turn' });
});

test('of two that come to one seat at the same moment exactly one plays', async () => {
  const { time, one, other, made } = await begin();
  const both = await Promise.all([one.enter(made.id, made.host), other.enter(made.id, made.host)]);
  await time.pass(2000);
  const answers = await Promise.all(
    both.map((client) => client.ask('ready', { match: made.id, ready: true })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a seat that was given a new token is shut at every server', async () => {
  const { one, other, made } = await begin();
  const old = await other.enter(made.id, made.host);
  const bearer = { authorization: `Bearer ${made.host}` };
  expect(await one.post(`/api/matches/${made.id}/seat`, {}, bearer)).toMatchObject({ status: 200 });
  await old.heard('replaced');
  expect(await old.ask('enter', { match: made.id, token: made.host })).toMatchObject({
    code: 'bad-token',
  });
});

test('who was at a server that is gone is not there any more', async () => {
  const scene = await begin();
  const { time, air, one, other, made } = scene;
  const ann = await one.enter(made.id, made.host);
  await other.enter(made.id, made.guest);
  await sees(scene, ann, ({ guest }) => guest.connected);
  ann.told.length = 0;
  // Nothing is heard of it any more.
  air.fate = () => [];
  await time.pass(4000);
  await sees(scene, ann, ({ guest }) => !guest.connected);
});

test('a note that was lost is made good', async () => {
  const scene = await begin();
  const { time, air, one, other, made } = scene;
  const ann = await one.enter(made.id, made.host);
  air.fate = () => [];
  await other.enter(made.id, made.guest);
  air.fate = () => [0];
  await time.pass(31_000);
  await sees(scene, ann, ({ guest }) => guest.connected);
});

test('a server that can save nothing for longer than a lease sends people to the others', async () => {
  const time = new FakeTime();
  const store = new FaultyStore(new SharedStore(time));
  const server = await LiveServer.start({ time, store });
  const { id, host } = await server.createJoined();
  const ann = await server.enter(id, host);
  store.breakDown();
  await time.pass(3000);
  expect(ann.socket.connected).toBe(true);
  await time.pass(3000);
  await ann.heard('disconnect');
  await expect(server.connect()).rejects.toThrow();
  store.mend();
  await time.pass(3000);
  expect(await (await server.enter(id, host)).ply(id, 'L.c3', 0)).toMatchObject({ ok: true });
});
