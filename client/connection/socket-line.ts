/** The line over Socket.IO: one websocket, opened again by itself. */
import { io, type Socket } from 'socket.io-client';
import type { AskName, Asks, Line, LineEvents, Reply } from './line.ts';

/** Quick at first, since most breaks are short; never slower than two seconds, since a clock runs. */
const RECONNECTION = {
  reconnectionDelay: 300,
  reconnectionDelayMax: 2000,
  randomizationFactor: 0.4,
  timeout: 4000,
};

/** What Socket.IO calls the ups and downs of a line. */
const NAMES: ReadonlyMap<keyof LineEvents, string> = new Map([
  ['up', 'connect'],
  ['down', 'disconnect'],
  ['unreachable', 'connect_error'],
]);

export class SocketLine implements Line {
  readonly #socket: Socket;
  #isWanted = false;

  /** `origin`: where the server is, `undefined` for where the page came from. */
  constructor(origin?: string) {
    const options = { transports: ['websocket'], autoConnect: false, ...RECONNECTION };
    this.#socket = origin === undefined ? io(options) : io(origin, options);
    this.#socket.on('disconnect', (reason) => {
      // Only after the server hung up does Socket.IO not try again by itself.
      if (reason === 'io server disconnect' && this.#isWanted)
        setTimeout(() => {
          if (this.#isWanted) this.#socket.connect();
        }, RECONNECTION.reconnectionDelay);
    });
  }

  open(): void {
    this.#isWanted = true;
    this.#socket.connect();
  }

  close(): void {
    this.#isWanted = false;
    this.#socket.disconnect();
  }

  async ask<N extends AskName>(
    name: N,
    message: Asks[N]['message'],
    timeoutMs: number,
  ): Promise<Reply<N>> {
    // Without this a message would wait in Socket.IO's buffer and go out long after it was meant.
    if (!this.#socket.connected) return null;
    try {
      const ack: unknown = await this.#socket.timeout(timeoutMs).emitWithAck(name, message);
      return decodeReply<N>(ack);
    } catch {
      return null;
    }
  }

  on<E extends keyof LineEvents>(event: E, listener: LineEvents[E]): () => void {
    const name = NAMES.get(event) ?? event;
    // Socket.IO's types cannot follow an event name that is a type parameter.
    const untyped = listener as () => void;
    this.#socket.on(name, untyped);
    return () => {
      this.#socket.off(name, untyped);
    };
  }
}

/** Our own server is believed about the shape of its acks; anything else is as good as no answer. */
function decodeReply<N extends AskName>(ack: unknown): Reply<N> {
  return typeof ack === 'object' && ack !== null && 'ok' in ack ? (ack as Reply<N>) : null;
}
