/** Following a match: as its seat with the seat's token, else as a spectator. */
import type { DecodedEnter } from '../../shared/wire/client-message.ts';
import { encodeEvent } from '../../shared/wire/event.ts';
import type { Ack, EnterAck, Presence, Viewer } from '../../shared/wire/server-message.ts';
import type { MatchDoor } from '../coordinator/door.ts';
import { refused } from '../edge/refusal.ts';
import { hashSecret } from '../edge/secret.ts';
import type { Connection } from './connection.ts';
import type { Desk } from './desk.ts';

/** One connection may follow so many matches. */
const MOST_MATCHES = 64;

export async function answerEnter(
  desk: Desk,
  connection: Connection,
  message: DecodedEnter,
): Promise<Ack> {
  const { standings } = connection;
  if (standings.size >= MOST_MATCHES && !standings.has(message.match))
    return refused('too-many', `a connection follows ${MOST_MATCHES} matches at most`);
  const door = await desk.matches.open(message.match);
  if (door === null) return refused('unknown-match');
  const viewer = viewerOf(door, message.token);
  if (viewer === null) return refused('bad-token');
  if (viewer === 'spectator' && !door.match.setup.allowsSpectators) return refused('no-spectators');
  // It may have gone while the match was loaded.
  if (!connection.isOpen) return refused('closing');
  // From here to the ack nothing waits: events after these reach the connection's new room.
  const presence = desk.attendance.enter(connection, door, viewer);
  return snapshotOf(door, { viewer, presence, have: message.have, now: desk.matches.now() });
}

function viewerOf(door: MatchDoor, token: string | undefined): Viewer | null {
  return token === undefined ? 'spectator' : door.seatOfHash(hashSecret(token));
}

interface Glance {
  readonly viewer: Viewer;
  readonly presence: Presence;
  readonly have: number;
  readonly now: number;
}

function snapshotOf(door: MatchDoor, { viewer, presence, have, now }: Glance): EnterAck {
  const { match } = door;
  // Who claims to know more than there is follows another log: it starts anew.
  const from = have > match.seq ? 0 : have;
  return {
    ok: true,
    viewer,
    from,
    events: door.eventsFrom(from).map(encodeEvent),
    seq: match.seq,
    deadline: match.clock?.deadlineMs ?? null,
    now,
    presence,
  };
}
