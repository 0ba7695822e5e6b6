/** Following a match: as its seat with the seat's token, else as a spectator. */
import type { DecodedEnter } from '../../shared/wire/client-message.ts';
import { encodeEvent } from '../../shared/wire/event.ts';
import type { Ack, Viewer } from '../../shared/wire/server-message.ts';
import type { MatchDoor } from '../coordinator/door.ts';
import { refused } from '../edge/refusal.ts';
import type { ResyncReason } from '../operations/observer.ts';
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
  const door = await desk.matches.open(message.match, true);
  if (door === null) return refused('unknown-match');
  const viewer = viewerOf(door, message.token);
  if (viewer === null) return refused('bad-token');
  if (viewer === 'spectator' && !door.match.setup.allowsSpectators) return refused('no-spectators');
  const { seq, match } =
    viewer === 'spectator' ? desk.views.of(door) : { seq: door.match.seq, match: door.match };
  // It may have gone while the match was loaded.
  if (!connection.isOpen) return refused('closing');
  const { standings } = connection;
  if (standings.size >= MOST_MATCHES && !standings.has(message.match))
    return refused('too-many', `a connection follows ${MOST_MATCHES} matches at most`);
  const from = firstEvent(seq, message.have);
  if (!connection.mayGet(seq - from))
    return refused('too-many', 'read what has been sent before you ask for more');
  desk.observer.resynced(reasonOf(door, message, standings.has(message.match)));
  // From here to the ack nothing waits: events after these reach the connection's new room.
  const presence = desk.attendance.enter(connection, door, viewer);
  if (viewer === 'spectator') desk.late.follow(door);
  return {
    ok: true,
    viewer,
    from,
    events: door
      .eventsFrom(from)
      .slice(0, seq - from)
      .map(encodeEvent),
    seq,
    deadline: match.clock?.deadlineMs ?? null,
    now: desk.matches.now(),
    presence,
  };
}

function viewerOf(door: MatchDoor, token: string | undefined): Viewer | null {
  return token === undefined ? 'spectator' : door.seatOfHash(hashSecret(token));
}

function reasonOf({ match }: MatchDoor, { have }: DecodedEnter, isHere: boolean): ResyncReason {
  if (have === 0) return 'first';
  if (have > match.seq) return 'ahead';
  return isHere ? 'gap' : 'return';
}

/** Who claims to know more than there is follows another log: it starts anew. */
function firstEvent(seq: number, have: number): number {
  return have > seq ? 0 : have;
}
