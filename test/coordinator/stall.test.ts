/** Time in which the server was not there for its players: stalls of the process, and a store that fails. */
import { describe, expect, it } from 'vitest';
import type { MatchDoor } from '../../server/coordinator/door.ts';
import { MemoryStore } from '../../server/store/memory.ts';
import { leftMsAt } from '../../shared/match/match.ts';
import { play, textOf } from '../support/asking.ts';
import { FakeTime, settle } from '../support/fake-time.ts';
import { ServerProcess } from '../support/server-process.ts';

interface Table {
  readonly time: FakeTime;
  readonly server: ServerProcess;
  readonly door: MatchDoor;
}

/** A final whose guest's first clock of a minute has just started. */
async function begin(): Promise<Table> {
  const time = new FakeTime();
  const server = await ServerProcess.start(new MemoryStore(), time);
  const door = await server.createJoined();
  await play(server, door, 'L.c3');
  return { time, server, door };
}

const leftMs = ({ server, door }: Table): number =>
  leftMsAt(door.match, server.matches.now()) ?? NaN;

const shifts = ({ server }: Table): number =>
  server.told.filter(({ event }) => event.kind === 'clock-shifted').length;

describe('a stall of the process', () => {
  it.each([1000, 5000, 60_000, 3_600_000])('of %i ms costs nobody a second', async (stallMs) => {
    const table = await begin();
    await table.time.pass(20_000);
    await table.time.stall(stallMs);
    expect(leftMs(table)).toBeGreaterThan(39_000);
    expect(leftMs(table)).toBeLessThanOrEqual(41_000);
  });

  it('of a second or more shifts running clocks visibly', async () => {
    const table = await begin();
    await table.time.pass(20_000);
    await table.time.stall(1300);
    expect(shifts(table)).toBe(1);
  });

  it('below a second is absorbed without a word', async () => {
    const table = await begin();
    await table.time.pass(20_000);
    const before = leftMs(table);
    await table.time.stall(900);
    expect(shifts(table)).toBe(0);
    expect(before - leftMs(table)).toBeLessThanOrEqual(250);
  });

  it('lets no flag fall that was about to', async () => {
    const table = await begin();
    await table.time.pass(59_900);
    await table.time.stall(5000);
    expect(table.door.match.outcome).toBeNull();
    // What was left at the last heartbeat, and not a second more.
    expect(leftMs(table)).toBe(900);
  });

  it('makes no ply late that came in time, though it is read after the stall', async () => {
    const { time, server, door } = await begin();
    await time.pass(59_999);
    const answer = time.stall(3000);
    // The frame is read before any timer runs.
    expect(textOf(await play(server, door, 'L.a1-b2'))).toBe('saved 3 ply');
    await answer;
  });

  it('does not give back time to a clock that started after it', async () => {
    const table = await begin();
    await table.time.pass(20_000);
    await table.time.stall(2000);
    await table.time.pass(1000);
    await play(table.server, table.door, 'L.a1-b2');
    const shifted = shifts(table);
    await table.time.pass(10_000);
    expect(shifts(table)).toBe(shifted);
    expect(leftMs(table)).toBe(50_000);
  });

  it('does not touch a clock that starts while the stall is made good', async () => {
    const table = await begin();
    await table.time.pass(20_000);
    table.server.store.hold();
    const answer = play(table.server, table.door, 'L.a1-b2');
    await table.time.stall(2000);
    table.server.store.release();
    await answer;
    await settle();
    expect(shifts(table)).toBe(0);
    expect(leftMs(table)).toBe(60_000);
  });

  it('is told, so that pages can be told the time', async () => {
    const { time, server } = await begin();
    const stalls: number[] = [];
    const unsubscribe = server.matches.subscribeStalls((stalledMs) => stalls.push(stalledMs));
    await time.pass(1000);
    expect(stalls).toEqual([]);
    await time.stall(2000);
    expect(stalls).toEqual([1750]);
    unsubscribe();
    await time.stall(2000);
    expect(stalls).toHaveLength(1);
  });

  it('below a second is told with those after it, at most once a second', async () => {
    const { time, server } = await begin();
    const stalls: number[] = [];
    server.matches.subscribeStalls((stalledMs) => stalls.push(stalledMs));
    for (let count = 0; count < 10; count += 1) await time.stall(350);
    await time.pass(1000);
    expect(stalls.length).toBeLessThanOrEqual(5);
    expect(stalls.reduce((sum, ms) => sum + ms, 0)).toBe(1000);
  });

  it('never turns the time back', async () => {
    const { time, server } = await begin();
    let last = server.matches.now();
    for (const ms of [10, 3000, 1, 250, 100_000, 0]) {
      const stalled = time.stall(ms);
      expect(server.matches.now()).toBeGreaterThanOrEqual(last);
      await stalled;
      expect(server.matches.now()).toBeGreaterThanOrEqual(last);
      last = server.matches.now();
    }
  });
});

describe('a store that fails', () => {
  it('stops the clocks until it works again, and gives back the time since the last heartbeat', async () => {
    const table = await begin();
    const { time, server, door } = table;
    await time.pass(20_000);
    server.store.breakDown();
    await time.pass(300_000);
    expect(server.matches.isFrozen).toBe(true);
    expect(textOf(await play(server, door, 'L.a1-b2'))).toBe('refused not-saved');
    expect(door.match.outcome).toBeNull();
    server.store.mend();
    await time.pass(1500);
    expect(server.matches.isFrozen).toBe(false);
    expect(shifts(table)).toBe(1);
    // The last heartbeat before it was at 19,100 ms; time runs again since that at 320,100 ms.
    expect(leftMs(table)).toBe(60_000 - 19_100 - 1400);
    expect(textOf(await play(server, door, 'L.a1-b2'))).toBe('saved 4 ply');
  });

  it('stops the clocks at the first command that cannot be saved', async () => {
    const { time, server, door } = await begin();
    await time.pass(20_050);
    server.store.breakDown();
    const stoppedMs = server.matches.now();
    await play(server, door, 'L.a1-b2');
    expect(server.matches.isFrozen).toBe(true);
    await time.pass(5000);
    expect(server.matches.now()).toBe(stoppedMs);
  });

  it('lets no flag fall, however long it fails', async () => {
    const { time, server, door } = await begin();
    await time.pass(59_000);
    server.store.breakDown();
    await time.pass(600_000);
    server.store.mend();
    await time.pass(15_000);
    expect(door.match.outcome).toBeNull();
    await time.pass(3000);
    expect(door.match.outcome).toEqual({ result: 'none', reason: { kind: 'no-show' } });
  });

  it('counts as failing when it does not answer for a second', async () => {
    const table = await begin();
    const { time, server, door } = table;
    await time.pass(10_000);
    server.store.hold();
    await time.pass(60_000);
    expect(server.matches.isFrozen).toBe(true);
    server.store.release();
    await time.pass(2000);
    expect(server.matches.isFrozen).toBe(false);
    expect(door.match.outcome).toBeNull();
    // The last heartbeat before it was at 9100 ms; time runs again since that at 70,100 ms.
    expect(shifts(table)).toBe(1);
    expect(leftMs(table)).toBe(60_000 - 9100 - 1900);
  });

  it('a heartbeat that is saved while it recovers costs no seat what was before it', async () => {
    const { time, server, door } = await begin();
    await time.pass(20_900);
    server.store.plan('fail');
    await play(server, door, 'L.a1-b2');
    await time.pass(5000);
    const shifted = server.told.find(({ event }) => event.kind === 'clock-shifted');
    expect(shifted?.event).toMatchObject({ leftMs: 60_000 - 20_100 });
  });

  it('and stalls: pages are told how long time stood still', async () => {
    const { time, server } = await begin();
    const stalls: number[] = [];
    server.matches.subscribeStalls((stalledMs) => stalls.push(stalledMs));
    await time.pass(1000);
    server.store.breakDown();
    await time.pass(10_000);
    server.store.mend();
    await time.pass(2000);
    const wholeMs = stalls.reduce((sum, ms) => sum + ms, 0);
    expect(wholeMs).toBeGreaterThan(9000);
    expect(wholeMs).toBeLessThanOrEqual(11_000);
  });

  it('is reported once for each time it fails', async () => {
    const { time, server } = await begin();
    server.store.breakDown();
    await time.pass(10_000);
    expect(server.troubles).toEqual(['the store failed; clocks stand still']);
  });

  it('and says why as soon as it knows, where the store was silent at first', async () => {
    const { time, server } = await begin();
    server.store.hold();
    server.store.breakDown();
    await time.pass(3000);
    expect(server.troubles).toEqual(['the store failed; clocks stand still']);
    server.store.release();
    await time.pass(10_000);
    expect(server.troubles).toEqual([
      'the store failed; clocks stand still',
      'the store still fails',
    ]);
  });

  it('when the flag is to fall: it falls later, after a shift, and once', async () => {
    const table = await begin();
    const { time, server, door } = table;
    await time.pass(60_200);
    server.store.plan('fail');
    await time.pass(101);
    expect(door.match.outcome).toBeNull();
    await time.pass(1500);
    expect(leftMs(table)).toBeGreaterThan(14_000);
    await time.pass(20_000);
    expect(server.told.filter(({ event }) => event.kind === 'flag')).toHaveLength(1);
  });
});

it('a command under way when the process stalls is judged by its stamp', async () => {
  const { time, server, door } = await begin();
  await time.pass(59_000);
  server.store.hold();
  const answer = play(server, door, 'L.a1-b2');
  await settle();
  await time.stall(120_000);
  server.store.release();
  expect(textOf(await answer)).toBe('saved 3 ply');
});
