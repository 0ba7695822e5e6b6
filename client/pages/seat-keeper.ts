/** What a match's page writes down of the seat it plays, and which secret it lets go. */
import type { SeatSecrets } from '../connection/seat-secrets.ts';
import type { Viewer } from '../match/controller.ts';
import { otherSeat, type Seat } from '../../shared/match/seat.ts';

/** How the server takes the secrets a page came with. */
export interface SeatStanding {
  readonly viewer: Viewer;
  /** The secret in use. */
  readonly token: string | null;
  /** The latest one that opens no seat. */
  readonly refusedToken: string | null;
  readonly isOver: boolean;
}

/** `lost`: the secret held here opens its seat no more; `no-seat`: one from elsewhere never did. */
export type SeatNews = 'lost' | 'no-seat';

export class SeatKeeper {
  readonly #seats: SeatSecrets;
  readonly #match: string;
  /** Milliseconds of the wall clock. */
  readonly #now: () => number;
  #told: string | null = null;

  constructor(seats: SeatSecrets, match: string, now: () => number) {
    this.#seats = seats;
    this.#match = match;
    this.#now = now;
  }

  /**
   * To be called after every change. A secret is written down once it has opened a seat, and never
   * over another: whoever sends a link with a seat of theirs takes nobody's own seat away.
   */
  note({ viewer, token, refusedToken, isOver }: SeatStanding): SeatNews | null {
    const news = this.#drop(refusedToken);
    if (token !== null && (viewer === 'host' || viewer === 'guest'))
      this.#write(viewer, token, isOver);
    return news;
  }

  /** In the rematch seats change places, and each keeps its secret. */
  holdNext(next: string): void {
    const held = this.#seats.get(this.#match);
    if (held === null || this.#seats.get(next) !== null) return;
    const seat = otherSeat(held.seat);
    const fresh = { invite: null, isOver: false, atMs: this.#now() };
    this.#seats.hold({ ...held, ...fresh, match: next, seat });
  }

  #drop(refused: string | null): SeatNews | null {
    if (refused === null || refused === this.#told) return null;
    this.#told = refused;
    if (refused !== this.#seats.get(this.#match)?.token) return 'no-seat';
    this.#seats.letGo(this.#match);
    return 'lost';
  }

  #write(seat: Seat, token: string, isOver: boolean): void {
    const match = this.#match;
    const held = this.#seats.get(match);
    const now = { seat, isOver, atMs: this.#now() };
    if (held === null) this.#seats.hold({ match, token, invite: null, ...now });
    else if (held.token === token && (held.seat !== seat || held.isOver !== isOver))
      this.#seats.update(match, now);
  }
}
