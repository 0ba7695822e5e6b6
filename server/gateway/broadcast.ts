/** Tells committed events: after their sender's ack, to the seats first and then to spectators. */
import type { EventMessage } from '../../shared/wire/server-message.ts';
import { encodeEvent } from '../../shared/wire/event.ts';
import type { Committed } from '../coordinator/door.ts';
import { isDelayed, isOpening } from '../spectators/late-views.ts';
import type { Crowd } from './crowd.ts';
import { type Io, seatsRoom, spectatorsRoom } from './io.ts';

interface Waiting {
  readonly committed: Committed;
  /** The socket that learns of the event by its ack. */
  asker: string | null;
}

export class Broadcast {
  readonly #io: Pick<Io, 'to'>;
  readonly #crowd: Pick<Crowd, 'tell'>;
  readonly #now: () => number;
  readonly #waiting = new Map<string, Waiting>();

  constructor(io: Pick<Io, 'to'>, crowd: Pick<Crowd, 'tell'>, now: () => number) {
    this.#io = io;
    this.#crowd = crowd;
    this.#now = now;
  }

  /** Tells an event soon: what waits on promises, its ack above all, goes before. */
  tell(committed: Committed): void {
    if (this.#waiting.size === 0) setImmediate(() => this.#flush());
    this.#waiting.set(keyOf(committed), { committed, asker: null });
  }

  /** The socket's ack has told it of the event: two packets a ply, not three. */
  acknowledged(committed: Committed, socket: string): void {
    const waiting = this.#waiting.get(keyOf(committed));
    if (waiting !== undefined) waiting.asker = socket;
  }

  #flush(): void {
    const batch = [...this.#waiting.values()].map(({ committed, asker }) => ({
      match: committed.match,
      asker,
      isLate: isToldLate(committed),
      message: eventMessage(committed, this.#now()),
    }));
    this.#waiting.clear();
    for (const { match, asker, message } of batch) {
      const seats = this.#io.to(seatsRoom(match));
      (asker === null ? seats : seats.except(asker)).emit('event', message);
    }
    for (const { match, message, isLate } of batch)
      if (!isLate) this.#crowd.tell(spectatorsRoom(match), 'event', message);
  }
}

/** Spectators of a delayed match learn it in their own time. */
function isToldLate({ seq, state }: Committed): boolean {
  return isDelayed({ match: state }) && !isOpening(state, seq);
}

/** `now` is availability time, as everywhere on the wire. */
export function eventMessage({ match, seq, event, state }: Committed, now: number): EventMessage {
  const deadline = state.clock?.deadlineMs ?? null;
  return { match, seq, event: encodeEvent(event), deadline, now };
}

function keyOf({ match, seq }: Committed): string {
  return `${match}:${seq}`;
}
