/** Who follows one match: at most one connection plays each seat, any number watch. */
import { type Seat, SEATS } from '../../shared/match/seat.ts';
import type { Here } from '../../shared/wire/note.ts';
import type { Presence, SeatPresence, Viewer } from '../../shared/wire/server-message.ts';
import type { Connection } from './connection.ts';
import { Elsewhere } from './elsewhere.ts';
import type { Standing } from './standing.ts';
import { Voice } from './voice.ts';

interface SeatState {
  connection: Connection | null;
  /** When it came, by a clock of all processes; `null`: that is not known yet. */
  turn: number | null;
  isReady: boolean;
  allowsText: boolean;
  voice: Voice | null;
}

export class Audience {
  readonly match: string;
  /** The seat of the computer, which is always there. */
  readonly #computer: Seat | null;
  /** How late those who watch learn of everything. */
  readonly spectatorDelayMs: number;
  readonly #seats: Record<Seat, SeatState> = {
    host: newSeat(),
    guest: newSeat(),
  };
  readonly elsewhere = new Elsewhere();
  #spectators = 0;
  /** Who played a seat until a newer connection did, and only watches now. */
  readonly #replaced = new Set<Connection>();

  constructor(match: string, computer: Seat | null, spectatorDelayMs = 0) {
    this.match = match;
    this.spectatorDelayMs = spectatorDelayMs;
    this.#computer = computer;
  }

  /** Nobody here follows it. */
  get isEmpty(): boolean {
    const { host, guest } = this.#seats;
    const isUnplayed = host.connection === null && guest.connection === null;
    return isUnplayed && this.#spectators === 0 && this.#replaced.size === 0;
  }

  /** The connection here that plays a seat. */
  playerOf(seat: Seat): Connection | null {
    return this.#seats[seat].connection;
  }

  enter(connection: Connection, viewer: Viewer): void {
    if (viewer === 'spectator') this.#spectators += 1;
    else {
      this.#seats[viewer].connection = connection;
      this.#seats[viewer].turn = null;
    }
  }

  /** When the seat's connection came. */
  setTurn(seat: Seat, turn: number): void {
    this.#seats[seat].turn = turn;
  }

  turnOf(seat: Seat): number | null {
    return this.#seats[seat].turn;
  }

  /** Whether the seat is played at another process, by somebody who came later than who plays it here. */
  isOvertaken(seat: Seat): boolean {
    const { connection, turn } = this.#seats[seat];
    const other = this.elsewhere.playerOf(seat);
    return connection !== null && turn !== null && other !== null && other.turn > turn;
  }

  /** The connection plays the seat no more, and watches. */
  replace(connection: Connection, seat: Seat): void {
    this.leave(connection, seat);
    this.#replaced.add(connection);
  }

  leave(connection: Connection, viewer: Standing): void {
    if (viewer === 'spectator') this.#spectators -= 1;
    else if (viewer === 'replaced') this.#replaced.delete(connection);
    else if (this.#seats[viewer].connection === connection) this.#seats[viewer].connection = null;
  }

  setReady(seat: Seat, isReady: boolean): void {
    this.#seats[seat].isReady = isReady;
  }

  setAllowsText(seat: Seat, allowsText: boolean): void {
    this.#seats[seat].allowsText = allowsText;
  }

  /** Whether both seats let words pass. */
  get isTextAllowed(): boolean {
    return SEATS.every((seat) => this.#presenceOf(seat).allowsText);
  }

  /** The seat's own, from the first time it is asked for. */
  voiceOf(seat: Seat, nowMs: number): Voice {
    return (this.#seats[seat].voice ??= new Voice(nowMs));
  }

  /** How many watch, at all processes. */
  get spectators(): number {
    return this.#spectators + this.elsewhere.spectators;
  }

  /** How many watch at this process. */
  get spectatorsHere(): number {
    return this.#spectators;
  }

  presence(): Presence {
    return {
      match: this.match,
      host: this.#presenceOf('host'),
      guest: this.#presenceOf('guest'),
      spectators: this.spectators,
    };
  }

  /** The seat as others are told of it; `null`: nobody plays it here. */
  seatHere(seat: Seat): NonNullable<Here['host']> | null {
    const { connection, turn, isReady: ready, allowsText } = this.#seats[seat];
    return connection === null ? null : { turn: turn ?? 0, ready, allowsText };
  }

  #presenceOf(seat: Seat): SeatPresence {
    if (seat === this.#computer) return { connected: true, ready: true, allowsText: false };
    const { connection, isReady, allowsText } = this.#seats[seat];
    const other = connection === null ? this.elsewhere.playerOf(seat) : null;
    if (other !== null)
      return { connected: true, ready: other.ready, allowsText: other.allowsText };
    return { connected: connection !== null, ready: isReady, allowsText };
  }
}

function newSeat(): SeatState {
  return { connection: null, turn: null, isReady: false, allowsText: false, voice: null };
}
