/** Following a match: events in order, none twice, none left out, whatever the line does. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Connection } from '../../client/connection/connection.ts';
import { MatchFollower } from '../../client/match/match-follower.ts';
import { timersOf } from '../support/client-timers.ts';
import { FakeLine } from '../support/fake-line.ts';
import { FakeMatchHost } from '../support/fake-match-host.ts';
import { FakeTime, settle } from '../support/fake-time.ts';
import { finalSetup } from '../support/match-setup.ts';

const QUIET = ['c3', 'a1-a2', 'a1-a2', 'c4', 'd3', 'a2-a1', 'a2-a1', 'd4'];

async function follow(token: string | null = 'secret', spareToken: string | null = null) {
  const time = new FakeTime();
  const timers = timersOf(time);
  const line = new FakeLine(timers);
  const host = new FakeMatchHost(finalSetup(), () => timers.now() + 50_000);
  line.answer = host.answer;
  const connection = new Connection(line, timers);
  line.tell('up');
  await settle();
  const follower = new MatchFollower({ connection, timers, match: host.id, token, spareToken });
  await settle();
  return { time, line, host, connection, follower };
}

describe('events', () => {
  test('the next is applied, with the deadline the server gives it', async () => {
    const { line, host, follower } = await follow();
    line.tell('event', { ...host.play('c3'), deadline: 123_456 });
    expect(follower.followed.match?.plies).toHaveLength(1);
    expect(follower.followed.match?.clock?.deadlineMs).toBe(123_456);
  });

  test('one already known is ignored', async () => {
    const { line, host, follower } = await follow();
    const told = host.play('c3');
    line.tell('event', told);
    line.tell('event', told);
    expect(follower.followed.match).toEqual(host.match);
    expect(line.messages('enter')).toHaveLength(1);
  });

  test('one that comes too early makes it ask for those between', async () => {
    const { line, host, follower } = await follow();
    host.play('c3');
    line.tell('event', host.play('a1-a2'));
    expect(follower.followed.isSynced).toBe(false);
    await settle();
    expect(line.messages('enter').at(-1)).toMatchObject({ have: 3 });
    expect(follower.followed.match).toEqual(host.match);
    expect(follower.followed.isSynced).toBe(true);
  });

  test('those of another match are none of its business', async () => {
    const { line, host, follower } = await follow();
    line.tell('event', { ...host.play('c3'), match: 'another' });
    expect(follower.followed.match?.plies).toHaveLength(0);
  });

  test('a server that knows less than we do is believed', async () => {
    const { line, host, connection, follower } = await follow();
    line.tell('event', host.play('c3'));
    const again = new FakeMatchHost(finalSetup(), host.now);
    line.answer = again.answer;
    connection.wake();
    await settle();
    await settle();
    expect(follower.followed.match).toEqual(again.match);
  });
});

describe('the line', () => {
  test('after it was down nothing counts as known until the server has answered', async () => {
    const { line, host, follower } = await follow();
    line.tell('down');
    host.play('c3');
    expect(follower.followed.isSynced).toBe(false);
    line.tell('up');
    await settle();
    await settle();
    expect(follower.followed.isSynced).toBe(true);
    expect(follower.followed.match).toEqual(host.match);
  });

  test('a page seen again asks, though its line was never down', async () => {
    const { line, host, connection, follower } = await follow();
    host.play('c3');
    connection.wake();
    expect(follower.followed.isSynced).toBe(false);
    await settle();
    expect(follower.followed.match).toEqual(host.match);
    expect(line.messages('enter')).toHaveLength(2);
  });

  test('a line that looks open but does not answer is opened anew', async () => {
    const { time, line, connection } = await follow();
    line.answer = () => null;
    connection.wake();
    await time.pass(2500);
    expect(line.openings).toBe(2);
  });

  test('“not now” is asked again a second later', async () => {
    const { time, line, host, connection, follower } = await follow();
    line.answer = () => ({ ok: false, code: 'too-many', message: '' });
    connection.wake();
    await settle();
    line.answer = host.answer;
    await time.pass(1000);
    expect(follower.followed.isSynced).toBe(true);
  });
});

describe('the seat', () => {
  test('with its secret it is played, without one the match is watched', async () => {
    const player = await follow();
    expect(player.follower.followed).toMatchObject({ viewer: 'host', standing: 'seated' });
    const spectator = await follow(null);
    expect(spectator.follower.followed).toMatchObject({
      viewer: 'spectator',
      standing: 'watching',
    });
  });

  test('a secret that holds no seat is told, and the match is watched', async () => {
    const { follower } = await follow('another');
    await settle();
    expect(follower.followed).toMatchObject({ viewer: 'spectator', standing: 'lost' });
  });

  test('a secret that holds no seat costs none: the seat held before is played on', async () => {
    const { follower } = await follow();
    await follower.takeSeat('another');
    await settle();
    expect(follower.followed).toMatchObject({
      viewer: 'host',
      standing: 'seated',
      refusedToken: 'another',
    });
  });

  test('of a link’s secret and the one held, the held one is played where the other is none', async () => {
    const { follower } = await follow('another', 'secret');
    await settle();
    expect(follower.followed).toMatchObject({ standing: 'seated', refusedToken: 'another' });
  });

  test('one played from elsewhere is not taken back by itself', async () => {
    const { line, host, connection, follower } = await follow();
    line.tell('replaced', { match: host.id });
    connection.wake();
    line.tell('down');
    line.tell('up');
    await settle();
    expect(follower.followed.standing).toBe('replaced');
    expect(line.messages('enter')).toHaveLength(1);
    await follower.takeSeat();
    expect(follower.followed.standing).toBe('seated');
  });

  test('a match that lets nobody in says why, and is asked no more', async () => {
    const { line, connection, follower } = await follow();
    line.answer = () => ({ ok: false, code: 'no-spectators', message: '' });
    connection.wake();
    await settle();
    expect(follower.followed.refusal).toBe('no-spectators');
    connection.wake();
    await settle();
    expect(line.messages('enter')).toHaveLength(2);
  });
});

/** What may become of a told event on its way. */
const fate = fc.constantFrom('arrives', 'is lost', 'arrives twice', 'arrives late', 'line breaks');

test('whatever is lost, doubled or late: in the end the match shown is the log', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fate, { minLength: QUIET.length, maxLength: QUIET.length }),
      async (fates) => {
        const { line, host, connection, follower } = await follow();
        const late: Parameters<typeof follower.fold>[0][] = [];
        for (const [index, text] of QUIET.entries()) {
          const told = host.play(text);
          if (fates[index] === 'arrives' || fates[index] === 'arrives twice')
            line.tell('event', told);
          if (fates[index] === 'arrives twice') line.tell('event', told);
          if (fates[index] === 'arrives late') late.push(told);
          if (fates[index] === 'line breaks') {
            line.tell('down');
            line.tell('up');
          }
          if (index % 2 === 0) await settle();
        }
        for (const told of late) follower.fold(told);
        connection.wake();
        await settle();
        await settle();
        expect(follower.followed.match).toEqual(host.match);
      },
    ),
    { numRuns: 60 },
  );
});
