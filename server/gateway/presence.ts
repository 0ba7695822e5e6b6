/** Tells who is there: the seats at once, everyone else and every count at most once a second. */
import type { Time } from '../coordinator/time.ts';
import type { Audience } from './audience.ts';
import type { Crowd } from './crowd.ts';
import { type Io, seatsRoom, spectatorsRoom } from './io.ts';

const SOON_MS = 1000;

export class PresenceTeller {
  readonly #io: Pick<Io, 'to'>;
  readonly #crowd: Pick<Crowd, 'tell'>;
  readonly #time: Pick<Time, 'after'>;
  readonly #audiences: ReadonlyMap<string, Audience>;
  /** By match, who is still to be told. */
  readonly #due = new Map<string, 'everyone' | 'spectators'>();
  #undo: (() => void) | null = null;

  /** `audiences` by match: looked up when it is told, so that nothing old is. */
  constructor(
    io: Pick<Io, 'to'>,
    crowd: Pick<Crowd, 'tell'>,
    time: Pick<Time, 'after'>,
    audiences: ReadonlyMap<string, Audience>,
  ) {
    this.#io = io;
    this.#crowd = crowd;
    this.#time = time;
    this.#audiences = audiences;
  }

  /** Something changed that the seats have to see at once. */
  tellNow(match: string): void {
    this.#tellSeats(match);
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
      for (const [each, whom] of this.#due) {
        if (whom === 'everyone') this.#tellSeats(each);
        this.#tellSpectators(each);
      }
      this.#due.clear();
    });
  }

  #tellSeats(match: string): void {
    const audience = this.#audiences.get(match);
    if (audience !== undefined) this.#io.to(seatsRoom(match)).emit('presence', audience.presence());
  }

  #tellSpectators(match: string): void {
    const audience = this.#audiences.get(match);
    if (audience !== undefined)
      this.#crowd.tell(spectatorsRoom(match), 'presence', audience.presence());
  }
}
