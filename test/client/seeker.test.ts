/** Waiting for an opponent: asked once, asked again across every break, and never paired twice. */
import { expect, test } from 'vitest';
import { Connection } from '../../client/connection/connection.ts';
import { answerSeek, Seeker } from '../../client/connection/seeker.ts';
import { PROTOCOL } from '../../shared/wire/protocol.ts';
import { timersOf } from '../support/client-timers.ts';
import { type Asked, FakeLine } from '../support/fake-line.ts';
import { FakeTime, settle } from '../support/fake-time.ts';

const MESSAGE = {
  mode: 'final',
  clockMs: 60_000,
  ruleset: 'devils-plan',
  id: 'seek-1',
  name: 'Sita',
  token: 'abcdefghijklmnopqrstuvwx',
} as const;
const PAIRED = { seek: 'seek-1', match: 'abcdefghijkl', seat: 'guest' } as const;

function arrive() {
  const time = new FakeTime();
  const timers = timersOf(time);
  const line = new FakeLine(timers);
  const answers = new Map<string, unknown>();
  line.answer = ({ name }: Asked) =>
    name === 'hello' || name === 'time'
      ? { ok: true, protocol: PROTOCOL, now: timers.now() }
      : answers.has(name)
        ? answers.get(name)
        : name === 'seek'
          ? { ok: true, listed: 'in-the-lobby' }
          : { ok: true };
  const setting = { connection: new Connection(line, timers), timers };
  const seek = (): Seeker => new Seeker(setting, MESSAGE);
  return { time, line, answers, setting, seek };
}

test('a seek is asked for once the server is reached, and stands when it is answered', async () => {
  const { line, seek } = arrive();
  const seeker = seek();
  expect(line.messages('seek')).toEqual([]);
  line.tell('up');
  await settle();
  expect(line.messages('seek')).toEqual([MESSAGE]);
  expect(seeker.state).toEqual({ kind: 'seeking' });
});

test('a seek knows its place in the lobby from the server’s latest answer', async () => {
  const { line, answers, seek } = arrive();
  const seeker = seek();
  expect(seeker.listed).toBeNull();
  line.tell('up');
  await settle();
  expect(seeker.listed).toBe('in-the-lobby');
  answers.set('seek', { ok: true, listed: 'elsewhere' });
  line.tell('down');
  line.tell('up');
  await settle();
  expect(seeker.listed).toBe('elsewhere');
});

test('a server that is not reached within three seconds is said to be lost', async () => {
  const { time, seek } = arrive();
  const seeker = seek();
  await time.pass(2999);
  expect(seeker.state.kind).toBe('asking');
  await time.pass(1);
  expect(seeker.state.kind).toBe('lost');
});

test('after a break of the line the same seek is asked for again', async () => {
  const { line, seek } = arrive();
  const seeker = seek();
  line.tell('up');
  await settle();
  line.tell('down');
  expect(seeker.state.kind).toBe('lost');
  line.tell('up');
  await settle();
  expect(seeker.state.kind).toBe('seeking');
  expect(line.messages('seek')).toEqual([MESSAGE, MESSAGE]);
});

test('a seek without an answer is asked for again with its id', async () => {
  const { time, line, answers, seek } = arrive();
  answers.set('seek', null);
  const seeker = seek();
  line.tell('up');
  await time.pass(2500);
  answers.delete('seek');
  await time.pass(1000);
  expect(line.messages('seek')).toEqual([MESSAGE, MESSAGE]);
  expect(seeker.state.kind).toBe('seeking');
});

test('“not now” is asked again, and a refusal of the name is not', async () => {
  const { time, line, answers, seek } = arrive();
  answers.set('seek', { ok: false, code: 'too-many', message: '' });
  const seeker = seek();
  line.tell('up');
  await settle();
  expect(seeker.state.kind).toBe('asking');
  answers.set('seek', { ok: false, code: 'bad-name', message: '' });
  await time.pass(1000);
  expect(seeker.state).toEqual({ kind: 'refused', code: 'bad-name' });
  await time.pass(60_000);
  expect(line.messages('seek')).toHaveLength(2);
});

test('whoever is paired is told where, and asks for nothing more', async () => {
  const { line, seek } = arrive();
  const seeker = seek();
  line.tell('up');
  await settle();
  line.tell('paired', { ...PAIRED, seek: 'another' });
  expect(seeker.state.kind).toBe('seeking');
  line.tell('paired', PAIRED);
  expect(seeker.state).toMatchObject({ kind: 'paired', paired: { match: PAIRED.match } });
  line.tell('down');
  line.tell('up');
  await settle();
  seeker.close();
  expect(line.messages('seek')).toHaveLength(1);
  expect(line.messages('unseek')).toEqual([]);
});

test('a seek that rests while another match is taken goes on with its id, unless it has found someone', async () => {
  const { line, seek } = arrive();
  const seeker = seek();
  line.tell('up');
  await settle();
  await seeker.rest();
  expect(line.messages('unseek')).toHaveLength(1);
  line.tell('down');
  line.tell('up');
  await settle();
  expect(line.messages('seek')).toHaveLength(1);
  seeker.goOn();
  await settle();
  expect(line.messages('seek')).toHaveLength(2);

  const resting = seeker.rest();
  line.tell('paired', PAIRED);
  await resting;
  seeker.goOn();
  expect(seeker.state.kind).toBe('paired');
});

test('who goes away withdraws the seek, and hears of nobody any more', async () => {
  const { line, seek } = arrive();
  const seeker = seek();
  let told = 0;
  seeker.subscribe(() => {
    told += 1;
  });
  line.tell('up');
  await settle();
  const before = told;
  seeker.close();
  line.tell('paired', PAIRED);
  expect(line.messages('unseek')).toHaveLength(1);
  expect(told).toBe(before);
});

test('an answer to a seek is asked once more where nothing came back, with the same secret', async () => {
  const { time, line, answers, setting } = arrive();
  line.tell('up');
  await settle();
  answers.set('answer-seek', null);
  const answering = answerSeek(setting, { seek: 's', name: '', token: MESSAGE.token });
  await time.pass(2500);
  answers.set('answer-seek', { ok: true, match: PAIRED.match, seat: 'host' });
  await time.pass(2500);
  expect(await answering).toMatchObject({ ok: false, error: 'not-connected' });
  expect(new Set(line.messages('answer-seek').map((sent) => JSON.stringify(sent))).size).toBe(1);
  expect(line.messages('answer-seek')).toHaveLength(2);
});

test('a seek that somebody else has answered says so', async () => {
  const { line, answers, setting } = arrive();
  line.tell('up');
  await settle();
  answers.set('answer-seek', { ok: false, code: 'seek-gone', message: '' });
  expect(await answerSeek(setting, { seek: 's', name: '', token: MESSAGE.token })).toEqual({
    ok: false,
    error: 'seek-gone',
  });
});
