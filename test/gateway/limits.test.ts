/** Too much, too fast, too long, too silent, from elsewhere: what the gateway does about it. */
import { expect, test } from 'vitest';
import type { Ack } from '../../shared/wire/server-message.ts';
import { FakeTime } from '../support/fake-time.ts';
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

test('a connection follows no more than 64 matches', async () => {
  const server = await LiveServer.start();
  const client = await server.greet();
  for (let count = 0; count < 64; count += 1) await client.enter((await server.create()).id);
  const { id } = await server.create();

  expect(await client.ask('enter', { match: id })).toMatchObject({ code: 'too-many' });
});
