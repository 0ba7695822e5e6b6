/** Round trips are measured by the server's own heartbeats. */
import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { RawConnection } from '../../server/gateway/io.ts';
import { RoundTrip } from '../../server/gateway/round-trip.ts';

/** A connection whose frames and time a test makes. */
class Line {
  readonly #raw = new EventEmitter();
  readonly roundTrip: RoundTrip;
  #nowMs = 0;

  constructor() {
    this.roundTrip = new RoundTrip(this.#raw as unknown as RawConnection, () => this.#nowMs);
  }

  after(ms: number): this {
    this.#nowMs += ms;
    return this;
  }

  sends(type: string): this {
    this.#raw.emit('packetCreate', { type });
    return this;
  }

  gets(type: string): this {
    this.#raw.emit('packet', { type });
    return this;
  }

  get ms(): number | null {
    return this.roundTrip.latestMs;
  }
}

test('before anything came back there is no measurement', () => {
  expect(new Line().after(50).ms).toBeNull();
});

test('the first frame answers the handshake', () => {
  expect(new Line().after(80).gets('message').ms).toBe(80);
});

test('each heartbeat gives a newer figure', () => {
  const line = new Line().after(80).gets('message');
  line.after(5000).sends('ping').after(35).gets('message').after(5).gets('pong');
  expect(line.ms).toBe(40);
});

test('an answer that nobody asked for is no measurement', () => {
  const line = new Line().after(80).gets('message').after(900).gets('pong');
  expect(line.ms).toBe(80);
});

test('whoever listens is told of each measurement', () => {
  const line = new Line();
  const told: (number | null)[] = [];
  line.roundTrip.onMeasured = () => told.push(line.ms);
  line.after(30).gets('message').sends('ping').after(20).gets('pong');
  expect(told).toEqual([30, 20]);
});
