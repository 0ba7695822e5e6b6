/** Matches whose clocks run while nobody is there: out of memory, and as if they had never left it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryStore } from '../../server/store/memory.ts';
import { leftMsAt } from '../../shared/match/match.ts';
import { play, textOf } from '../support/asking.ts';
import { collectGarbage } from '../support/collect-garbage.ts';
import { FakeTime, settle } from '../support/fake-time.ts';
import { ServerProcess } from '../support/server-process.ts';

/** A full clock, and the grace of whoever is not there. */
const FLAG_MS = 60_000 + 300;

let store: MemoryStore;
let time: FakeTime;
let server: ServerProcess;

beforeEach(async () => {
  store = new MemoryStore();
  time = new FakeTime();
  server = await ServerProcess.start(store, time);
});

/** A match whose clock has just started and that is in memory no more; saving its ply took so long. */
async function rest(savingMs = 0): Promise<{ id: string; deadlineMs: number }> {
  const begin = async (): Promise<{ id: string; deadlineMs: number; door: WeakRef<object> }> => {
    const door = await server.createJoined();
    server.store.hold();
    const played = play(server, door, 'L.c3');
    await time.pass(savingMs);
    server.store.release();
    await played;
    const { clock } = door.match;
    return { id: door.id, deadlineMs: clock?.deadlineMs ?? NaN, door: new WeakRef(door) };
  };
  const { door, ...begun } = await begin();
  server.told.length = 0;
  await collectGarbage();
  expect(door.deref()).toBeUndefined();
  return begun;
}

const told = (): readonly string[] => server.told.map(({ event }) => event.kind);

async function leftMs(id: string): Promise<number | null> {
  return leftMsAt((await server.open(id)).match, server.matches.now());
}

describe('a match that nobody is at', () => {
  it('leaves memory, and its flag falls at its time', async () => {
    await rest();
    await time.pass(FLAG_MS);
    expect(told()).toEqual([]);
    await time.pass(1);
    expect(told()).toEqual(['flag']);
  });

  it('has the deadline that was told, however long saving took', async () => {
    const { id, deadlineMs } = await rest(200);
    expect((await server.open(id)).match.clock).toEqual({ deadlineMs, fullMs: 60_000 });
    await time.pass(FLAG_MS);
    expect(told()).toEqual([]);
    await time.pass(1);
    expect(told()).toEqual(['flag']);
  });

  it('goes on where it was for whoever comes back', async () => {
    const { id } = await rest();
    await time.pass(20_000);
    const door = await server.open(id);
    door.setConnected('guest', true);
    expect(textOf(await play(server, door, 'L.a1-b2'))).toBe('saved 3 ply');
  });

  it('stays in memory while a flag is about to fall', async () => {
    await rest();
    await time.pass(FLAG_MS - 1000);
    expect(server.matches.busy()).toHaveLength(1);
  });

  it('is loaded as often as it takes where the store fails meanwhile', async () => {
    await rest();
    await time.pass(50_000);
    server.store.breakDown();
    await time.pass(20_000);
    server.store.mend();
    await time.pass(3000);
    expect(told()).not.toContain('flag');
    await time.pass(15_000);
    expect(told()).toContain('flag');
  });
});

describe('time that does not count, while a match is out of memory', () => {
  it('costs nobody a second, and is on record when the match is opened', async () => {
    const { id } = await rest();
    await time.pass(20_000);
    await time.stall(5000);
    const left = await leftMs(id);
    expect(left).toBeGreaterThan(39_000);
    expect(left).toBeLessThanOrEqual(41_000);
    expect(told()).toEqual(['clock-shifted']);
    expect((await store.load(id))?.entries.at(-1)?.event.kind).toBe('clock-shifted');
  });

  it('puts the flag off by as much', async () => {
    await rest();
    await time.pass(59_900);
    await time.stall(5000);
    await time.pass(300);
    expect(told()).not.toContain('flag');
    await time.pass(3000);
    expect(told().at(-1)).toBe('flag');
  });

  it('gives time to come back where the store failed', async () => {
    const { id } = await rest();
    await time.pass(50_000);
    server.store.breakDown();
    await time.pass(10_000);
    server.store.mend();
    await time.pass(1000);
    await settle();
    expect(await leftMs(id)).toBeGreaterThan(13_000);
  });

  it('adds up over several stalls', async () => {
    const { id } = await rest();
    for (let stall = 0; stall < 3; stall += 1) {
      await time.pass(10_000);
      await time.stall(5000);
    }
    const left = await leftMs(id);
    expect(left).toBeGreaterThan(29_000);
    expect(left).toBeLessThanOrEqual(33_000);
    expect(told()).toEqual(['clock-shifted']);
  });
});
