/** What a match's coordinator learns of who is there. */
import { expect, test } from 'vitest';
import type { MatchDoor, MatchesDoor } from '../../server/coordinator/door.ts';
import { Attendance } from '../../server/gateway/attendance.ts';
import type { Connection } from '../../server/gateway/connection.ts';
import { settle } from '../support/fake-time.ts';
import { MatchPlay } from '../support/match-play.ts';

const SILENT_LOG = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** An attendance whose coordinator writes down what it is told; it opens only when let. */
function watchedAttendance(): {
  readonly attendance: Attendance;
  readonly door: MatchDoor;
  readonly learned: string[];
} {
  const learned: string[] = [];
  const door = {
    id: 'm',
    match: new MatchPlay().match,
    setConnected: (seat: string, is: boolean) => learned.push(`${seat} ${is ? 'here' : 'away'}`),
    setWatched: () => {},
    setElsewhere: () => {},
    setRoundTrip: (seat: string, ms: number | null) => learned.push(`${seat} ${ms ?? 'no'} ms`),
  } as unknown as MatchDoor;
  const matches = { open: () => Promise.resolve(door) } as unknown as MatchesDoor;
  const teller = { tellNow: () => {}, tellSoon: () => {} };
  return { attendance: new Attendance(matches, teller, new Map(), SILENT_LOG), door, learned };
}

function connection(roundTripMs: number | null = null): Connection {
  const nothing = (): void => {};
  return {
    standings: new Map(),
    roundTripMs,
    moveTo: nothing,
    leaveRooms: nothing,
    tell: nothing,
  } as unknown as Connection;
}

test('a seat is here with its newest connection’s round trip, and away with its last', async () => {
  const { attendance, door, learned } = watchedAttendance();
  const older = connection(80);
  const newer = connection(40);

  attendance.enter(older, door, 'host');
  attendance.enter(newer, door, 'host');
  attendance.leaveAll(older);
  attendance.leaveAll(newer);
  await settle();

  expect(learned).toEqual([
    'host here',
    'host 80 ms',
    'host here',
    'host 40 ms',
    'host away',
    'host no ms',
  ]);
});

test('who leaves and comes back before the match could be told is here', async () => {
  const { attendance, door, learned } = watchedAttendance();
  const first = connection();
  attendance.enter(first, door, 'guest');

  attendance.leaveAll(first);
  attendance.enter(connection(), door, 'guest');
  await settle();

  expect(learned.filter((each) => each.endsWith('away'))).toEqual([]);
});

test('spectators are no news for a match', async () => {
  const { attendance, door, learned } = watchedAttendance();
  const watching = connection();

  attendance.enter(watching, door, 'spectator');
  attendance.measured(watching);
  attendance.leaveAll(watching);
  await settle();

  expect(learned).toEqual([]);
});

test('a connection that changes from a seat to watching leaves the seat', async () => {
  const { attendance, door, learned } = watchedAttendance();
  const line = connection();
  attendance.enter(line, door, 'host');

  const presence = attendance.enter(line, door, 'spectator');
  await settle();

  expect(presence).toMatchObject({ host: { connected: false }, spectators: 1 });
  expect(learned).toContain('host away');
});
