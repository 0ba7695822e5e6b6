/** Those who watch are told in parts, with turns of the loop between: no player waits for a crowd. */
import type { ServerMessages } from '../../shared/wire/server-message.ts';
import type { Io } from './io.ts';

/** So many sockets are written to in one turn, which takes two or three milliseconds. */
const PART = 100;

/** A message on its way through a room. */
interface Telling {
  readonly emit: (sockets: string[]) => void;
  /** Who has not been told yet, once it has begun; who comes meanwhile hears it, too. */
  members: Iterator<string> | null;
}

export class Crowd {
  readonly #io: Pick<Io, 'to' | 'sockets'>;
  /** By room, in the order in which each of its members hears it. The rooms take turns. */
  readonly #queues = new Map<string, Telling[]>();
  #isTelling = false;

  constructor(io: Pick<Io, 'to' | 'sockets'>) {
    this.#io = io;
  }

  /** Tells all in the room soon: the first of them before this turn of the loop ends. */
  tell<E extends keyof ServerMessages>(
    room: string,
    event: E,
    ...message: Parameters<ServerMessages[E]>
  ): void {
    const emit = (sockets: string[]): void => {
      this.#io.to(sockets).emit(event, ...message);
    };
    const queue = this.#queues.get(room);
    if (queue === undefined) this.#queues.set(room, [{ emit, members: null }]);
    else queue.push({ emit, members: null });
    if (this.#isTelling) return;
    this.#isTelling = true;
    queueMicrotask(() => this.#tellPart());
  }

  #tellPart(): void {
    let left = PART;
    for (const [room, queue] of this.#queues) {
      if (left === 0) break;
      left -= this.#tellSome(room, queue, left);
      // To the end of the line, if there is more of it.
      this.#queues.delete(room);
      if (queue.length > 0) this.#queues.set(room, queue);
    }
    this.#isTelling = this.#queues.size > 0;
    if (this.#isTelling) setImmediate(() => this.#tellPart());
  }

  /** Goes on with the first message, to so many at most; returns how many were told. */
  #tellSome(room: string, queue: Telling[], most: number): number {
    const [telling] = queue;
    if (telling === undefined) return 0;
    telling.members ??= this.#membersOf(room);
    const sockets: string[] = [];
    while (sockets.length < most) {
      const next = telling.members.next();
      if (next.done === true) {
        queue.shift();
        break;
      }
      sockets.push(next.value);
    }
    if (sockets.length > 0) telling.emit(sockets);
    return sockets.length;
  }

  #membersOf(room: string): Iterator<string> {
    return (this.#io.sockets.adapter.rooms.get(room) ?? new Set<string>()).values();
  }
}
