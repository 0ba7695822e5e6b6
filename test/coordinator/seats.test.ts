/** Taking the second seat: once, by whoever is first, and again without harm. */
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../server/store/memory.ts';
import { ask, textOf } from '../support/asking.ts';
import { FakeTime } from '../support/fake-time.ts';
import { finalSetup } from '../support/match-setup.ts';
import { plyOf } from '../support/match-play.ts';
import { ServerProcess } from '../support/server-process.ts';

const start = (): Promise<ServerProcess> => ServerProcess.start(new MemoryStore(), new FakeTime());

describe('the second seat', () => {
  it('goes to one of many who want it at once', async () => {
    const server = await start();
    const door = await server.create();
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, racer) =>
        door.join({ guestName: `racer ${racer}`, guestHash: `h:${racer}` }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => textOf(answer) === 'refused seat-taken')).toHaveLength(999);
    expect(door.seatOfHash('h:0')).toBe('guest');
    expect(door.seatOfHash('h:1')).toBeNull();
  });

  it('is taken again by the same secret without harm', async () => {
    const server = await start();
    const door = await server.createJoined();
    const again = await door.join({ guestName: 'Bea', guestHash: 'h:bea' });
    expect(textOf(again)).toBe('again 1 joined');
    expect(door.match.seq).toBe(2);
  });

  it('is nobody’s where taking it could not be saved', async () => {
    const server = await start();
    const door = await server.create();
    server.store.plan('fail');
    const answer = await door.join({ guestName: 'Bea', guestHash: 'h:bea' });
    expect(textOf(answer)).toBe('refused not-saved');
    expect(door.seatOfHash('h:bea')).toBeNull();
    expect(door.match.isJoined).toBe(false);
  });

  it('is taken though the answer was lost', async () => {
    const server = await start();
    const door = await server.create();
    server.store.plan('lose');
    await door.join({ guestName: 'Bea', guestHash: 'h:bea' });
    const again = await door.join({ guestName: 'Bea', guestHash: 'h:bea' });
    expect(textOf(again)).toBe('again 1 joined');
    expect(door.seatOfHash('h:bea')).toBe('guest');
  });

  it('keeps plies waiting until it is taken', async () => {
    const server = await start();
    const door = await server.create();
    const answer = await ask(server, door, 'host', plyOf(door.match, 'L.c3'));
    expect(textOf(answer)).toBe('refused not-started');
  });

  it('cannot be taken after the host has taken the invitation back', async () => {
    const server = await start();
    const door = await server.create();
    await ask(server, door, 'host', { kind: 'cancel' });
    const answer = await door.join({ guestName: 'Bea', guestHash: 'h:bea' });
    expect(textOf(answer)).toBe('refused match-over');
  });
});

describe('the index of matches', () => {
  it('follows a match from open to live to ended', async () => {
    const server = await start();
    const door = await server.create(finalSetup({ isPublic: true }));
    const head = async () => (await server.store.findHead(door.id))?.state;
    expect(await head()).toBe('open');
    await door.join({ guestName: 'Bea', guestHash: 'h:bea' });
    expect(await head()).toBe('live');
    await ask(server, door, 'guest', { kind: 'resign' });
    expect(await head()).toBe('ended');
    expect(await server.store.findHead(door.id)).toMatchObject({
      guestName: 'Bea',
      result: 'host',
      reason: 'resigned',
      isPublic: true,
      ruleset: 'devils-plan',
    });
  });
});
