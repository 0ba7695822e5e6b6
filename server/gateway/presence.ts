/** Tells who is there: seats at once, counts of spectators at most once a second. */
import type { Time } from '../coordinator/time.ts';
import type { Audience } from './audience.ts';
import { type Io, seatsRoom, spectatorsRoom } from './io.ts';

const COUNTS_MS = 1000;

export class PresenceTeller {
  readonly #io: Io;
  readonly #time: Pick<Time, 'after'>;
  readonly #changed = new Set<Audience>();
  #undo: (() => void) | null = null;

  constructor(io: Io, time: Pick<Time, 'after'>) {
    this.#io = io;
    this.#time = time;
  }

  tellNow(audience: Audience): void {
    this.#changed.delete(audience);
    const rooms = [seatsRoom(audience.match), spectatorsRoom(audience.match)];
    this.#io.to(rooms).emit('presence', audience.presence());
  }

  tellSoon(audience: Audience): void {
    this.#changed.add(audience);
    this.#undo ??= this.#time.after(COUNTS_MS, () => {
      this.#undo = null;
      for (const changed of [...this.#changed]) this.tellNow(changed);
    });
  }

  /** Whoever comes to the match now makes an audience of their own. */
  forget(audience: Audience): void {
    this.#changed.delete(audience);
  }

  close(): void {
    this.#undo?.();
    this.#changed.clear();
  }
}
