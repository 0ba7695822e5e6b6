/** When each message's frame came in, and how long it was: noted before anything is parsed. */
import type { RawConnection } from './io.ts';

export interface Arrival {
  /** Availability time. */
  readonly atMs: number;
  readonly bytes: number;
}

/** The first character of a frame by Socket.IO's protocol: an event, and what comes with binary parts. */
const EVENT = '2';
const BINARY = ['5', '6'];

/**
 * Frames and messages meet again by their order: each event frame of a connection becomes exactly
 * one message, or closes the connection.
 */
export class Arrivals {
  readonly #queue: Arrival[] = [];

  /** `mayCount` is asked for each frame; a connection that sends too many is closed unread. */
  constructor(connection: RawConnection, now: () => number, mayCount: (atMs: number) => boolean) {
    connection.on('packet', (packet: { type: string; data?: unknown }) => {
      const atMs = now();
      if (!mayCount(atMs) || (packet.type === 'message' && !isText(packet.data))) {
        connection.close();
        return;
      }
      if (packet.type === 'message' && isText(packet.data) && packet.data.startsWith(EVENT))
        this.#queue.push({ atMs, bytes: Buffer.byteLength(packet.data) });
    });
  }

  /** The arrival of the message that is handed over now. */
  take(): Arrival {
    const arrival = this.#queue.shift();
    if (arrival === undefined)
      throw new Error('Arrivals: a message without a frame; Socket.IO must hand each over once');
    return arrival;
  }
}

/** Binary frames have no place in the protocol. */
function isText(data: unknown): data is string {
  return typeof data === 'string' && !BINARY.includes(data.charAt(0));
}
