/** Finding anyone to play, over real sockets: once each, whatever becomes of the line. */
import { expect, test } from 'vitest';
import type { Paired } from '../../shared/wire/server-message.ts';
import type { Lobby } from '../../shared/wire/rest.ts';
import { LiveServer } from '../support/live-server.ts';
import { tokenOf } from '../support/seeking.ts';
import type { SocketClient } from '../support/socket-client.ts';

function seek(client: SocketClient, name: string, terms: object = {}): Promise<unknown> {
  return client.ask('seek', { mode: 'final', id: name, name, token: tokenOf(name), ...terms });
}

async function lobbyOf(server: LiveServer): Promise<Lobby> {
  return (await server.fetch('/api/lobby')).body as Lobby;
}

test('two who seek the same play one match, each by its own token', async () => {
  const server = await LiveServer.start();
  const [ann, bea] = [await server.greet(), await server.greet()];

  expect(await seek(ann, 'Ann')).toMatchObject({ ok: true });
  expect(await seek(bea, 'Bea')).toMatchObject({ ok: true });
  const first = await ann.heard<Paired>('paired');
  const second = await bea.heard<Paired>('paired');

  expect(first).toMatchObject({ seek: 'Ann', match: second.match });
  expect(new Set([first.seat, second.seat])).toEqual(new Set(['host', 'guest']));
  const entered = await ann.enter(first.match, tokenOf('Ann'));
  expect(entered).toMatchObject({ viewer: first.seat, seq: 2 });
  expect(await bea.enter(first.match, tokenOf('Bea'))).toMatchObject({ viewer: second.seat });
});

test('who waits is in everyone’s lobby until its line is lost', async () => {
  const server = await LiveServer.start();
  const ann = await server.greet();
  await seek(ann, 'Ann');
  expect(await lobbyOf(server)).toMatchObject({ seeks: [{ name: 'Ann', mode: 'final' }] });

  ann.cut();
  await expect.poll(async () => (await lobbyOf(server)).seeks, { timeout: 5000 }).toEqual([]);
});

test('who waits knows which of the lobby is its own, though two be alike in all they say', async () => {
  const server = await LiveServer.start();
  const same = { mode: 'classic', side: 'goats', name: '' };
  const acks = [];
  for (const name of ['Ann', 'Bea']) acks.push(await seek(await server.greet(), name, same));

  const { seeks } = await lobbyOf(server);
  expect(seeks.map(({ id }) => ({ ok: true, listed: id }))).toEqual(acks);
});

test('a seek asked for again has its place in the lobby, and none once it has found someone', async () => {
  const server = await LiveServer.start();
  const ann = await server.greet();
  const first = await seek(ann, 'Ann');
  expect(await seek(ann, 'Ann')).toEqual(first);

  await seek(await server.greet(), 'Bea');
  await ann.heard<Paired>('paired');
  expect(await seek(ann, 'Ann')).toEqual({ ok: true, listed: null });
});

test('who answers a seek plays who waited', async () => {
  const server = await LiveServer.start();
  const [ann, bea] = [await server.greet(), await server.greet()];
  await seek(ann, 'Ann', { mode: 'classic', side: 'goats', clockMs: null });
  const [waiting] = (await lobbyOf(server)).seeks;
  const answer = { seek: waiting?.id, name: 'Bea', token: tokenOf('Bea') };

  const answered = await bea.ask('answer-seek', answer);
  const paired = await ann.heard<Paired>('paired');

  expect(answered).toMatchObject({ ok: true, match: paired.match });
  expect(await bea.ask('answer-seek', answer)).toEqual(answered);
  const late = await server.greet();
  expect(
    await late.ask('answer-seek', { ...answer, name: 'Cyd', token: tokenOf('Cyd') }),
  ).toMatchObject({ code: 'seek-gone' });
});

test('a seek is taken back by its owner alone, once', async () => {
  const server = await LiveServer.start();
  const ann = await server.greet();
  await seek(ann, 'Ann');

  expect(await (await server.greet()).ask('unseek', {})).toMatchObject({ code: 'no-seek' });
  expect(await ann.ask('unseek', {})).toEqual({ ok: true });
  expect(await ann.ask('unseek', {})).toMatchObject({ code: 'no-seek' });
});

test('seeking and looking at pages makes no match and takes no seat', async () => {
  const server = await LiveServer.start();
  const ann = await server.greet();
  await seek(ann, 'Ann');
  for (const path of ['/api/lobby', '/api/matches?state=live', '/api/about'])
    expect((await server.fetch(path)).status).toBe(200);

  expect((await lobbyOf(server)).live).toEqual([]);
  expect(ann.told.filter(({ name }) => name === 'paired')).toEqual([]);
});

test('an address may seek so often, counted before anything is read', async () => {
  const limits = { addressMatches: { count: 2, perMs: 60_000 } };
  const server = await LiveServer.start({ limits });
  const ann = await server.greet();

  expect(await ann.ask('seek', 'nonsense')).toMatchObject({ code: 'malformed' });
  expect(await ann.ask('answer-seek', {})).toMatchObject({ code: 'malformed' });
  expect(await seek(ann, 'Ann')).toMatchObject({ code: 'too-many' });
});

test.each([
  ['a name that turns text around', { name: 'Ann\u202E' }, 'bad-name'],
  ['a classic side in a final', { side: 'goats' }, 'malformed'],
  ['a final without a clock', { clockMs: null }, 'malformed'],
  ['a short token', { token: 'short' }, 'malformed'],
])('%s is refused, and nobody waits', async (_, terms, code) => {
  const server = await LiveServer.start();
  const ann = await server.greet();

  expect(await seek(ann, 'Ann', terms)).toMatchObject({ code });
  expect((await lobbyOf(server)).seeks).toEqual([]);
});
