/** Coordinators come and go: opened once, let go when idle, and closed without loss. */
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../server/store/memory.ts';
import { ask, play, textOf } from '../support/asking.ts';
import { collectGarbage } from '../support/collect-garbage.ts';
import { FakeTime, settle } from '../support/fake-time.ts';
import { classicSetup } from '../support/match-setup.ts';
import { ServerProcess } from '../support/server-process.ts';

async function start(): Promise<{ store: MemoryStore; time: FakeTime; server: ServerProcess }> {
  const store = new MemoryStore();
  const time = new FakeTime();
  return { store, time, server: await ServerProcess.start(store, time) };
}

describe('opening', () => {
  it('gives nothing for a match that does not exist', async () => {
    const { server } = await start();
    expect(await server.matches.open('nowhere')).toBeNull();
  });

  it('gives everyone the same coordinator, also those who ask while it is loaded', async () => {
    const { store, time, server } = await start();
    // Another process on the same store makes the match, so that it is not in memory here.
    const other = await ServerProcess.start(store, time);
    const { id } = await other.create(classicSetup({ clockMs: null }));
    const doors = await Promise.all([server.open(id), server.open(id)]);
    expect(doors[0]).toBe(doors[1]);
    expect(await server.open(id)).toBe(doors[0]);
  });

  it('fails where the store fails, and works when it works again', async () => {
    const { store, time, server } = await start();
    const { id } = await server.create();
    await ask(server, await server.open(id), 'host', { kind: 'cancel' });
    const next = await ServerProcess.start(store, time);
    next.store.breakDown();
    await expect(next.open(id)).rejects.toThrow('broken down');
    next.store.mend();
    expect((await next.open(id)).match.outcome).not.toBeNull();
  });
});

describe('a match in memory', () => {
  it('is let go when it is idle and nobody holds it, and loaded again whole', async () => {
    const { server } = await start();
    const make = async (): Promise<{ id: string; reference: WeakRef<object> }> => {
      const door = await server.createJoined(classicSetup({ clockMs: null }));
      await play(server, door, 'L.c3');
      return { id: door.id, reference: new WeakRef(door) };
    };
    const { id, reference } = await make();
    server.told.length = 0;
    await collectGarbage();
    expect(reference.deref()).toBeUndefined();
    const again = await server.open(id);
    expect(again.match.plies).toHaveLength(1);
    expect(textOf(await play(server, again, 'L.a1-b2'))).toBe('saved 3 ply');
  });

  it('stays while a seat is connected', async () => {
    const { server } = await start();
    const make = async (): Promise<{ id: string; reference: WeakRef<object> }> => {
      const door = await server.createJoined(classicSetup({ clockMs: null }));
      door.setConnected('host', true);
      return { id: door.id, reference: new WeakRef(door) };
    };
    const { id, reference } = await make();
    server.told.length = 0;
    await collectGarbage();
    expect(reference.deref()).toBe(await server.open(id));
  });
});

describe('closing', () => {
  it('decides all that was asked before, and takes no more', async () => {
    const { server } = await start();
    const door = await server.createJoined();
    server.store.hold();
    const before = [
      play(server, door, 'L.c3'),
      ask(server, door, 'guest', { kind: 'offer-draw', object: 'match' }),
      ask(server, door, 'guest', { kind: 'resign' }),
    ];
    await settle();
    const closed = server.matches.close();
    const after = play(server, door, 'L.c3');
    server.store.release();
    await closed;
    expect((await Promise.all(before)).map(textOf)).toEqual([
      'saved 2 ply',
      'saved 3 draw-offered',
      'saved 4 resigned',
    ]);
    expect(textOf(await after)).toBe('refused closing');
  });

  it('ends with a heartbeat, and then closes the store', async () => {
    const { store, time, server } = await start();
    const door = await server.createJoined();
    await play(server, door, 'L.c3');
    await time.pass(1234);
    const nowMs = server.matches.now();
    await server.matches.close();
    const { boot } = (await store.load(door.id))?.entries.at(-1) ?? { boot: '' };
    expect((await store.findHeartbeat(boot))?.availabilityMs).toBe(nowMs);
    expect(server.store.isClosed).toBe(true);
  });

  it('lets no flag fall any more', async () => {
    const { store, time, server } = await start();
    const door = await server.createJoined();
    await play(server, door, 'L.c3');
    await server.matches.close();
    await time.pass(120_000);
    expect((await store.load(door.id))?.entries.at(-1)?.event.kind).toBe('ply');
  });

  it('makes no new match', async () => {
    const { server } = await start();
    await server.matches.close();
    await expect(server.create()).rejects.toThrow('no match was made');
  });
});

it('a listener that fails does not keep the others from hearing', async () => {
  const { server } = await start();
  const heard: number[] = [];
  server.matches.subscribe(() => {
    throw new Error('deaf');
  });
  server.matches.subscribe(({ seq }) => heard.push(seq));
  await server.createJoined();
  expect(heard).toEqual([0, 1]);
  expect(server.troubles).toContain('a listener failed');
});
