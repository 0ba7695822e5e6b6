/** Who follows one match: at most one connection plays each seat, any number watch. */
import type { Seat } from '../../shared/match/seat.ts';
import type { Presence, SeatPresence, Viewer } from '../../shared/wire/server-message.ts';
import type { Connection } from './connection.ts';

interface SeatState {
  connection: Connection | null;
  isReady: boolean;
}

export class Audience {
  readonly match: string;
  /** The seat of the computer, which is always there. */
  readonly #computer: Seat | null;
  readonly #seats: Record<Seat, SeatState> = {
    host: { connection: null, isReady: false },
    guest: { connection: null, isReady: false },
  };
  #spectators = 0;

  constructor(match: string, computer: Seat | null) {
    this.match = match;
    this.#computer = computer;
  }

  get isEmpty(): boolean {
    const { host, guest } = this.#seats;
    return host.connection === null && guest.connection === null && this.#spectators === 0;
  }

  /** The connection that plays a seat. */
  playerOf(seat: Seat): Connection | null {
    return this.#seats[seat].connection;
  }

  enter(connection: Connection, viewer: Viewer): void {
    if (viewer === 'spectator') this.#spectators += 1;
    else this.#seats[viewer].connection = connection;
  }

  leave(connection: Connection, viewer: Viewer): void {
    if (viewer === 'spectator') this.#spectators -= 1;
    else if (this.#seats[viewer].connection === connection) this.#seats[viewer].connection = null;
  }

  setReady(seat: Seat, isReady: boolean): void {
    this.#seats[seat].isReady = isReady;
  }

  presence(): Presence {
    return {
      match: this.match,
      host: this.#presenceOf('host'),
      guest: this.#presenceOf('guest'),
      spectators: this.#spectators,
    };
  }

  #presenceOf(seat: Seat): SeatPresence {
    if (seat === this.#computer) return { connected: true, ready: true };
    const { connection, isReady } = this.#seats[seat];
    return { connected: connection !== null, ready: isReady };
  }
}
