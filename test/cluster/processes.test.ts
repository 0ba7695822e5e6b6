/** Several processes over one store: any of them decides, one runs the clock, and another takes over. */
import { describe, expect, it } from 'vitest';
import type { MatchDoor } from '../../server/coordinator/door.ts';
import { leftMsAt } from '../../shared/match/match.ts';
import { ask, play } from '../support/asking.ts';
import { FakeTime } from '../support/fake-time.ts';
import { plyOf } from '../support/match-play.ts';
import { ServerProcess } from '../support/server-process.ts';
import { SharedStore } from '../support/shared-store.ts';

interface Table {
  readonly time: FakeTime;
  readonly store: SharedStore;
  /** Made the match, and runs its clock. */
  readonly one: ServerProcess;
  readonly other: ServerProcess;
  /** The match in each. */
  readonly door: MatchDoor;
  readonly otherDoor: MatchDoor;
}

/** A final whose first ply was played through one process; the guest's clock has just started. */
async function begin(): Promise<Table> {
  const time = new FakeTime();
  const store = new SharedStore(time);
  const one = await ServerProcess.start(store, time);
  const other = await ServerProcess.start(store, time);
  const door = await one.createJoined();
  await play(one, door, 'L.c3');
  const otherDoor = await other.open(door.id);
  // Somebody follows it there.
  otherDoor.setConnected('guest', true);
  return { time, store, one, other, door, otherDoor };
}

const flagsOf = ({ store, door }: Table): Promise<number> =>
  store
    .load(door.id)
    .then((stored) => stored?.entries.filter(({ event }) => event.kind === 'flag').length ?? 0);
const shiftsOf = ({ store, door }: Table): Promise<number> =>
  store
    .load(door.id)
    .then(
      (stored) => stored?.entries.filter(({ event }) => event.kind === 'clock-shifted').length ?? 0,
    );

describe('two processes', () => {
  it('see the same clock, and neither takes the other for downtime', async () => {
    const table = await begin();
    await table.time.pass(20_000);
    expect(leftMsAt(table.otherDoor.match, table.other.matches.now())).toBe(40_000);
    expect(leftMsAt(table.door.match, table.one.matches.now())).toBe(40_000);
    expect(await shiftsOf(table)).toBe(0);
  });

  it('each decide commands, and learn within two seconds what the other saved', async () => {
    const table = await begin();
    await play(table.other, table.otherDoor, 'L.a1-b2');
    expect(table.door.match.seq).toBe(3);
    await table.time.pass(2000);
    expect(table.door.match.seq).toBe(4);
    expect(table.one.told.at(-1)).toMatchObject({ seq: 3, event: { kind: 'ply' } });
  });

  it('take a ply that answers one which they have not heard of yet', async () => {
    const table = await begin();
    await play(table.other, table.otherDoor, 'L.a1-b2');
    const { match } = table.otherDoor;
    // The match here still waits for the ply before.
    const answer = await ask(table.one, table.door, match.turn.seat, plyOf(match, 'R.a1-b2'));
    expect(answer).toMatchObject({ ok: true, committed: { seq: 4 } });
  });

  it('give a number to one of them, and the loser decides again', async () => {
    const table = await begin();
    const ply = plyOf(table.door.match, 'L.a1-b2');
    const answers = await Promise.all([
      ask(table.one, table.door, 'guest', ply),
      ask(table.other, table.otherDoor, 'guest', ply),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const stored = await table.store.load(table.door.id);
    expect(stored?.entries.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
  });

  it('answer a command alike that was asked of both', async () => {
    const table = await begin();
    const command = plyOf(table.door.match, 'L.a1-b2');
    const request = {
      seat: 'guest',
      id: 'one-id',
      command,
      atMs: table.one.matches.now(),
    } as const;
    const [first, second] = [
      await table.door.submit(request),
      await table.otherDoor.submit(request),
    ];
    expect(first).toMatchObject({ ok: true, isDuplicate: false, committed: { seq: 3 } });
    expect(second).toMatchObject({ ok: true, isDuplicate: true, committed: { seq: 3 } });
  });

  it('let a flag fall once, and give the player of another process all of the grace', async () => {
    const table = await begin();
    table.otherDoor.setRoundTrip('guest', 700);
    await table.time.pass(61_000);
    expect(await flagsOf(table)).toBe(0);
    await table.time.pass(5000);
    expect(await flagsOf(table)).toBe(1);
    expect(table.other.told.at(-1)).toMatchObject({ event: { kind: 'flag' } });
  });

  it('let a seat in whose token another process gave', async () => {
    const { one, other } = await begin();
    const door = await one.create();
    const there = await other.open(door.id);
    there.setConnected('host', true);
    await door.join({ guestName: 'Bea', guestHash: 'h:bea' });
    expect((await other.open(door.id)).seatOfHash('h:bea')).toBe('guest');
  });
});

describe('when a process dies', () => {
  it('another takes its matches over within five seconds, visibly, and charges nobody', async () => {
    const table = await begin();
    await table.time.pass(20_000);
    table.one.crash();
    await table.time.pass(5000);
    expect(table.store.holderOf(table.door.id)).toBe(table.other.matches.boot);
    expect(await shiftsOf(table)).toBe(1);
    const leftMs = leftMsAt(table.otherDoor.match, table.other.matches.now()) ?? 0;
    // What was left at the last heartbeat, less what has passed since the takeover.
    expect(leftMs).toBeGreaterThan(38_500);
    expect(leftMs).toBeLessThanOrEqual(41_000);
  });

  it('its matches are taken over though nobody follows them elsewhere, and their flags fall', async () => {
    const table = await begin();
    const alone = await table.one.createJoined();
    await play(table.one, alone, 'L.c3');
    table.one.crash();
    await table.time.pass(70_000);
    expect((await table.other.open(alone.id)).match.outcome).not.toBeNull();
  });

  it('no flag falls before somebody has taken over', async () => {
    const table = await begin();
    await table.time.pass(58_000);
    table.one.crash();
    await table.time.pass(4800);
    expect(await flagsOf(table)).toBe(0);
    expect(await shiftsOf(table)).toBe(1);
  });

  it('one of several takes each match over, and shifts its clock once', async () => {
    const table = await begin();
    const third = await ServerProcess.start(table.store, table.time);
    table.one.crash();
    await table.time.pass(10_000);
    expect(await shiftsOf(table)).toBe(1);
    expect([table.other.matches.boot, third.matches.boot]).toContain(
      table.store.holderOf(table.door.id),
    );
  });

  it('a takeover that could not be saved, or not be seen to be, is made good, and shifts once', async () => {
    for (const fault of ['fail', 'lose'] as const) {
      const table = await begin();
      await table.time.pass(20_000);
      table.other.store.plan(fault, 'fail');
      table.one.crash();
      await table.time.pass(8000);
      expect(table.store.holderOf(table.door.id)).toBe(table.other.matches.boot);
      expect(await shiftsOf(table)).toBe(1);
      // It runs there: the guest's time ends, and nobody else would say so.
      await table.time.pass(60_000);
      expect(await flagsOf(table)).toBe(1);
    }
  });

  it('a process that ends in order gives its matches away at once', async () => {
    const table = await begin();
    await table.time.pass(20_000);
    await table.one.matches.close();
    await table.time.pass(1100);
    expect(table.store.holderOf(table.door.id)).toBe(table.other.matches.boot);
  });
});

describe('a commit whose answer was lost', () => {
  it('lets the seat in that it gave, at every process, and gives it once', async () => {
    const { one, other } = await begin();
    const door = await one.create();
    const there = await other.open(door.id);
    one.store.plan('lose');
    const taking = { guestName: 'Bea', guestHash: 'h:bea' };
    expect(await door.join(taking)).toMatchObject({ ok: false, refusal: 'not-saved' });
    expect(await there.join(taking)).toMatchObject({ ok: true, isDuplicate: true });
    expect(await there.join({ guestName: 'Cid', guestHash: 'h:cid' })).toMatchObject({ ok: false });
    expect((await other.open(door.id)).seatOfHash('h:bea')).toBe('guest');
    expect((await one.open(door.id)).seatOfHash('h:bea')).toBe('guest');
  });

  it('is looked up by its command before another process answers', async () => {
    const table = await begin();
    const command = plyOf(table.door.match, 'L.a1-b2');
    table.one.store.plan('lose');
    const lost = await ask(table.one, table.door, 'guest', command, 'same');
    expect(lost).toMatchObject({ ok: false, refusal: 'not-saved' });
    const again = await ask(table.other, table.otherDoor, 'guest', command, 'same');
    expect(again).toMatchObject({ ok: true, isDuplicate: true, committed: { seq: 3 } });
    expect((await table.store.load(table.door.id))?.entries).toHaveLength(4);
  });
});

describe('a process that was cut off from the store', () => {
  it('neither flags nor shifts what another has taken over, and catches up', async () => {
    const table = await begin();
    await table.time.pass(20_000);
    table.one.store.breakDown();
    await table.time.pass(6000);
    expect(table.store.holderOf(table.door.id)).toBe(table.other.matches.boot);
    await play(table.other, table.otherDoor, 'L.a1-b2');
    const { seq } = table.otherDoor.match;
    table.one.store.mend();
    await table.time.pass(5000);
    expect(table.otherDoor.match.seq).toBe(seq);
    expect((await table.one.open(table.door.id)).match.seq).toBe(seq);
    expect(await shiftsOf(table)).toBe(1);
  });
});
