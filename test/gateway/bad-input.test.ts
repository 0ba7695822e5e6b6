/** Bad input over sockets: its own code and sentence, to its sender alone, and nothing changes. */
import { expect, test } from 'vitest';
import type { Ack } from '../../shared/wire/server-message.ts';
import { REFUSAL_SENTENCES } from '../../shared/wire/sentence.ts';
import type { WireRefusal } from '../../shared/wire/refusal.ts';
import { MemoryStore } from '../../server/store/memory.ts';
import { FakeTime } from '../support/fake-time.ts';
import { FaultyStore } from '../support/faulty-store.ts';
import { type Begun, LiveServer } from '../support/live-server.ts';
import { SocketClient } from '../support/socket-client.ts';

/** A server with a match under way, one with another match, and a spectator of the first. */
async function setTable(): Promise<Begun & { server: LiveServer; watching: SocketClient }> {
  const server = await LiveServer.start({ time: new FakeTime() });
  const begun = await server.begin();
  return { ...begun, server, watching: await server.enter(begun.id) };
}

type Table = Awaited<ReturnType<typeof setTable>>;

/** Sends what is bad, and holds it to every promise about bad input. */
async function expectRefused(
  table: Table,
  code: WireRefusal,
  send: (table: Table) => Promise<Ack>,
  particulars = '',
): Promise<void> {
  const { server, id, ann, bea, watching } = table;
  const before = (await server.door(id)).match;
  const others = [ann, bea, watching];
  // What was told before an answer has come before it, so after these nothing is under way.
  const quiet = (): Promise<unknown> => Promise.all(others.map((client) => client.ask('time', {})));
  await quiet();
  const told = others.map((client) => client.told.length);

  const ack = await send(table);

  expect(ack).toMatchObject({ ok: false, code });
  expect(ack).toHaveProperty('message', expect.stringContaining(REFUSAL_SENTENCES[code]));
  expect(ack).toHaveProperty('message', expect.stringContaining(particulars));
  expect((await server.door(id)).match).toBe(before);
  await quiet();
  expect(others.map((client) => client.told.length)).toEqual(told);
  expect(server.logged).toEqual([]);
}

const PLY = { kind: 'ply', board: 'left', ply: 0, action: 'c3' } as const;

/** Payloads that are no message of the name before them, and where they are wrong. */
const MALFORMED: readonly (readonly [name: string, payload: unknown, where: string])[] = [
  ['enter', null, 'expected object'],
  ['enter', 'm', 'expected object'],
  ['enter', [], 'expected object'],
  ['enter', {}, 'match'],
  ['enter', { match: '../etc' }, 'match'],
  ['enter', { match: 'abcdef', have: -1 }, 'have'],
  ['enter', { match: 'abcdef', have: 1.5 }, 'have'],
  ['enter', { match: 'abcdef', have: 1e300 }, 'have'],
  ['enter', { match: 'abcdef', token: 'short' }, 'token'],
  ['enter', { match: 'abcdef', spectator: true }, 'spectator'],
  ['leave', { match: 7 }, 'match'],
  ['ready', { match: 'abcdef', ready: 'yes' }, 'ready'],
  ['time', { now: 1 }, 'now'],
  ['time', undefined, 'expected object'],
  ['hello', { protocol: '1' }, 'protocol'],
];

test.for(MALFORMED)('malformed: %s %j', async ([name, payload, where]) => {
  await expectRefused(await setTable(), 'malformed', ({ ann }) => ann.ask(name, payload), where);
});

/** Commands that are none, and where they are wrong. */
const MALFORMED_COMMANDS: readonly (readonly [command: unknown, where: string])[] = [
  [undefined, 'command'],
  [{}, 'command.kind'],
  [{ kind: 'win' }, 'command.kind'],
  [{ kind: 'flag' }, 'command.kind'],
  [{ kind: 'join' }, 'command.kind'],
  [{ ...PLY, board: 'middle' }, 'command.board'],
  [{ ...PLY, ply: -1 }, 'command.ply'],
  [{ ...PLY, ply: '0' }, 'command.ply'],
  [{ ...PLY, action: 'c9' }, 'command.action'],
  [{ ...PLY, action: 'c3; c4' }, 'command.action'],
  [{ ...PLY, hinted: true }, 'hinted'],
  [{ ...PLY, leftMs: 60_000 }, 'leftMs'],
  [{ kind: 'resign', seat: 'guest' }, 'seat'],
  [{ kind: 'offer-draw', object: 'middle' }, 'command.object'],
  [{ kind: 'accept-draw' }, 'command.offer'],
];

test.for(MALFORMED_COMMANDS)('malformed command: %j', async ([command, where]) => {
  await expectRefused(
    await setTable(),
    'malformed',
    ({ ann, id }) => ann.ask('command', { match: id, id: '1', command }),
    where,
  );
});

test('malformed: prototype keys are keys like any other', async () => {
  const table = await setTable();
  const payload: unknown = JSON.parse('{"match":"abcdef","__proto__":{"token":"x"}}');

  await expectRefused(table, 'malformed', ({ ann }) => ann.ask('enter', payload), '__proto__');
});

test('malformed: more than one payload', async () => {
  await expectRefused(await setTable(), 'malformed', ({ ann }) => ann.ask('time', {}, {}));
});

test('malformed: a command id of other characters or too long', async () => {
  const table = await setTable();
  for (const id of ['', 'a b', 'é', 'x'.repeat(41)])
    await expectRefused(table, 'malformed', ({ ann, id: match }) =>
      ann.ask('command', { match, id, command: PLY }),
    );
});

test('too large: a message of more than 4096 bytes, counted in bytes', async () => {
  const table = await setTable();
  for (const filling of ['x'.repeat(4100), 'é'.repeat(2100)])
    await expectRefused(table, 'too-large', ({ ann }) => ann.ask('enter', { match: filling }));
});

test('unknown message: any name that is none, those of the machinery included', async () => {
  const table = await setTable();
  for (const name of ['move', 'error', '__proto__', 'constructor', 'toString', 'event', ''])
    await expectRefused(table, 'unknown-message', ({ ann }) => ann.ask(name, {}));
});

test('unknown match', async () => {
  await expectRefused(await setTable(), 'unknown-match', ({ ann }) =>
    ann.ask('enter', { match: 'no-such-match' }),
  );
});

test('hello first: anything else before it', async () => {
  const table = await setTable();
  const stranger = await SocketClient.connect(table.server.url);
  for (const [name, payload] of [
    ['enter', { match: table.id }],
    ['command', { match: table.id, id: '1', command: PLY }],
    ['time', {}],
  ] as const)
    await expectRefused(table, 'hello-first', () => stranger.ask(name, payload));
});

test('wrong protocol: an older or newer version than is spoken here', async () => {
  const table = await setTable();
  const stranger = await SocketClient.connect(table.server.url);
  for (const protocol of [0, 999])
    await expectRefused(table, 'wrong-protocol', () => stranger.ask('hello', { protocol }));
  await expectRefused(table, 'hello-first', () => stranger.ask('time', {}));
});

test('enter first: a command or readiness without having entered, even with a seat elsewhere', async () => {
  const table = await setTable();
  const other = await table.server.begin();
  await expectRefused(table, 'enter-first', ({ id }) => other.ann.ply(id, 'L.c3', 0));
  await expectRefused(table, 'enter-first', ({ id }) =>
    other.ann.ask('ready', { match: id, ready: true }),
  );
});

test('wrong seat: a spectator has none to play, resign or be ready from', async () => {
  const table = await setTable();
  const { id, watching } = table;
  await expectRefused(table, 'wrong-seat', () => watching.ply(id, 'L.c3', 0));
  await expectRefused(table, 'wrong-seat', () => watching.command(id, { kind: 'resign' }));
  await expectRefused(table, 'wrong-seat', () => watching.ask('ready', { match: id, ready: true }));
});

test('bad token: one of another match, or of none', async () => {
  const table = await setTable();
  const other = await table.server.createJoined();
  const client = await table.server.greet();
  for (const token of [other.host, 'A'.repeat(24)])
    await expectRefused(table, 'bad-token', ({ id }) => client.ask('enter', { match: id, token }));
});

test('no spectators: where the host allows none', async () => {
  const table = await setTable();
  const closed = await table.server.createJoined({ spectators: false });
  await expectRefused(table, 'no-spectators', ({ ann }) => ann.ask('enter', { match: closed.id }));
});

test('replaced: a seat played from a newer connection', async () => {
  const table = await setTable();
  const newer = await table.server.enter(table.id, table.host);
  await expectRefused(table, 'replaced', ({ ann, id }) => ann.ply(id, 'L.c3', 0));
  expect(await newer.ply(table.id, 'L.c3', 0)).toMatchObject({ ok: true });
});

test('out of turn: the other seat is to act', async () => {
  await expectRefused(await setTable(), 'out-of-turn', ({ bea, id }) => bea.ply(id, 'L.c3', 0));
});

test('other board: the own turn, but elsewhere', async () => {
  await expectRefused(await setTable(), 'other-board-at-turn', ({ ann, id }) =>
    ann.ply(id, 'R.a1-a2', 0),
  );
});

test('stale: chosen at another ply', async () => {
  await expectRefused(await setTable(), 'stale', ({ ann, id }) => ann.ply(id, 'L.c3', 1));
});

test('illegal: what the board does not allow says why', async () => {
  const table = await setTable();
  for (const [ply, code] of [
    ['L.a1', 'point-occupied'],
    ['L.a1-a2', 'not-your-piece'],
    ['L.c3-c4', 'goats-in-hand-first'],
    ['L.a1-c2', 'no-line'],
    ['L.b1xc3', 'no-straight-jump'],
    ['L.pass', 'no-pass'],
  ] as const)
    await expectRefused(table, code, ({ ann, id }) => ann.ply(id, ply, 0));
});

test('duplicate: the first answer again, and no second effect', async () => {
  const { server, id, ann, bea } = await setTable();

  const first = await ann.ply(id, 'L.c3', 0, 'once');
  await bea.event(3);
  const again = await ann.ply(id, 'L.c3', 0, 'once');
  const other = await ann.command(id, { kind: 'resign' }, 'once');

  expect(again).toEqual({ ...first, duplicate: true });
  expect(other).toMatchObject({ ok: true, duplicate: true, event: { kind: 'ply' } });
  expect((await server.door(id)).match.seq).toBe(4);
  expect(bea.seqs).toEqual([2, 3]);
});

test('after the end: nothing is played, and a second end does not happen', async () => {
  const table = await setTable();
  await table.bea.command(table.id, { kind: 'resign' });
  await expectRefused(table, 'match-over', ({ ann, id }) => ann.ply(id, 'L.c3', 0));
  await expectRefused(table, 'match-over', ({ ann, id }) => ann.command(id, { kind: 'resign' }));
});

test('before the second seat is taken nothing is played', async () => {
  const table = await setTable();
  const { id, token } = await table.server.create();
  const host = await table.server.enter(id, token);
  await expectRefused(table, 'not-started', () => host.ply(id, 'L.c3', 0));
});

test('offers: the own one, none, and the same one twice', async () => {
  const table = await setTable();
  const { id } = table;
  await table.ann.command(id, { kind: 'offer-draw', object: 'match' });
  await expectRefused(table, 'own-offer', ({ ann }) =>
    ann.command(id, { kind: 'accept-draw', offer: 3 }),
  );
  await expectRefused(table, 'no-such-offer', ({ bea }) =>
    bea.command(id, { kind: 'accept-draw', offer: 2 }),
  );
  await expectRefused(table, 'already-offered', ({ ann }) =>
    ann.command(id, { kind: 'offer-draw', object: 'match' }),
  );
});

test('not saved: while the store fails nothing changes, and the same command counts afterwards', async () => {
  const store = new FaultyStore(new MemoryStore());
  const server = await LiveServer.start({ store });
  const { id, ann, bea } = await server.begin();

  store.breakDown();
  const failed = await ann.ply(id, 'L.c3', 0, 'again');
  const entered = await bea.ask('enter', { match: 'not-loaded' });
  store.mend();

  expect(failed).toMatchObject({ ok: false, code: 'not-saved', seq: 3 });
  expect(entered).toMatchObject({ ok: false, code: 'not-saved' });
  await expect
    .poll(() => ann.ply(id, 'L.c3', 0, 'again'))
    .toMatchObject({ ok: true, event: { kind: 'ply' } });
});
