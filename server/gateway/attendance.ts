/** All audiences: who enters and leaves which match, told to its coordinator and to those who are there. */
import { type Seat, SEATS } from '../../shared/match/seat.ts';
import type { Presence, SeatPresence, Viewer } from '../../shared/wire/server-message.ts';
import type { MatchDoor, MatchesDoor } from '../coordinator/door.ts';
import type { Log } from '../edge/log.ts';
import { Audience } from './audience.ts';
import type { Connection } from './connection.ts';
import { seatsRoom, spectatorsRoom } from './io.ts';
import type { PresenceTeller } from './presence.ts';
import { Reach, type ReachSetting } from './reach.ts';
import type { Standing } from './standing.ts';

export class Attendance {
  readonly #matches: MatchesDoor;
  readonly #teller: Pick<PresenceTeller, 'tellNow' | 'tellSoon'>;
  readonly #log: Log;
  readonly #audiences: Map<string, Audience>;
  /** To other processes; `null`: there are none. */
  readonly #reach: Reach | null;

  /** `audiences` by match; none of them is empty. */
  constructor(
    matches: MatchesDoor,
    teller: Pick<PresenceTeller, 'tellNow' | 'tellSoon'>,
    audiences: Map<string, Audience>,
    log: Log,
    others: Omit<ReachSetting, 'audiences' | 'hear'> | null = null,
  ) {
    const hear = (audience: Audience, change: () => void): void => this.#hear(audience, change);
    this.#reach = others === null ? null : new Reach({ ...others, audiences, hear });
    this.#audiences = audiences;
    this.#matches = matches;
    this.#teller = teller;
    this.#log = log;
  }

  /** The connection follows the match from now on; of a seat it becomes the one that plays. */
  enter(connection: Connection, door: MatchDoor, viewer: Viewer): Presence {
    const audience = this.#audienceOf(door);
    this.#change(audience, () => this.#stand(connection, audience, viewer));
    if (viewer === 'spectator') door.setWatched(true);
    else this.#informDoor(door, viewer);
    this.#reach?.came(audience, viewer === 'spectator' ? null : viewer);
    return audience.presence();
  }

  close(): void {
    this.#reach?.close();
  }

  leave(connection: Connection, match: string): void {
    const standing = connection.standings.get(match);
    if (standing === undefined) return;
    connection.standings.delete(match);
    connection.leaveRooms([seatsRoom(match), spectatorsRoom(match)]);
    const audience = this.#audiences.get(match);
    if (audience === undefined) return;
    this.#change(audience, () => audience.leave(connection, standing));
    if (audience.isEmpty) this.#audiences.delete(match);
    if (SEATS.some((seat) => seat === standing) || audience.isEmpty)
      this.#informLater(match, standing);
  }

  leaveAll(connection: Connection): void {
    for (const match of [...connection.standings.keys()]) this.leave(connection, match);
  }

  /** The seat has a new token: who plays it by the old one watches from now on. */
  release(match: string, seat: Seat): void {
    const audience = this.#audiences.get(match);
    const player = audience?.playerOf(seat) ?? null;
    if (audience === undefined || player === null) return;
    this.#change(audience, () => this.#replace(player, audience, seat));
    this.#informLater(match, seat);
  }

  setReady(match: string, seat: Seat, isReady: boolean): void {
    const audience = this.#audiences.get(match);
    if (audience === undefined) return;
    this.#change(audience, () => audience.setReady(seat, isReady));
  }

  setAllowsText(match: string, seat: Seat, allowsText: boolean): void {
    const audience = this.#audiences.get(match);
    if (audience === undefined) return;
    this.#change(audience, () => audience.setAllowsText(seat, allowsText));
  }

  /** The connection's round trip was measured anew. */
  measured(connection: Connection): void {
    for (const [match, standing] of connection.standings)
      if (standing === 'host' || standing === 'guest') this.#informLater(match, standing);
  }

  /** Something here: tells what is different after `change`, if anything is. */
  #change(audience: Audience, change: () => void): void {
    const different = this.#tellChange(audience, change);
    if (different === 'seats') this.#reach?.tellNow(audience);
    else if (different === 'spectators') this.#reach?.tellSoon(audience);
  }

  #tellChange(audience: Audience, change: () => void): 'seats' | 'spectators' | null {
    const before = audience.presence();
    change();
    const after = audience.presence();
    const isOfSeats = SEATS.some((seat) => !isSameSeat(before[seat], after[seat]));
    const isOfSpectators = before.spectators !== after.spectators;
    if (isOfSeats) this.#teller.tellNow(audience.match);
    // After `tellNow`: the seats learn a new count with the spectators.
    if (isOfSpectators) this.#teller.tellSoon(audience.match);
    return isOfSeats ? 'seats' : isOfSpectators ? 'spectators' : null;
  }

  /** Something at other processes: who came to a seat later there plays it. */
  #hear(audience: Audience, change: () => void): void {
    this.#tellChange(audience, change);
    for (const seat of SEATS) {
      const player = audience.playerOf(seat);
      if (player !== null && audience.isOvertaken(seat)) {
        this.#tellChange(audience, () => this.#replace(player, audience, seat));
        this.#reach?.tellNow(audience);
      }
      if (!audience.isEmpty) this.#informLater(audience.match, seat);
    }
  }

  #stand(connection: Connection, audience: Audience, viewer: Viewer): void {
    const { match } = audience;
    const before = connection.standings.get(match);
    if (before === viewer) return;
    if (before !== undefined) audience.leave(connection, before);
    const older = viewer === 'spectator' ? null : audience.playerOf(viewer);
    if (older !== null && viewer !== 'spectator') this.#replace(older, audience, viewer);
    audience.enter(connection, viewer);
    connection.standings.set(match, viewer);
    connection.moveTo(viewer === 'spectator' ? spectatorsRoom(match) : seatsRoom(match), [
      seatsRoom(match),
      spectatorsRoom(match),
    ]);
    if (before === 'host' || before === 'guest') this.#informLater(match, before);
  }

  /** The newest connection of a seat plays; the older one is told, and watches. */
  #replace(older: Connection, audience: Audience, seat: Seat): void {
    const { match } = audience;
    audience.replace(older, seat);
    older.standings.set(match, 'replaced');
    older.moveTo(spectatorsRoom(match), [seatsRoom(match)]);
    older.tell('replaced', { match });
  }

  #audienceOf({ id, match }: MatchDoor): Audience {
    const known = this.#audiences.get(id);
    if (known !== undefined) return known;
    const audience = new Audience(
      id,
      match.setup.computer?.seat ?? null,
      match.setup.spectatorDelayMs,
    );
    this.#audiences.set(id, audience);
    return audience;
  }

  /** What is true when the door is open counts, however many came and went in between. */
  #informLater(match: string, seat: Standing): void {
    this.#matches
      .open(match)
      .then((door) => {
        if (door !== null) this.#informDoor(door, seat);
      })
      .catch((error: unknown) => {
        this.#log.error({ match, seat, err: error }, 'presence did not reach the match');
      });
  }

  #informDoor(door: MatchDoor, seat: Standing): void {
    const audience = this.#audiences.get(door.id);
    door.setWatched(audience !== undefined);
    if (seat === 'spectator' || seat === 'replaced') return;
    const player = audience?.playerOf(seat) ?? null;
    door.setElsewhere(seat, (audience?.elsewhere.playerOf(seat) ?? null) !== null);
    door.setConnected(seat, player !== null);
    door.setRoundTrip(seat, player?.roundTripMs ?? null);
  }
}

function isSameSeat(a: SeatPresence, b: SeatPresence): boolean {
  return a.connected === b.connected && a.ready === b.ready && a.allowsText === b.allowsText;
}
