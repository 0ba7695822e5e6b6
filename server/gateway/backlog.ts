/** What waits to be sent on one connection: memory of ours that a slow reader holds. */
import type { RawConnection } from './io.ts';

/** With more than this waiting it is told nothing more of its matches, until all but a little is read. */
const BEHIND_BYTES = 131_072;
const CAUGHT_UP_BYTES = 16_384;
/** With more than this waiting no log is given: a long one alone has 350 KB. */
const MOST_BYTES_BEFORE_A_LOG = 65_536;
/** Of an event in a log. */
const EVENT_BYTES = 90;
/** With more than this it does not read at all. */
const LOST_BYTES = 524_288;

/** How well what is sent is read. */
export type Pace = 'keeps-up' | 'behind' | 'lost';

/** The pace with so many bytes waiting; who was behind has to read almost all of them. */
export function paceOf(waitingBytes: number, before: Pace): Pace {
  if (waitingBytes > LOST_BYTES) return 'lost';
  if (waitingBytes > BEHIND_BYTES) return 'behind';
  return before !== 'keeps-up' && waitingBytes > CAUGHT_UP_BYTES ? 'behind' : 'keeps-up';
}

/** Whether a log may be given to a reader with so much waiting; `promised` events are about to be sent. */
export function mayGetLog(waitingBytes: number, promised: number): boolean {
  return waitingBytes + promised * EVENT_BYTES <= MOST_BYTES_BEFORE_A_LOG;
}

interface Packet {
  readonly data?: unknown;
}

export class Backlog {
  readonly #raw: RawConnection;
  /** Bytes that Engine.IO still has; what it has flushed waits in the socket. */
  #queuedBytes = 0;

  constructor(raw: RawConnection) {
    this.#raw = raw;
    raw.on('packetCreate', (packet: Packet) => {
      this.#queuedBytes += lengthOf(packet);
    });
    raw.on('flush', (packets: readonly Packet[]) => {
      for (const packet of packets) this.#queuedBytes -= lengthOf(packet);
    });
  }

  get waitingBytes(): number {
    return this.#queuedBytes + this.#raw.request.socket.writableLength;
  }
}

/** A frame of ours is text, and nearly all of it ASCII. */
function lengthOf({ data }: Packet): number {
  return typeof data === 'string' ? data.length : 0;
}
