/** What takes days: matches that nobody joined, and untimed ones that nobody plays. */
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../server/store/memory.ts';
import { play } from '../support/asking.ts';
import { FakeTime } from '../support/fake-time.ts';
import { classicSetup } from '../support/match-setup.ts';
import { ServerProcess } from '../support/server-process.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

async function start(): Promise<{ store: MemoryStore; time: FakeTime; server: ServerProcess }> {
  const store = new MemoryStore();
  const time = new FakeTime();
  return { store, time, server: await ServerProcess.start(store, time) };
}

/** Days pass with the machine asleep: timers halt, the calendar does not. */
async function sleep(time: FakeTime, ms: number): Promise<void> {
  await time.stall(ms);
  await time.pass(2000);
}

describe('a match whose second seat is not taken', () => {
  it('is cancelled after 24 hours', async () => {
    const { time, server } = await start();
    const door = await server.create();
    await sleep(time, DAY_MS - 10_000);
    expect(door.match.outcome).toBeNull();
    await sleep(time, 10_000);
    expect(door.match.cancelCause).toBe('unjoined');
    expect(server.told.at(-1)?.event).toEqual({ kind: 'cancelled', cause: 'unjoined' });
  });

  it('is cancelled by the next process where this one ends before', async () => {
    const { store, time, server } = await start();
    const { id } = await server.create();
    await time.pass(5000);
    server.crash();
    await time.pass(2000);
    await sleep(time, DAY_MS);
    const next = await ServerProcess.start(store, time);
    await time.pass(2000);
    expect((await next.open(id)).match.cancelCause).toBe('unjoined');
  });

  it('stays when it is taken in the last moment', async () => {
    const { time, server } = await start();
    const door = await server.create(classicSetup({ clockMs: null }));
    await sleep(time, DAY_MS - 5000);
    await door.join({ guestName: 'Bea', guestHash: 'h:bea' });
    await sleep(time, DAY_MS);
    expect(door.match.outcome).toBeNull();
  });

  it('is cancelled as soon as the store works again', async () => {
    const { time, server } = await start();
    const door = await server.create();
    server.store.breakDown();
    await sleep(time, DAY_MS);
    expect(door.match.outcome).toBeNull();
    server.store.mend();
    await time.pass(3000);
    expect(door.match.cancelCause).toBe('unjoined');
  });
});

describe('an untimed match', () => {
  it('is cancelled after 7 days without a ply', async () => {
    const { time, server } = await start();
    const door = await server.createJoined(classicSetup({ clockMs: null }));
    await sleep(time, 7 * DAY_MS - 10_000);
    expect(door.match.outcome).toBeNull();
    await sleep(time, 10_000);
    expect(door.match.cancelCause).toBe('idle');
  });

  it('counts the days anew from each ply, over restarts', async () => {
    const { store, time, server } = await start();
    const door = await server.createJoined(classicSetup({ clockMs: null }));
    await sleep(time, 6 * DAY_MS);
    await play(server, door, 'L.c3');
    server.crash();
    await sleep(time, 6 * DAY_MS);
    const next = await ServerProcess.start(store, time);
    const again = await next.open(door.id);
    await time.pass(2000);
    expect(again.match.outcome).toBeNull();
    await sleep(time, DAY_MS);
    expect(again.match.cancelCause).toBe('idle');
  });

  it('has no clock, whoever is connected and however long it takes', async () => {
    const { time, server } = await start();
    const door = await server.createJoined(classicSetup({ clockMs: null }));
    door.setConnected('host', true);
    door.setConnected('guest', true);
    await time.pass(600_000);
    expect(door.match.clock).toBeNull();
    expect(server.told.map(({ event }) => event.kind)).toEqual(['created', 'joined']);
  });
});
