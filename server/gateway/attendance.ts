/** All audiences: who enters and leaves which match, told to its coordinator and to those who are there. */
import { type Seat, SEATS } from '../../shared/match/seat.ts';
import type { Presence, SeatPresence, Viewer } from '../../shared/wire/server-message.ts';
import type { MatchDoor, MatchesDoor } from '../coordinator/door.ts';
import type { Log } from '../edge/log.ts';
import { Audience } from './audience.ts';
import type { Connection } from './connection.ts';
import { seatsRoom, spectatorsRoom } from './io.ts';
import type { PresenceTeller } from './presence.ts';

export class Attendance {
  readonly #matches: MatchesDoor;
  readonly #teller: Pick<PresenceTeller, 'tellNow' | 'tellSoon'>;
  readonly #log: Log;
  readonly #audiences: Map<string, Audience>;

  /** `audiences` by match; none of them is empty. */
  constructor(
    matches: MatchesDoor,
    teller: Pick<PresenceTeller, 'tellNow' | 'tellSoon'>,
    audiences: Map<string, Audience>,
    log: Log,
  ) {
    this.#audiences = audiences;
    this.#matches = matches;
    this.#teller = teller;
    this.#log = log;
  }

  /** The connection follows the match from now on; of a seat it becomes the one that plays. */
  enter(connection: Connection, door: MatchDoor, viewer: Viewer): Presence {
    const audience = this.#audienceOf(door);
    this.#change(audience, () => this.#stand(connection, audience, viewer));
    if (viewer !== 'spectator') this.#informDoor(door, viewer);
    return audience.presence();
  }

  leave(connection: Connection, match: string): void {
    const standing = connection.standings.get(match);
    if (standing === undefined) return;
    connection.standings.delete(match);
    connection.leaveRooms([seatsRoom(match), spectatorsRoom(match)]);
    const audience = this.#audiences.get(match);
    if (audience === undefined || standing === 'replaced') return;
    this.#change(audience, () => audience.leave(connection, standing));
    if (audience.isEmpty) this.#audiences.delete(match);
    if (standing !== 'spectator') this.#informLater(match, standing);
  }

  leaveAll(connection: Connection): void {
    for (const match of [...connection.standings.keys()]) this.leave(connection, match);
  }

  setReady(match: string, seat: Seat, isReady: boolean): void {
    const audience = this.#audiences.get(match);
    if (audience === undefined) return;
    this.#change(audience, () => audience.setReady(seat, isReady));
  }

  /** The connection's round trip was measured anew. */
  measured(connection: Connection): void {
    for (const [match, standing] of connection.standings)
      if (standing === 'host' || standing === 'guest') this.#informLater(match, standing);
  }

  /** Tells what is different after `change`, if anything is. */
  #change(audience: Audience, change: () => void): void {
    const before = audience.presence();
    change();
    const after = audience.presence();
    if (SEATS.some((seat) => !isSameSeat(before[seat], after[seat])))
      this.#teller.tellNow(audience.match);
    // After `tellNow`: the seats learn a new count with the spectators.
    if (before.spectators !== after.spectators) this.#teller.tellSoon(audience.match);
  }

  #stand(connection: Connection, audience: Audience, viewer: Viewer): void {
    const { match } = audience;
    const before = connection.standings.get(match);
    if (before === viewer) return;
    if (before !== undefined && before !== 'replaced') audience.leave(connection, before);
    if (viewer !== 'spectator') this.#replace(audience.playerOf(viewer), match);
    audience.enter(connection, viewer);
    connection.standings.set(match, viewer);
    connection.moveTo(viewer === 'spectator' ? spectatorsRoom(match) : seatsRoom(match), [
      seatsRoom(match),
      spectatorsRoom(match),
    ]);
    if (before === 'host' || before === 'guest') this.#informLater(match, before);
  }

  /** The newest connection of a seat plays; the older one is told, and watches. */
  #replace(older: Connection | null, match: string): void {
    if (older === null) return;
    older.standings.set(match, 'replaced');
    older.moveTo(spectatorsRoom(match), [seatsRoom(match)]);
    older.tell('replaced', { match });
  }

  #audienceOf({ id, match }: MatchDoor): Audience {
    const known = this.#audiences.get(id);
    if (known !== undefined) return known;
    const audience = new Audience(id, match.setup.computer?.seat ?? null);
    this.#audiences.set(id, audience);
    return audience;
  }

  /** What is true when the door is open counts, however many came and went in between. */
  #informLater(match: string, seat: Seat): void {
    this.#matches
      .open(match)
      .then((door) => {
        if (door !== null) this.#informDoor(door, seat);
      })
      .catch((error: unknown) => {
        this.#log.error({ match, seat, err: error }, 'presence did not reach the match');
      });
  }

  #informDoor(door: MatchDoor, seat: Seat): void {
    const player = this.#audiences.get(door.id)?.playerOf(seat) ?? null;
    door.setConnected(seat, player !== null);
    door.setRoundTrip(seat, player?.roundTripMs ?? null);
  }
}

function isSameSeat(a: SeatPresence, b: SeatPresence): boolean {
  return a.connected === b.connected && a.ready === b.ready;
}
