/** What seats say: who hears it, how much of it, and what never passes. */
import { expect, test } from 'vitest';
import type { Presence, Said } from '../../shared/wire/server-message.ts';
import { FakeTime } from '../support/fake-time.ts';
import { LiveServer } from '../support/live-server.ts';
import type { SocketClient } from '../support/socket-client.ts';

let ids = 0;

function say(client: SocketClient, match: string, saying: object, id?: string): Promise<unknown> {
  return client.ask('say', { match, id: id ?? `s${(ids += 1)}`, ...saying });
}

function saidTo({ told }: SocketClient): Said[] {
  return told.filter(({ name }) => name === 'said').map(({ message }) => message as Said);
}

/** Everything sent before has come. */
async function settled(...clients: SocketClient[]): Promise<void> {
  for (const client of clients) await client.ask('time', {});
}

test('a phrase and an emote are heard by both seats and by who watches', async () => {
  const server = await LiveServer.start();
  const { id, ann, bea } = await server.begin();
  const watching = await server.enter(id);

  expect(await say(ann, id, { phrase: 'good-luck' })).toEqual({ ok: true });
  expect(await say(bea, id, { emote: 'tiger' })).toEqual({ ok: true });
  await settled(ann, bea, watching);

  for (const client of [ann, bea, watching])
    expect(saidTo(client)).toMatchObject([
      { match: id, seat: 'host', phrase: 'good-luck' },
      { match: id, seat: 'guest', emote: 'tiger' },
    ]);
});

test('words pass between the seats alone, while both allow them', async () => {
  const server = await LiveServer.start();
  const { id, ann, bea } = await server.begin();
  const watching = await server.enter(id);
  const allow = (client: SocketClient, allowed: boolean) =>
    client.ask('allow-text', { match: id, allowed });

  expect(await say(ann, id, { text: 'hi' })).toMatchObject({ code: 'text-not-allowed' });
  expect(await allow(ann, true)).toEqual({ ok: true });
  expect(await say(ann, id, { text: 'hi' })).toMatchObject({ code: 'text-not-allowed' });
  await allow(bea, true);
  await ann.heard<Presence>('presence', ({ host, guest }) => host.allowsText && guest.allowsText);
  expect(await say(ann, id, { text: ' नमस्ते,   Bea! ' })).toEqual({ ok: true });
  await allow(bea, false);
  expect(await say(ann, id, { text: 'hello?' })).toMatchObject({ code: 'text-not-allowed' });
  await settled(ann, bea, watching);

  expect(saidTo(bea)).toMatchObject([{ seat: 'host', text: 'नमस्ते, Bea!' }]);
  expect(saidTo(watching)).toEqual([]);
});

test.each(['\u202Eevil', 'a\u0000b', '\u200D', '   ', 'x'.repeat(141)])(
  'words like %j are refused',
  async (text) => {
    const server = await LiveServer.start();
    const { id, ann, bea } = await server.begin();
    for (const client of [ann, bea]) await client.ask('allow-text', { match: id, allowed: true });

    expect(await say(ann, id, { text })).toMatchObject({ code: 'bad-text' });
    await settled(bea);
    expect(saidTo(bea)).toEqual([]);
  },
);

test('what is sent again for want of an ack is said once', async () => {
  const server = await LiveServer.start();
  const { id, ann, bea } = await server.begin();

  expect(await say(ann, id, { phrase: 'oops' }, 'same')).toEqual({ ok: true });
  expect(await say(ann, id, { phrase: 'oops' }, 'same')).toEqual({ ok: true });
  await settled(bea);

  expect(saidTo(bea)).toHaveLength(1);
});

test('a seat says so much in so long a time, whatever connection it says it from', async () => {
  const time = new FakeTime();
  const server = await LiveServer.start({ time });
  const { id, host, ann } = await server.begin();
  const codes: unknown[] = [];
  for (let index = 0; index < 6; index += 1) codes.push(await say(ann, id, { emote: 'smile' }));
  const again = await server.enter(id, host);

  expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => ({ ok: true })));
  expect(codes[5]).toMatchObject({ code: 'too-many' });
  expect(await say(again, id, { emote: 'smile' })).toMatchObject({ code: 'too-many' });
  await time.pass(2000);
  expect(await say(again, id, { emote: 'smile' })).toEqual({ ok: true });
});

test('only seats speak, one thing at a time, and nothing of it is in the log or comes again', async () => {
  const server = await LiveServer.start();
  const { id, ann } = await server.begin();
  const watching = await server.enter(id);

  expect(await say(watching, id, { phrase: 'hello' })).toMatchObject({ code: 'wrong-seat' });
  expect(await watching.ask('allow-text', { match: id, allowed: true })).toMatchObject({
    code: 'wrong-seat',
  });
  expect(await say(ann, id, { phrase: 'hello', emote: 'smile' })).toMatchObject({
    code: 'malformed',
  });
  expect(await say(ann, id, { phrase: 'rude' })).toMatchObject({ code: 'malformed' });
  await say(ann, id, { phrase: 'hello' });
  const late = await server.greet();
  expect((await late.enter(id)).events).toHaveLength(3);
  await settled(late);
  expect(saidTo(late)).toEqual([]);
});
