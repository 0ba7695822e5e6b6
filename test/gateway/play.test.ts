/** Two seats and a spectator over real sockets: who learns what, and who plays. */
import { expect, test } from 'vitest';
import type { EventMessage, Presence } from '../../shared/wire/server-message.ts';
import { FakeTime } from '../support/fake-time.ts';
import { LiveServer } from '../support/live-server.ts';

test('a ply reaches the other seat and the spectators, and its sender by the ack alone', async () => {
  const server = await LiveServer.start();
  const { id, ann, bea } = await server.begin();
  const watching = await server.enter(id);

  const ack = await ann.ply(id, 'L.c3', 0);
  const told = await bea.event(3);

  expect(ack).toMatchObject({ ok: true, seq: 3, event: { kind: 'ply', action: 'c3' } });
  expect(told).toMatchObject({ match: id, event: { kind: 'ply', board: 'left', action: 'c3' } });
  expect(await watching.event(3)).toEqual(told);
  await bea.ply(id, 'L.a1-b1', 1);
  await ann.event(4);
  expect(ann.seqs).toEqual([2, 4]);
});

test('an event says when the clock that runs after it runs out, in the server’s time', async () => {
  const server = await LiveServer.start({ time: new FakeTime() });
  const { id, ann, bea } = await server.begin({ clockMs: 90_000 });

  await ann.ply(id, 'L.c3', 0);
  const { deadline, now } = await bea.event(3);

  expect(deadline).toBe(now + 90_000);
});

test('who enters gets the events from the number it asks for', async () => {
  const server = await LiveServer.start();
  const { id, ann } = await server.begin();
  await ann.ply(id, 'L.c3', 0);

  const client = await server.greet();
  const whole = await client.enter(id);
  const rest = await client.enter(id, undefined, 3);
  const beyond = await client.enter(id, undefined, 99);

  expect(whole.events.map(({ kind }) => kind)).toEqual([
    'created',
    'joined',
    'clock-started',
    'ply',
  ]);
  expect(rest).toMatchObject({ from: 3, events: [{ kind: 'ply' }], seq: 4 });
  expect(beyond).toMatchObject({ from: 0, seq: 4 });
});

test('after a cut line nothing is missed', async () => {
  const server = await LiveServer.start();
  const { id, guest, ann, bea } = await server.begin();
  bea.cut();
  await bea.heard('disconnect');
  await ann.ply(id, 'L.c3', 0);

  const back = await server.greet();
  const ack = await back.enter(id, guest, 3);

  expect(ack).toMatchObject({ viewer: 'guest', from: 3, events: [{ kind: 'ply', action: 'c3' }] });
  expect(await back.ply(id, 'L.a1-b1', 1)).toMatchObject({ ok: true });
});

test('who is there is told at once for seats, and at most once a second for spectators', async () => {
  const time = new FakeTime();
  const server = await LiveServer.start({ time });
  const { id, ann, bea } = await server.begin();

  await ann.heard<Presence>('presence', ({ guest }) => guest.connected);
  await bea.ask('ready', { match: id, ready: true });
  await ann.heard<Presence>('presence', ({ guest }) => guest.ready);
  for (let count = 0; count < 5; count += 1) await server.enter(id);
  await time.pass(1000);
  await ann.heard<Presence>('presence', ({ spectators }) => spectators === 5);
  const counts = ann.told.filter(({ name }) => name === 'presence');
  bea.cut();
  await ann.heard<Presence>('presence', ({ guest }) => !guest.connected && guest.ready);

  expect(counts.map(({ message }) => (message as Presence).spectators)).toEqual([0, 0, 0, 5]);
});

test('running out of time is told to everyone', async () => {
  const time = new FakeTime();
  const server = await LiveServer.start({ time });
  const { id, ann, bea } = await server.begin({ clockMs: 10_000 });
  const watching = await server.enter(id);

  await time.pass(10_301);

  for (const client of [ann, bea, watching])
    expect(await client.event(3)).toMatchObject({ event: { kind: 'flag', seat: 'host' } });
});

test('a spectator who was alone and left does not make the next one seem away', async () => {
  const time = new FakeTime();
  const server = await LiveServer.start({ time });
  const { id, token } = await server.create();
  const watching = await server.enter(id);
  await watching.ask('leave', { match: id });

  const host = await server.enter(id, token);
  await time.pass(1000);
  await host.ask('time', {});

  const told = host.told.filter(({ name }) => name === 'presence');
  expect(told.map(({ message }) => (message as Presence).host.connected)).toEqual([true]);
});

test('presence is no event of the match', async () => {
  const server = await LiveServer.start();
  const { id, ann } = await server.begin();
  const { seq } = (await server.door(id)).match;

  await ann.ask('ready', { match: id, ready: true });
  await server.enter(id);

  expect((await server.door(id)).match.seq).toBe(seq);
});

test('the newest connection of a seat plays; the older is told, and watches', async () => {
  const server = await LiveServer.start();
  const { id, host, ann: older, bea } = await server.begin();

  const newer = await server.enter(id, host);
  await older.heard('replaced');
  const refused = await older.ply(id, 'L.c3', 0);
  await newer.ply(id, 'L.c3', 0);

  expect(refused).toMatchObject({ ok: false, code: 'replaced' });
  expect(await older.event(3)).toEqual(await bea.event(3));
});

test('a replaced connection takes its seat back by entering again', async () => {
  const server = await LiveServer.start();
  const { id, host, ann: older } = await server.begin();
  const newer = await server.enter(id, host);

  expect(await older.enter(id, host)).toMatchObject({ viewer: 'host' });
  await newer.heard('replaced');

  expect(await older.ply(id, 'L.c3', 0)).toMatchObject({ ok: true });
});

test('a seat whose older connection ends stays connected by its newer one', async () => {
  const server = await LiveServer.start();
  const { id, host, ann: older, bea } = await server.begin();
  await server.enter(id, host);

  older.cut();
  await older.heard('disconnect');
  await bea.ask('ready', { match: id, ready: true });

  const last = await bea.heard<Presence>('presence', (presence) => presence.guest.ready);
  expect(last.host.connected).toBe(true);
});

test('who has left is told nothing more', async () => {
  const server = await LiveServer.start();
  const { id, ann, bea } = await server.begin();
  const watching = await server.enter(id);
  await bea.event(2);

  expect(await watching.ask('leave', { match: id })).toEqual({ ok: true });
  expect(await watching.ask('leave', { match: id })).toEqual({ ok: true });
  await ann.ply(id, 'L.c3', 0);
  await bea.event(3);
  await watching.ask('time', {});

  expect(watching.seqs).not.toContain(3);
});

test('one connection follows several matches, each for itself', async () => {
  const server = await LiveServer.start();
  const { id, ann } = await server.begin();
  const other = await server.begin();
  await ann.enter(other.id, other.guest);

  await other.ann.ply(other.id, 'L.c3', 0);
  await ann.heard<EventMessage>('event', ({ match, seq }) => match === other.id && seq === 3);

  expect(await ann.ply(id, 'L.c3', 0)).toMatchObject({ ok: true });
  expect(await ann.ply(other.id, 'L.a1-b1', 1)).toMatchObject({ ok: true });
});

test('an agreed rematch takes both rooms along, with the seats’ tokens exchanged', async () => {
  const server = await LiveServer.start();
  const { id, host, guest, ann, bea } = await server.begin();
  const watching = await server.enter(id);
  await ann.command(id, { kind: 'resign' });

  await ann.command(id, { kind: 'offer-rematch' });
  await bea.command(id, { kind: 'offer-rematch' });
  const isAgreed = ({ event }: EventMessage): boolean => event.kind === 'rematch-agreed';
  const { event } = await watching.heard<EventMessage>('event', isAgreed);
  await ann.heard<EventMessage>('event', isAgreed);
  const next = event.kind === 'rematch-agreed' ? event.next : '';

  expect(await ann.enter(next, host)).toMatchObject({ viewer: 'guest' });
  expect(await bea.enter(next, guest)).toMatchObject({ viewer: 'host' });
  expect(await watching.enter(next)).toMatchObject({ viewer: 'spectator' });
});

test('a seat’s holder is let in where spectators are not', async () => {
  const server = await LiveServer.start();
  const { id, host } = await server.createJoined({ spectators: false });

  const client = await server.greet();
  expect(await client.enter(id, host)).toMatchObject({ viewer: 'host' });
});

test('after a stall of the server everyone is told its time', async () => {
  const time = new FakeTime();
  const server = await LiveServer.start({ time });
  const client = await server.greet();

  await time.stall(5000);

  const { now } = await client.heard<{ now: number }>('time');
  expect(now).toBeLessThan(1000);
});

test('a message without an ack is handled all the same', async () => {
  const server = await LiveServer.start();
  const { id, ann, bea } = await server.begin();

  const command = { kind: 'ply', board: 'left', ply: 0, action: 'c3' };
  ann.socket.emit('command', { match: id, id: 'unasked', command });

  expect(await bea.event(3)).toMatchObject({ event: { kind: 'ply', action: 'c3' } });
});

test('before it goes the server tells everyone, and what it took is still answered', async () => {
  const server = await LiveServer.start();
  const { id, ann } = await server.begin();

  const answer = ann.ply(id, 'L.c3', 0);
  await ann.ask('time', {});
  await server.close();

  expect(await answer).toMatchObject({ ok: true });
  await ann.heard('closing');
  await ann.heard('disconnect');
});
