/** Commands through a coordinator: one at a time, saved before they are told, once each. */
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../server/store/memory.ts';
import { ask, play, textOf } from '../support/asking.ts';
import { FakeTime, settle } from '../support/fake-time.ts';
import { finalSetup } from '../support/match-setup.ts';
import { plyOf } from '../support/match-play.ts';
import { ServerProcess } from '../support/server-process.ts';

const start = (): Promise<ServerProcess> => ServerProcess.start(new MemoryStore(), new FakeTime());

describe('a command', () => {
  it('makes one event, which everyone is told', async () => {
    const server = await start();
    const door = await server.createJoined();
    const answer = await play(server, door, 'L.c3');
    expect(textOf(answer)).toBe('saved 2 ply');
    expect(server.told.map(({ seq, event }) => `${seq} ${event.kind}`)).toEqual([
      '0 created',
      '1 joined',
      '2 ply',
    ]);
    expect(server.told.at(-1)?.state).toBe(door.match);
  });

  it('that is refused changes nothing and is told to nobody', async () => {
    const server = await start();
    const door = await server.createJoined();
    const before = door.match;
    const told = server.told.length;
    expect(await ask(server, door, 'guest', plyOf(before, 'L.c3'))).toEqual({
      ok: false,
      refusal: 'out-of-turn',
      seq: 2,
    });
    expect(door.match).toBe(before);
    expect(server.told).toHaveLength(told);
  });

  it('is saved before it is told', async () => {
    const server = await start();
    const door = await server.createJoined();
    const told = server.told.length;
    server.store.hold();
    const answer = play(server, door, 'L.c3');
    await settle();
    expect(server.told).toHaveLength(told);
    expect(door.match.seq).toBe(2);
    server.store.release();
    expect(textOf(await answer)).toBe('saved 2 ply');
    expect(server.told).toHaveLength(told + 1);
  });

  it('waits for the one before it', async () => {
    const server = await start();
    const door = await server.createJoined();
    const first = play(server, door, 'L.c3');
    const second = ask(server, door, 'guest', plyOf(door.match, 'L.a1-b2'));
    // The second was chosen before it knew of the first: the board has a ply more now.
    expect([textOf(await first), textOf(await second)]).toEqual(['saved 2 ply', 'refused stale']);
  });

  it('whose answer was lost gets its first answer when it is sent again', async () => {
    const server = await start();
    const door = await server.createJoined();
    const command = plyOf(door.match, 'L.c3');
    await ask(server, door, 'host', command, 'same');
    await play(server, door, 'L.a1-b2');
    const again = await ask(server, door, 'host', command, 'same');
    expect(textOf(again)).toBe('again 2 ply');
    expect(door.match.seq).toBe(4);
  });

  it('sent twice at once has one effect and one answer', async () => {
    const server = await start();
    const door = await server.createJoined();
    const command = plyOf(door.match, 'L.c3');
    const answers = [1, 2, 3].map(() => ask(server, door, 'host', command, 'same'));
    expect((await Promise.all(answers)).map(textOf)).toEqual([
      'saved 2 ply',
      'again 2 ply',
      'again 2 ply',
    ]);
  });

  it('that would be accepted a second time is accepted once', async () => {
    const server = await start();
    const door = await server.createJoined();
    const offer = { kind: 'offer-draw', object: 'match' } as const;
    await ask(server, door, 'host', offer, 'offer');
    await play(server, door, 'L.c3');
    await play(server, door, 'L.a1-b2');
    // The offer has lapsed, so that an equal one would open again.
    expect(textOf(await ask(server, door, 'host', offer, 'offer'))).toBe('again 2 draw-offered');
    expect(door.match.offers).toEqual([]);
  });

  it('of one seat has nothing to do with the same id of the other seat', async () => {
    const server = await start();
    const door = await server.createJoined();
    await play(server, door, 'L.c3', '1');
    expect(textOf(await play(server, door, 'L.a1-b2', '1'))).toBe('saved 3 ply');
  });

  it('gets its first answer from the next process too', async () => {
    const store = new MemoryStore();
    const time = new FakeTime();
    const first = await ServerProcess.start(store, time);
    const door = await first.createJoined();
    const command = plyOf(door.match, 'L.c3');
    await ask(first, door, 'host', command, 'same');
    first.crash();
    const second = await ServerProcess.start(store, time);
    const again = await ask(second, await second.open(door.id), 'host', command, 'same');
    expect(textOf(again)).toBe('again 2 ply');
  });
});

describe('a store that fails', () => {
  it('makes the answer not-saved, and nothing has changed', async () => {
    const server = await start();
    const door = await server.createJoined();
    const { match } = door;
    server.store.plan('fail');
    expect(textOf(await play(server, door, 'L.c3'))).toBe('refused not-saved');
    expect(door.match).toBe(match);
    expect(textOf(await play(server, door, 'L.c3'))).toBe('saved 2 ply');
  });

  it('after it has saved: asking again gives the event, and everyone is told it once', async () => {
    const server = await start();
    const door = await server.createJoined();
    const command = plyOf(door.match, 'L.c3');
    server.store.plan('lose');
    const first = await ask(server, door, 'host', command, 'same');
    expect(textOf(first)).toBe('refused not-saved');
    expect(server.told.map(({ seq }) => seq)).toEqual([0, 1]);
    const again = await ask(server, door, 'host', command, 'same');
    expect(textOf(again)).toBe('again 2 ply');
    expect(server.told.map(({ seq }) => seq)).toEqual([0, 1, 2]);
    expect(door.match.plies).toHaveLength(1);
  });

  it('after it has saved: another command finds the log gone on, and is decided on what it is now', async () => {
    const server = await start();
    const door = await server.createJoined();
    server.store.plan('lose');
    await play(server, door, 'L.c3');
    const resigned = await ask(server, door, 'guest', { kind: 'resign' });
    expect(textOf(resigned)).toBe('saved 3 resigned');
    expect(server.told.map(({ event }) => event.kind)).toEqual([
      'created',
      'joined',
      'ply',
      'resigned',
    ]);
  });

  it('after it has saved: everyone is told as soon as it works again, though nobody asks', async () => {
    const time = new FakeTime();
    const server = await ServerProcess.start(new MemoryStore(), time);
    const door = await server.createJoined();
    server.store.plan('lose');
    await play(server, door, 'L.c3');
    expect(server.told.map(({ seq }) => seq)).toEqual([0, 1]);
    await time.pass(2200);
    expect(server.told.map(({ event }) => event.kind).slice(2)).toContain('ply');
  });

  it('that always says the number is taken is asked a few times, not for ever', async () => {
    const server = await start();
    const door = await server.createJoined();
    server.store.plan(...Array<'conflict'>(50).fill('conflict'));
    expect(textOf(await play(server, door, 'L.c3'))).toBe('refused not-saved');
  });

  it('when a match is to be made makes none', async () => {
    const server = await start();
    server.store.plan('fail');
    const made = { setup: finalSetup(), hostHash: 'h', inviteHash: 'i' };
    expect(await server.matches.create(made)).toEqual({ ok: false });
    expect(server.told).toEqual([]);
  });
});
