/** The page's connection: greeting, the server's time, and lines that fail. */
import { expect, test } from 'vitest';
import { Connection } from '../../client/connection/connection.ts';
import { PROTOCOL } from '../../shared/wire/protocol.ts';
import { timersOf } from '../support/client-timers.ts';
import { FakeLine } from '../support/fake-line.ts';
import { FakeTime, settle } from '../support/fake-time.ts';

/** A server whose clock is 100 s ahead, reached at once. */
function connect() {
  const time = new FakeTime();
  const timers = timersOf(time);
  const line = new FakeLine(timers);
  line.answer = () => ({ ok: true, protocol: PROTOCOL, now: timers.now() + 100_000 });
  const connection = new Connection(line, timers);
  const states: string[] = [];
  connection.subscribe(() => states.push(connection.state));
  return { time, line, connection, states };
}

test('it is online only after the server has answered its greeting', async () => {
  const { line, connection, states } = connect();
  expect(connection.state).toBe('connecting');
  line.tell('up');
  expect(connection.state).toBe('connecting');
  await settle();
  expect(line.messages('hello')).toEqual([{ protocol: PROTOCOL }]);
  expect(states).toEqual(['online']);
});

test('a server that cannot be reached from the start is said to be away until it answers', async () => {
  const { line, states } = connect();
  line.tell('unreachable');
  line.tell('unreachable');
  line.tell('up');
  await settle();
  expect(states).toEqual(['offline', 'online']);
});

test('nothing is asked of a server that is not online', async () => {
  const { line, connection } = connect();
  expect(await connection.ask('leave', { match: 'm' })).toBeNull();
  expect(line.asked).toEqual([]);
});

test('a server of another protocol makes the page outdated, and it stays away', async () => {
  const { line, connection, states } = connect();
  line.answer = () => ({ ok: false, code: 'wrong-protocol', message: '' });
  line.tell('up');
  await settle();
  expect(states).toEqual(['outdated']);
  expect(line.isOpen).toBe(false);
  connection.resume();
  expect(line.isOpen).toBe(false);
});

test('a line that does not answer the greeting is opened anew', async () => {
  const { time, line, states } = connect();
  line.answer = () => null;
  line.tell('up');
  await time.pass(2499);
  expect(line.openings).toBe(1);
  await time.pass(1);
  expect(line.openings).toBe(2);
  expect(states).toEqual([]);
});

test('a server that refuses the greeting for now is greeted again after a second', async () => {
  const { time, line, states } = connect();
  const { answer } = line;
  line.answer = () => ({ ok: false, code: 'too-many', message: '' });
  line.tell('up');
  await time.pass(999);
  expect(line.messages('hello')).toHaveLength(1);
  line.answer = answer;
  await time.pass(1);
  expect(line.messages('hello')).toHaveLength(2);
  expect(states).toEqual(['online']);
  expect(line.openings).toBe(1);
});

test('the time is that of the server, asked for often at first', async () => {
  const { time, line, connection } = connect();
  line.tell('up');
  await time.pass(1100);
  expect(line.messages('time')).toHaveLength(4);
  expect(connection.serverNow()).toBe(101_100);
});

test('after a new line nothing is left of the time of the old server', async () => {
  const { time, line, connection } = connect();
  line.tell('up');
  await time.pass(5000);
  line.tell('down');
  line.answer = () => ({ ok: true, protocol: PROTOCOL, now: time.monotonicMs() + 7 });
  line.tell('up');
  await settle();
  expect(connection.serverNow()).toBe(time.monotonicMs() + 7);
});

test('a server that goes for a moment is told apart from a broken line', async () => {
  const { line, states } = connect();
  line.tell('up');
  await settle();
  line.tell('closing');
  line.tell('down');
  expect(states).toEqual(['online', 'closing']);
  line.tell('up');
  await settle();
  line.tell('down');
  expect(states).toEqual(['online', 'closing', 'online', 'offline']);
});

test('an answer to the greeting of an older line is not believed', async () => {
  const { time, line, connection } = connect();
  line.answer = () => null;
  line.tell('up');
  line.tell('down');
  await time.pass(3000);
  expect(connection.state).toBe('connecting');
  expect(line.openings).toBe(1);
});
