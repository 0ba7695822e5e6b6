/** Who is at a match, at this process and at others, and how far away they are. */
import { type Seat, SEATS } from '../../shared/match/seat.ts';
import { graceMs } from './grace.ts';

/** A player of another process has the longest grace there is (RULES.md), and a while to be saved. */
const ELSEWHERE_GRACE_MS = graceMs(Infinity) + 250;

export class Attendees {
  readonly #connected: Record<Seat, boolean> = { host: false, guest: false };
  readonly #elsewhere: Record<Seat, boolean> = { host: false, guest: false };
  readonly #roundTripMs: Record<Seat, number | null> = { host: null, guest: null };
  /** Whether anyone follows it here. */
  isWatched = false;

  setConnected(seat: Seat, isConnected: boolean): void {
    this.#connected[seat] = isConnected;
  }

  /** Returns whether that is new. */
  setElsewhere(seat: Seat, isElsewhere: boolean): boolean {
    const isNew = this.#elsewhere[seat] !== isElsewhere;
    this.#elsewhere[seat] = isElsewhere;
    return isNew;
  }

  setRoundTrip(seat: Seat, roundTripMs: number | null): void {
    this.#roundTripMs[seat] = roundTripMs;
  }

  /** The computer does not count: it loads the match when there is something for it to do. */
  get isAnyoneHere(): boolean {
    return this.isWatched || SEATS.some((seat) => this.#connected[seat]);
  }

  /** Both seats, wherever they are; that of the computer always is. */
  areBothThere(computer: Seat | undefined): boolean {
    return SEATS.every(
      (seat) => this.#connected[seat] || this.#elsewhere[seat] || seat === computer,
    );
  }

  /** With other processes beside this one a seat that is not here may be there. */
  graceOf(seat: Seat, hasOthers: boolean): number {
    return hasOthers && !this.#connected[seat]
      ? ELSEWHERE_GRACE_MS
      : graceMs(this.#roundTripMs[seat]);
  }

  /** As they are now: who is gone when something is judged keeps it. */
  graces(): Readonly<Record<Seat, number>> {
    const { host, guest } = this.#roundTripMs;
    return { host: graceMs(host), guest: graceMs(guest) };
  }
}
