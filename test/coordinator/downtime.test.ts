/** Restarts: every match goes on, and its clock shows visibly that downtime was charged to nobody. */
import { describe, expect, it } from 'vitest';
import type { MatchDoor } from '../../server/coordinator/door.ts';
import { MemoryStore } from '../../server/store/memory.ts';
import { leftMsAt } from '../../shared/match/match.ts';
import type { MatchSetup } from '../../shared/match/setup.ts';
import { play, textOf } from '../support/asking.ts';
import { FakeTime } from '../support/fake-time.ts';
import { entryAt } from '../support/log-entry.ts';
import { finalSetup } from '../support/match-setup.ts';
import { ServerProcess } from '../support/server-process.ts';

interface Table {
  readonly store: MemoryStore;
  readonly time: FakeTime;
  readonly server: ServerProcess;
  readonly door: MatchDoor;
}

/** A match with one ply played; the guest's clock has just started. */
async function begin(setup: MatchSetup = finalSetup()): Promise<Table> {
  const store = new MemoryStore();
  const time = new FakeTime();
  const server = await ServerProcess.start(store, time);
  const door = await server.createJoined(setup);
  await play(server, door, 'L.c3');
  return { store, time, server, door };
}

/** The process is killed, and another one starts `downMs` later. */
async function restart({ store, time, server, door }: Table, downMs: number): Promise<Table> {
  server.crash();
  await time.pass(downMs);
  const next = await ServerProcess.start(store, time);
  return { store, time, server: next, door: await next.open(door.id) };
}

const leftMs = ({ server, door }: Table): number | null =>
  leftMsAt(door.match, server.matches.now());

describe('after a restart', () => {
  it.each([100, 5000, 120_000, 3_600_000])(
    'the clock has what was left at the last heartbeat, after %i ms of downtime',
    async (downMs) => {
      const before = await begin();
      await before.time.pass(20_500);
      const after = await restart(before, downMs);
      // The heartbeat that counts is at most a second older than the end.
      expect(leftMs(after)).toBeGreaterThanOrEqual(39_500);
      expect(leftMs(after)).toBeLessThanOrEqual(40_500);
    },
  );

  it('the shift is an event that everyone sees', async () => {
    const before = await begin();
    await before.time.pass(20_000);
    const after = await restart(before, 60_000);
    expect(after.server.told).toMatchObject([
      { match: before.door.id, seq: 3, event: { kind: 'clock-shifted' } },
    ]);
  });

  it('the clock has 15 s at least', async () => {
    const before = await begin();
    await before.time.pass(55_000);
    expect(leftMs(await restart(before, 1000))).toBe(15_000);
  });

  it('the clock has never more than a full one', async () => {
    const before = await begin(finalSetup({ clockMs: 10_000 }));
    await before.time.pass(8000);
    expect(leftMs(await restart(before, 1000))).toBe(10_000);
  });

  it('a clock that started after the last heartbeat is full', async () => {
    const before = await begin();
    await before.time.pass(10_250);
    await play(before.server, before.door, 'L.a1-b2');
    expect(leftMs(await restart(before, 1000))).toBe(60_000);
  });

  it('a second restart in a row takes nothing more', async () => {
    const before = await begin();
    await before.time.pass(20_000);
    const once = await restart(before, 1000);
    const left = leftMs(once);
    expect(leftMs(await restart(once, 30_000))).toBe(left);
  });

  it('a shifted clock gains nothing by another restart, but the 15 s', async () => {
    const before = await begin();
    await before.time.pass(50_000);
    const once = await restart(before, 1000);
    await once.time.pass(4000);
    expect(leftMs(await restart(once, 1000))).toBe(15_000);
  });

  it('the flag falls when the shifted clock has run out', async () => {
    const before = await begin();
    await before.time.pass(55_000);
    const after = await restart(before, 600_000);
    await after.time.pass(15_300);
    expect(after.door.match.outcome).toBeNull();
    await after.time.pass(1);
    expect(after.door.match.outcome).not.toBeNull();
  });

  it('both players go on', async () => {
    const after = await restart(await begin(), 1000);
    expect(textOf(await play(after.server, after.door, 'L.a1-b2'))).toBe('saved 4 ply');
    expect(textOf(await play(after.server, after.door, 'R.a1-b2'))).toBe('saved 5 ply');
  });

  it('nothing changes for the seats and their secrets', async () => {
    const after = await restart(await begin(), 1000);
    expect(after.door.seatOfHash('h:ann')).toBe('host');
    expect(after.door.seatOfHash('h:bea')).toBe('guest');
    expect(after.door.seatOfHash('h:cat')).toBeNull();
    expect(after.door.isInvite('i:ann')).toBe(true);
  });

  it('the first clock starts 15 s after the start at the latest', async () => {
    const store = new MemoryStore();
    const time = new FakeTime();
    const server = await ServerProcess.start(store, time);
    const door = await server.createJoined();
    await time.pass(10_000);
    const after = await restart({ store, time, server, door }, 60_000);
    await time.pass(14_999);
    expect(after.door.match.clock).toBeNull();
    await time.pass(1);
    expect(after.door.match.clock).not.toBeNull();
  });

  it('a shift that could not be saved is made before anything else happens to the match', async () => {
    const { store, time, server, door } = await begin();
    await time.pass(20_000);
    server.crash();
    const next = await ServerProcess.start(store, time, (faulty) => faulty.plan('fail'));
    const again = await next.open(door.id);
    expect(next.told).toEqual([]);
    expect(textOf(await play(next, again, 'L.a1-b2'))).toBe('saved 4 ply');
    expect(next.told.map(({ event }) => event.kind)).toEqual(['clock-shifted', 'ply']);
  });

  it('after a clean end the clock goes on from where it stood', async () => {
    const { store, time, server, door } = await begin();
    await time.pass(20_555);
    await server.matches.close();
    await time.pass(3000);
    const next = await ServerProcess.start(store, time);
    expect(leftMsAt((await next.open(door.id)).match, next.matches.now())).toBe(39_445);
  });

  it('a damaged match stands in no other one’s way', async () => {
    const { store, time, server, door } = await begin();
    const other = await server.createJoined();
    await store.append({ entries: [entryAt(7, { match: other.id })] });
    const after = await restart({ store, time, server, door }, 1000);
    expect(after.server.troubles).toEqual([`match ${other.id} cannot be taken up`]);
    expect(textOf(await play(after.server, after.door, 'L.a1-b2'))).toBe('saved 4 ply');
    await expect(after.server.matches.open(other.id)).rejects.toThrow(/log damaged/);
  });
});
