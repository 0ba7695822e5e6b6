/** How long a connection's round trip takes, by the server's own heartbeats: never a client's claim. */
import type { RawConnection } from './io.ts';

/** Follows one connection: the handshake gives the first figure, each heartbeat a newer one. */
export class RoundTrip {
  #sentMs: number | null;
  #latestMs: number | null = null;
  /** Told after each measurement. */
  onMeasured: () => void = () => {};

  /** To be made as the handshake is sent: its answer is the first frame that comes in. */
  constructor(connection: RawConnection, now: () => number) {
    this.#sentMs = now();
    connection.on('packetCreate', (packet: { type: string }) => {
      if (packet.type === 'ping') this.#sentMs = now();
    });
    connection.on('packet', (packet: { type: string }) => {
      const isAnswer = packet.type === 'pong' || this.#latestMs === null;
      if (this.#sentMs === null || !isAnswer) return;
      this.#latestMs = now() - this.#sentMs;
      this.#sentMs = null;
      this.onMeasured();
    });
  }

  /** Milliseconds; `null` without a measurement. */
  get latestMs(): number | null {
    return this.#latestMs;
  }
}
