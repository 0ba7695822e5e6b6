/** Tells who is there: the seats at once, everyone else and every count at most once a second. */
import type { Time } from '../coordinator/time.ts';
import type { Audience } from './audience.ts';
import { type Io, seatsRoom, spectatorsRoom } from './io.ts';

const SOON_MS = 1000;

export class PresenceTeller {
  readonly #io: Io;
  readonly #time: Pick<Time, 'after'>;
  readonly #audiences: ReadonlyMap<string, Audience>;
  /** By match, who is still to be told. */
  readonly #due = new Map<string, 'everyone' | 'spectators'>();
  #undo: (() => void) | null = null;

  /** `audiences` by match: looked up when it is told, so that nothing old is. */
  constructor(io: Io, time: Pick<Time, 'after'>, audiences: ReadonlyMap<string, Audience>) {
    this.#io = io;
    this.#time = time;
    this.#audiences = audiences;
  }

  /** Something changed that the seats have to see at once. */
  tellNow(match: string): void {
    this.#tell(match, [seatsRoom(match)]);
    this.#tellLater(match, 'spectators');
  }

  tellSoon(match: string): void {
    this.#tellLater(match, 'everyone');
  }

  close(): void {
    this.#undo?.();
    this.#due.clear();
  }

  #tellLater(match: string, who: 'everyone' | 'spectators'): void {
    if (this.#due.get(match) !== 'everyone') this.#due.set(match, who);
    this.#undo ??= this.#time.after(SOON_MS, () => {
      this.#undo = null;
      for (const [each, whom] of this.#due)
        this.#tell(each, [...(whom === 'everyone' ? [seatsRoom(each)] : []), spectatorsRoom(each)]);
      this.#due.clear();
    });
  }

  #tell(match: string, rooms: string[]): void {
    const audience = this.#audiences.get(match);
    if (audience !== undefined) this.#io.to(rooms).emit('presence', audience.presence());
  }
}
