/** Who follows a match at other processes, as far as they have told. */
import type { Seat } from '../../shared/match/seat.ts';
import type { Here } from '../../shared/wire/note.ts';

/** A seat that is played at another process. */
type SeatElsewhere = NonNullable<Here['host']>;

export class Elsewhere {
  /** By process. */
  readonly #parts = new Map<string, Here>();

  /** What the process told; nothing where it has told something newer before. */
  note(from: string, part: Here): void {
    if (part.n > (this.#parts.get(from)?.n ?? -Infinity)) this.#parts.set(from, part);
  }

  has(from: string): boolean {
    return this.#parts.has(from);
  }

  /** That process is gone. */
  forget(from: string): void {
    this.#parts.delete(from);
  }

  get spectators(): number {
    return [...this.#parts.values()].reduce((sum, { spectators }) => sum + spectators, 0);
  }

  /** The newest of those who play the seat elsewhere. */
  playerOf(seat: Seat): SeatElsewhere | null {
    const players = [...this.#parts.values()].flatMap((part) => part[seat] ?? []);
    return players.reduce<SeatElsewhere | null>(
      (newest, player) => (newest !== null && newest.turn >= player.turn ? newest : player),
      null,
    );
  }
}
