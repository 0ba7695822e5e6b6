/** The seats this browser holds: one secret for each match, kept until the match is long over. */
import type { Seat } from '../../shared/match/seat.ts';
import type { KeptTexts } from './kept-text.ts';

/** A seat held here. */
export interface HeldSeat {
  readonly match: string;
  readonly seat: Seat;
  /** Whoever has it plays the seat. */
  readonly token: string;
  /** The host's: what lets the second seat be taken. */
  readonly invite: string | null;
  /** When it was taken or last played, in milliseconds of the wall clock. */
  readonly atMs: number;
  readonly isOver: boolean;
}

const PREFIX = 'twin-tigers.seat.';
/** Seats of finished matches are let go after a month, of unfinished ones after half a year. */
const KEEP_OVER_MS = 30 * 86_400_000;
const KEEP_OPEN_MS = 180 * 86_400_000;

export class SeatSecrets {
  readonly #texts: KeptTexts;

  constructor(texts: KeptTexts) {
    this.#texts = texts;
  }

  get(match: string): HeldSeat | null {
    return decodeSeat(match, this.#texts.get(PREFIX + match));
  }

  hold({ match, ...rest }: HeldSeat): void {
    this.#texts.set(PREFIX + match, JSON.stringify(rest));
  }

  letGo(match: string): void {
    this.#texts.remove(PREFIX + match);
  }

  /** Changes what is known of a held seat; nothing where none is held. */
  update(match: string, change: Partial<Omit<HeldSeat, 'match'>>): void {
    const held = this.get(match);
    if (held !== null) this.hold({ ...held, ...change });
  }

  /** All held seats, unfinished and latest first; those kept too long are let go. */
  all(nowMs: number): readonly HeldSeat[] {
    const seats = this.#texts
      .keys()
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => this.get(key.slice(PREFIX.length)) ?? []);
    const isStale = (seat: HeldSeat): boolean =>
      nowMs - seat.atMs > (seat.isOver ? KEEP_OVER_MS : KEEP_OPEN_MS);
    for (const seat of seats.filter(isStale)) this.letGo(seat.match);
    return seats
      .filter((seat) => !isStale(seat))
      .sort((a, b) => Number(a.isOver) - Number(b.isOver) || b.atMs - a.atMs);
  }
}

function decodeSeat(match: string, text: string | null): HeldSeat | null {
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<HeldSeat> | null;
    if (typeof kept?.token !== 'string' || (kept.seat !== 'host' && kept.seat !== 'guest'))
      return null;
    const { seat, token, invite = null, atMs = 0, isOver = false } = kept;
    return { match, seat, token, invite, atMs, isOver };
  } catch {
    return null;
  }
}
