/** Too much, too fast, too long, too silent, from elsewhere: what the gateway does about it. */
import { expect, test } from 'vitest';
import type { Ack } from '../../shared/wire/server-message.ts';
import { MemoryStore } from '../../server/store/memory.ts';
import { FakeTime } from '../support/fake-time.ts';
import { FaultyStore } from '../support/faulty-store.ts';
import { LiveServer } from '../support/live-server.ts';
import { SocketClient } from '../support/socket-client.ts';

const PER_SECOND = 1000;

function codesOf(acks: readonly Ack[]): string[] {
  return acks.map((ack) => (ack.ok ? 'ok' : ack.code));
}

function times(count: number, ask: () => Promise<Ack>): Promise<Ack[]> {
  return Promise.all(Array.from({ length: count }, ask));
}

/** Resolves with why the server does not let a client connect. */
async function refusalOf(url: string, headers: Record<string, string>): Promise<string> {
  const client = SocketClient.open(url, headers);
  return new Promise((resolve) => {
    client.socket.once('connect', () => resolve('connected'));
    client.socket.once('connect_error', () => resolve('refused'));
  });
}

test('a connection may send so many messages, and as many again after a while', async () => {
  const time = new FakeTime();
  const limits = { messages: { count: 4, perMs: PER_SECOND } };
  const server = await LiveServer.start({ time, limits });
  const client = await server.greet();

  const first = await times(4, () => client.ask('time', {}));
  await time.pass(500);
  const later = await times(3, () => client.ask('time', {}));

  expect(codesOf(first)).toEqual(['ok', 'ok', 'ok', 'too-many']);
  expect(codesOf(later)).toEqual(['ok', 'ok', 'too-many']);
});

test('limits go on counting while the store fails and the clocks stand still', async () => {
  const time = new FakeTime();
  const store = new FaultyStore(new MemoryStore());
  const limits = {
    messages: { count: 2, perMs: PER_SECOND },
    addressRequests: { count: 2, perMs: PER_SECOND },
  };
  const server = await LiveServer.start({ time, store, limits });
  const client = await server.greet();
  store.breakDown();
  await time.pass(2000);
  const fetchList = async (): Promise<number> => (await server.fetch('/api/matches')).status;

  expect(codesOf(await times(3, () => client.ask('time', {})))).toEqual(['ok', 'ok', 'too-many']);
  expect([await fetchList(), await fetchList(), await fetchList()]).toEqual([503, 503, 429]);
  await time.pass(PER_SECOND);

  expect(codesOf(await times(2, () => client.ask('time', {})))).toEqual(['ok', 'ok']);
  expect(await fetchList()).toBe(503);
  store.mend();
});

test('one connection’s excess is not another’s', async () => {
  const limits = { messages: { count: 2, perMs: 60_000 } };
  const server = await LiveServer.start({ limits });
  const loud = await server.greet();
  await times(5, () => loud.ask('time', {}));

  expect(await (await server.greet()).ask('time', {})).toMatchObject({ ok: true });
});

test('all connections of one address together may send so many messages', async () => {
  const limits = { addressMessages: { count: 4, perMs: 60_000 } };
  const server = await LiveServer.start({ limits });
  const one = await server.greet();
  const other = await server.greet();

  const acks = [await one.ask('time', {}), await other.ask('time', {}), await one.ask('time', {})];

  expect(codesOf(acks)).toEqual(['ok', 'ok', 'too-many']);
});

test('an address may open so many connections', async () => {
  const limits = { addressConnections: { count: 2, perMs: 60_000 } };
  const server = await LiveServer.start({ limits });

  await server.greet();
  await server.greet();

  expect(await refusalOf(server.url, {})).toBe('refused');
});

test('an address has so many connections at a time', async () => {
  const server = await LiveServer.start({ limits: { addressLines: 2 } });

  const first = await server.greet();
  await server.greet();
  expect(await refusalOf(server.url, {})).toBe('refused');
  first.cut();

  await expect.poll(() => refusalOf(server.url, {})).toBe('connected');
});

test('addresses behind a trusted proxy are counted one by one', async () => {
  const limits = { addressConnections: { count: 1, perMs: 60_000 } };
  const server = await LiveServer.start({ limits, config: { trustedProxies: 1 } });

  await SocketClient.connect(server.url, { 'X-Forwarded-For': '198.51.100.1' });
  await SocketClient.connect(server.url, { 'X-Forwarded-For': '198.51.100.2' });

  const forged = { 'X-Forwarded-For': '203.0.113.9, 198.51.100.2' };
  expect(await refusalOf(server.url, forged)).toBe('refused');
});

test('a connection that floods is closed', async () => {
  const limits = { messages: { count: 5, perMs: 60_000 } };
  const server = await LiveServer.start({ limits });
  const client = await server.greet();

  for (let count = 0; count < 60; count += 1) client.socket.emit('time', {});

  await client.heard('disconnect');
});

test('connections of an address that floods are closed, however little each of them sends', async () => {
  const limits = { addressMessages: { count: 20, perMs: 60_000 } };
  const server = await LiveServer.start({ limits });
  const clients = await Promise.all(Array.from({ length: 9 }, () => server.greet()));

  for (const { socket } of clients)
    for (let count = 0; count < 20; count += 1) socket.emit('time', {});

  await Promise.any(clients.map((client) => client.heard('disconnect')));
});

test('a connection that does not greet within ten seconds is closed', async () => {
  const time = new FakeTime();
  const server = await LiveServer.start({ time });
  const silent = await SocketClient.connect(server.url);
  const polite = await server.greet();

  await time.pass(9_999);
  expect(await silent.ask('time', {})).toMatchObject({ code: 'hello-first' });
  await time.pass(1);

  await silent.heard('disconnect');
  expect(await polite.ask('time', {})).toMatchObject({ ok: true });
});

test('a page of a foreign origin may not connect', async () => {
  const server = await LiveServer.start({
    config: { allowedOrigins: ['https://friend.example'] },
  });

  expect(await refusalOf(server.url, { Origin: 'https://evil.example' })).toBe('refused');
  expect(await refusalOf(server.url, { Origin: 'null' })).toBe('refused');
  expect(await refusalOf(server.url, { Origin: 'https://friend.example' })).toBe('connected');
  expect(await refusalOf(server.url, { Origin: server.url })).toBe('connected');
  expect(await refusalOf(server.url, {})).toBe('connected');
});

/** Frames that are no message, and after which the connection is closed. */
const FRAMES: readonly (readonly [what: string, frame: string | ArrayBuffer])[] = [
  ['no packet at all', 'nonsense'],
  ['broken JSON', '2["time",{'],
  ['a payload that is no list', '2{"time":1}'],
  ['no name', '2[]'],
  ['an object as name', '2[{},{}]'],
  ['a reserved name', '2["disconnect",{}]'],
  ['a binary packet', '51-["time",{"_placeholder":true,"num":0}]'],
  ['binary bytes', new Uint8Array([1, 2, 3]).buffer],
  ['a namespace that is not', '2/admin,["time",{}]'],
  ['more than 16 KB', `2["time",{"x":"${'x'.repeat(17_000)}"}]`],
];

test.for(FRAMES)('a frame with %s closes its connection alone', async ([, frame]) => {
  const server = await LiveServer.start();
  const { id, ann } = await server.begin();
  const bad = await server.greet();

  bad.sendRaw(frame);
  await bad.heard('disconnect');

  expect(await ann.ply(id, 'L.c3', 0)).toMatchObject({ ok: true });
});

test('deeply nested and lonely characters are malformed like anything else', async () => {
  const server = await LiveServer.start();
  const client = await server.greet();
  const nested = JSON.parse(`${'['.repeat(1500)}${']'.repeat(1500)}`) as unknown;

  for (const payload of [nested, { match: '\ud800' }, { match: 1e308 }])
    expect(await client.ask('enter', payload)).toMatchObject({ code: 'malformed' });
});

test('a connection follows no more than 64 matches, however fast it asks', async () => {
  const server = await LiveServer.start();
  const client = await server.greet();
  const ids: string[] = [];
  for (let count = 0; count < 66; count += 1) ids.push((await server.create()).id);

  const acks = await Promise.all(ids.map((match) => client.ask('enter', { match })));

  expect(codesOf(acks).filter((code) => code === 'ok')).toHaveLength(64);
  expect(codesOf(acks).slice(64)).toEqual(['too-many', 'too-many']);
});
