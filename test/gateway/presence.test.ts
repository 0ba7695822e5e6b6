/** Presence is told as it is at the telling, of every match that changed. */
import { expect, test } from 'vitest';
import { Audience } from '../../server/gateway/audience.ts';
import type { Connection } from '../../server/gateway/connection.ts';
import type { Crowd } from '../../server/gateway/crowd.ts';
import type { Io } from '../../server/gateway/io.ts';
import { PresenceTeller } from '../../server/gateway/presence.ts';
import type { Presence } from '../../shared/wire/server-message.ts';
import { FakeTime } from '../support/fake-time.ts';

const ANYONE = {} as unknown as Connection;

function begin(): {
  readonly time: FakeTime;
  readonly audiences: Map<string, Audience>;
  readonly teller: PresenceTeller;
  readonly told: string[];
} {
  const time = new FakeTime();
  const told: string[] = [];
  const note = (room: string, { spectators }: Presence): void => {
    told.push(`${room}: ${spectators}`);
  };
  const to = (room: string) => ({
    emit: (_name: string, presence: Presence) => note(room, presence),
  });
  const tell = (room: string, _name: string, presence: Presence): void => note(room, presence);
  const audiences = new Map<string, Audience>();
  const io = { to } as unknown as Io;
  const crowd = { tell } as unknown as Crowd;
  return { time, audiences, told, teller: new PresenceTeller(io, crowd, time, audiences) };
}

test('two matches that change in one second are both told, once', async () => {
  const { time, audiences, teller, told } = begin();
  for (const match of ['a', 'b', 'a']) {
    const audience = audiences.get(match) ?? new Audience(match, null);
    audiences.set(match, audience);
    audience.enter(ANYONE, 'spectator');
    teller.tellSoon(match);
  }
  expect(told).toEqual([]);
  await time.pass(1000);
  expect(told).toEqual(['seats:a: 2', 'spectators:a: 2', 'seats:b: 1', 'spectators:b: 1']);
});

test('seats are told of each other at once, and spectators with their count', async () => {
  const { time, audiences, teller, told } = begin();
  audiences.set('a', new Audience('a', null));
  teller.tellNow('a');
  teller.tellNow('a');
  expect(told).toEqual(['seats:a: 0', 'seats:a: 0']);
  await time.pass(1000);
  expect(told.slice(2)).toEqual(['spectators:a: 0']);
});

test('an audience that went and came again is told as it is now', async () => {
  const { time, audiences, teller, told } = begin();
  audiences.set('a', new Audience('a', null));
  teller.tellSoon('a');
  const newer = new Audience('a', null);
  newer.enter(ANYONE, 'spectator');
  audiences.set('a', newer);
  audiences.delete('b');
  teller.tellSoon('b');
  await time.pass(1000);
  expect(told).toEqual(['seats:a: 1', 'spectators:a: 1']);
});
