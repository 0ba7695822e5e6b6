/** The exact edges of the clock in a live match: the last millisecond that counts, and the first that does not. */
import { describe, expect, it } from 'vitest';
import type { MatchDoor } from '../../server/coordinator/door.ts';
import { MemoryStore } from '../../server/store/memory.ts';
import type { Seat } from '../../shared/match/seat.ts';
import { ask, play, textOf } from '../support/asking.ts';
import { FakeTime } from '../support/fake-time.ts';
import { plyOf } from '../support/match-play.ts';
import { ServerProcess } from '../support/server-process.ts';

interface Table {
  readonly time: FakeTime;
  readonly server: ServerProcess;
  readonly door: MatchDoor;
}

/** A final with two plies played; the host's clock of a minute has just started. */
async function begin(): Promise<Table> {
  const time = new FakeTime();
  const server = await ServerProcess.start(new MemoryStore(), time);
  const door = await server.createJoined();
  await play(server, door, 'L.c3');
  await play(server, door, 'L.a1-b2');
  await play(server, door, 'R.a1-b2');
  await play(server, door, 'R.c3');
  return { time, server, door };
}

const flags = ({ server }: Table): number =>
  server.told.filter(({ event }) => event.kind === 'flag').length;

describe('the flag', () => {
  it.each([
    { roundTripMs: null, graceMs: 300 },
    { roundTripMs: 0, graceMs: 300 },
    { roundTripMs: 120, graceMs: 420 },
    { roundTripMs: 5000, graceMs: 1000 },
  ])('falls at deadline + $graceMs + 1 ms with a round trip of $roundTripMs', async (given) => {
    const table = await begin();
    table.door.setRoundTrip('host', given.roundTripMs);
    await table.time.pass(60_000 + given.graceMs);
    expect(table.door.match.outcome).toBeNull();
    await table.time.pass(1);
    expect(table.door.match.outcome).toEqual({ result: 'guest', reason: { kind: 'flag' } });
    expect(flags(table)).toBe(1);
  });

  it('knows only the grace of the seat whose clock runs', async () => {
    const table = await begin();
    table.door.setRoundTrip('guest', 700);
    await table.time.pass(60_301);
    expect(flags(table)).toBe(1);
  });

  it('waits for a grace that has grown since the clock started', async () => {
    const table = await begin();
    await table.time.pass(60_200);
    table.door.setRoundTrip('host', 200);
    await table.time.pass(300);
    expect(flags(table)).toBe(0);
    await table.time.pass(1);
    expect(flags(table)).toBe(1);
  });

  it('does not wait for a grace that has shrunk', async () => {
    const table = await begin();
    table.door.setRoundTrip('host', 700);
    await table.time.pass(30_000);
    table.door.setRoundTrip('host', 0);
    await table.time.pass(30_301);
    expect(flags(table)).toBe(1);
  });

  it('falls once, and afterwards the match is over', async () => {
    const table = await begin();
    await table.time.pass(600_000);
    expect(flags(table)).toBe(1);
    const late = await ask(table.server, table.door, 'host', plyOf(table.door.match, 'L.b2'));
    expect(textOf(late)).toBe('refused match-over');
  });
});

describe('a ply', () => {
  it.each([
    { afterMs: 59_999, leftMs: 1 },
    { afterMs: 60_000, leftMs: 0 },
    { afterMs: 60_001, leftMs: 0 },
    { afterMs: 60_299, leftMs: 0 },
    { afterMs: 60_300, leftMs: 0 },
  ])('that arrives after $afterMs ms counts, with $leftMs ms left', async ({ afterMs, leftMs }) => {
    const table = await begin();
    await table.time.pass(afterMs);
    expect(textOf(await play(table.server, table.door, 'L.d3'))).toBe('saved 6 ply');
    expect(table.door.match.plies.at(-1)?.leftMs).toBe(leftMs);
    await table.time.pass(1000);
    expect(table.door.match.outcome).toBeNull();
  });

  it('stamped a millisecond after the grace is late, though the alarm has not rung yet', async () => {
    const table = await begin();
    const { door, server } = table;
    const command = plyOf(door.match, 'L.d3');
    const atMs = (door.match.clock?.deadlineMs ?? 0) + 301;
    const answer = await door.submit({ seat: 'host', id: 'late', command, atMs });
    expect(textOf(answer)).toBe('refused flag-fallen');
    expect(server.told.at(-1)?.event).toEqual({ kind: 'flag', seat: 'host' });
    expect(door.match.plies).toHaveLength(4);
  });

  it('in time beats the flag though it is saved after the deadline', async () => {
    const { time, server, door } = await begin();
    await time.pass(60_300);
    server.store.hold();
    const answer = play(server, door, 'L.d3');
    // Saving takes until after the alarm; less than a second, so that the store is not given up.
    await time.pass(200);
    server.store.release();
    expect(textOf(await answer)).toBe('saved 6 ply');
    await time.pass(1000);
    expect(door.match.outcome).toBeNull();
  });

  it('after the flag is late though the flag is not saved yet', async () => {
    const table = await begin();
    const { time, server, door } = table;
    await time.pass(60_300);
    server.store.hold();
    await time.pass(1);
    const answer = play(server, door, 'L.d3');
    server.store.release();
    expect(textOf(await answer)).toBe('refused match-over');
    expect(flags(table)).toBe(1);
  });

  it('starts the next clock when it has been saved, not when it came', async () => {
    const { time, server, door } = await begin();
    server.store.hold();
    const answer = play(server, door, 'L.d3');
    await time.pass(150);
    server.store.release();
    await answer;
    expect(door.match.clock?.deadlineMs).toBe(server.matches.now() + 60_000);
  });

  it('that is refused leaves the clock as it was', async () => {
    const { time, server, door } = await begin();
    const { clock } = door.match;
    await time.pass(10_000);
    for (const [seat, ply] of [
      ['host', 'L.c3'],
      ['host', 'R.d3'],
      ['guest', 'L.d3'],
    ] as const)
      expect((await ask(server, door, seat, plyOf(door.match, ply))).ok).toBe(false);
    expect(door.match.clock).toBe(clock);
  });
});

describe('resigning and agreeing on a draw', () => {
  it.each([
    { afterMs: 60_300, answer: 'saved 6 resigned' },
    { afterMs: 60_301, answer: 'refused match-over' },
  ])('are judged by the same clock: after $afterMs ms $answer', async ({ afterMs, answer }) => {
    const { time, server, door } = await begin();
    await time.pass(afterMs);
    expect(textOf(await ask(server, door, 'guest', { kind: 'resign' }))).toBe(answer);
  });
});

describe('the first clock', () => {
  const startedAt = async (connect: (door: MatchDoor, time: FakeTime) => Promise<void>) => {
    const time = new FakeTime();
    const server = await ServerProcess.start(new MemoryStore(), time);
    const door = await server.createJoined();
    await connect(door, time);
    return { time, server, door };
  };

  it('starts 15 s after the second seat is taken, whoever is there', async () => {
    const { time, server, door } = await startedAt(async () => {});
    await time.pass(14_999);
    expect(door.match.clock).toBeNull();
    await time.pass(1);
    expect(server.told.at(-1)?.event.kind).toBe('clock-started');
    expect(door.match.clock?.deadlineMs).toBe(server.matches.now() + 60_000);
  });

  it('waits for the second seat, however long the match has been open', async () => {
    const time = new FakeTime();
    const server = await ServerProcess.start(new MemoryStore(), time);
    const door = await server.create();
    await time.pass(60_000);
    await door.join({ guestName: 'Bea', guestHash: 'h:bea' });
    await time.pass(14_999);
    expect(door.match.clock).toBeNull();
    await time.pass(1);
    expect(door.match.clock).not.toBeNull();
  });

  it('starts as soon as both seats are connected', async () => {
    const { time, door } = await startedAt(async (match, passing) => {
      match.setConnected('host', true);
      await passing.pass(5000);
    });
    expect(door.match.clock).toBeNull();
    door.setConnected('guest', true);
    await time.pass(1);
    expect(door.match.clock).not.toBeNull();
  });

  it('does not start for a seat that came and went', async () => {
    const { time, door } = await startedAt(async (match) => {
      for (const seat of ['host', 'guest'] satisfies Seat[]) {
        match.setConnected(seat, true);
        match.setConnected(seat, false);
      }
      await Promise.resolve();
    });
    await time.pass(10_000);
    expect(door.match.clock).toBeNull();
  });

  it('runs out as a no-show for a seat that never made a ply', async () => {
    const { time, door } = await startedAt(async () => {});
    await time.pass(15_000 + 60_301);
    expect(door.match.outcome).toEqual({ result: 'none', reason: { kind: 'no-show' } });
  });
});
