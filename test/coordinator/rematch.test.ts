/** Rematches: written with the agreement, seats and secrets swapped, and never two of one match. */
import { describe, expect, it } from 'vitest';
import type { MatchDoor } from '../../server/coordinator/door.ts';
import { MemoryStore } from '../../server/store/memory.ts';
import { ask, play, textOf } from '../support/asking.ts';
import { FakeTime } from '../support/fake-time.ts';
import { ServerProcess } from '../support/server-process.ts';

const OFFER = { kind: 'offer-rematch', next: '' } as const;

interface Table {
  readonly store: MemoryStore;
  readonly time: FakeTime;
  readonly server: ServerProcess;
  readonly door: MatchDoor;
}

/** A final that the host has resigned after two plies. */
async function beginEnded(): Promise<Table> {
  const store = new MemoryStore();
  const time = new FakeTime();
  const server = await ServerProcess.start(store, time);
  const door = await server.createJoined();
  await play(server, door, 'L.c3');
  await ask(server, door, 'host', { kind: 'resign' });
  return { store, time, server, door };
}

/** The match that the two agreed on. */
async function agree({ server, door }: Table): Promise<MatchDoor> {
  await ask(server, door, 'host', OFFER);
  expect(textOf(await ask(server, door, 'guest', OFFER))).toBe('saved 5 rematch-agreed');
  return server.open(door.match.rematch.next ?? '');
}

describe('a rematch', () => {
  it('follows when both seats have offered it', async () => {
    const table = await beginEnded();
    const next = await agree(table);
    expect(next.id).not.toBe(table.door.id);
    expect(next.match.rematchOf).toBe(table.door.id);
    expect(next.match.isJoined).toBe(true);
  });

  it('swaps seats: who was guest is host and begins, with the same token', async () => {
    const next = await agree(await beginEnded());
    expect([next.match.setup.hostName, next.match.guestName]).toEqual(['Bea', 'Ann']);
    expect(next.seatOfHash('h:bea')).toBe('host');
    expect(next.seatOfHash('h:ann')).toBe('guest');
    expect(next.isInvite('i:ann')).toBe(false);
  });

  it('has its own first clock', async () => {
    const table = await beginEnded();
    const next = await agree(table);
    await table.time.pass(15_000);
    expect(next.match.clock).not.toBeNull();
  });

  it('starts its first clock though nobody has opened it yet', async () => {
    const table = await beginEnded();
    const { id } = await agree(table);
    await table.time.pass(15_000);
    expect((await table.store.load(id))?.entries.at(-1)?.event.kind).toBe('clock-started');
  });

  it('is one, whoever offers again and however often', async () => {
    const table = await beginEnded();
    const next = await agree(table);
    expect(textOf(await ask(table.server, table.door, 'host', OFFER))).toBe(
      'refused rematch-agreed',
    );
    expect(table.door.match.rematch.next).toBe(next.id);
    expect(await table.store.listUnfinished()).toEqual([next.id]);
  });

  it('is the same one for a command that is sent again', async () => {
    const table = await beginEnded();
    const { server, door } = table;
    await ask(server, door, 'host', OFFER);
    const first = await ask(server, door, 'guest', OFFER, 'same');
    const again = await ask(server, door, 'guest', OFFER, 'same');
    if (!first.ok || !again.ok) throw new Error('refused');
    expect(again.committed.event).toEqual(first.committed.event);
  });

  it('is there whole where the agreement is, though the answer was lost', async () => {
    const table = await beginEnded();
    const { store, time, server, door } = table;
    await ask(server, door, 'host', OFFER);
    server.store.plan('lose');
    expect(textOf(await ask(server, door, 'guest', OFFER, 'same'))).toBe('refused not-saved');
    server.crash();
    const after = await ServerProcess.start(store, time);
    const again = await ask(after, await after.open(door.id), 'guest', OFFER, 'same');
    expect(textOf(again)).toBe('again 5 rematch-agreed');
    const next = (await after.open(door.id)).match.rematch.next ?? '';
    expect((await after.open(next)).seatOfHash('h:bea')).toBe('host');
  });

  it('is not there at all where the agreement could not be saved', async () => {
    const { store, server, door } = await beginEnded();
    await ask(server, door, 'host', OFFER);
    server.store.plan('fail');
    await ask(server, door, 'guest', OFFER);
    expect(await store.listUnfinished()).toEqual([]);
  });

  it('has a line of its own in the index, and the old match keeps its own', async () => {
    const table = await beginEnded();
    const next = await agree(table);
    expect(await table.store.findHead(next.id)).toMatchObject({ state: 'live', hostName: 'Bea' });
    expect(await table.store.findHead(table.door.id)).toMatchObject({
      state: 'ended',
      result: 'guest',
      reason: 'resigned',
    });
  });

  it('goes on with the score of the series, across a restart of the server', async () => {
    const table = await beginEnded();
    const next = await agree(table);
    expect(next.match.series).toEqual({ host: 1, guest: 0, draws: 0 });
    table.server.crash();
    const later = await ServerProcess.start(table.store, table.time);
    expect((await later.open(next.id)).match.series).toEqual(next.match.series);
  });

  it('of a rematch swaps the seats back', async () => {
    const table = await beginEnded();
    const next = await agree(table);
    await ask(table.server, next, 'host', { kind: 'resign' });
    await ask(table.server, next, 'guest', OFFER);
    await ask(table.server, next, 'host', OFFER);
    const third = await table.server.open(next.match.rematch.next ?? '');
    expect(third.seatOfHash('h:ann')).toBe('host');
  });
});
