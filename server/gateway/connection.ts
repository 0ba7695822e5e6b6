/** One client's connection: what it sends is stamped and counted here, and its rooms are kept. */
import type { ServerMessages } from '../../shared/wire/server-message.ts';
import { type Limit, TokenBucket } from '../edge/limit.ts';
import { type Arrival, Arrivals } from './arrivals.ts';
import type { IoSocket } from './io.ts';
import type { RoundTrip } from './round-trip.ts';
import type { Standing } from './standing.ts';

/** A connection that sends so many times more than it may is not answered but closed. */
const FLOOD = 8;

export interface ConnectionSetting {
  readonly address: string;
  readonly limit: Limit;
  readonly now: () => number;
  readonly roundTrip: RoundTrip;
  /** Undoes the alarm that ends a connection which does not greet. */
  readonly undoAlarm: () => void;
}

export class Connection {
  readonly address: string;
  /** By match. */
  readonly standings = new Map<string, Standing>();
  readonly #socket: IoSocket;
  readonly #arrivals: Arrivals;
  readonly #messages: TokenBucket;
  readonly #roundTrip: RoundTrip;
  readonly #undoAlarm: () => void;
  #isGreeted = false;

  constructor(socket: IoSocket, setting: ConnectionSetting) {
    const { address, limit, now, roundTrip, undoAlarm } = setting;
    this.#socket = socket;
    this.address = address;
    this.#messages = new TokenBucket(limit, now());
    const flood = new TokenBucket({ ...limit, count: FLOOD * limit.count }, now());
    this.#arrivals = new Arrivals(socket.conn, now, (atMs) => flood.take(atMs));
    this.#roundTrip = roundTrip;
    this.#undoAlarm = undoAlarm;
  }

  get id(): string {
    return this.#socket.id;
  }

  get isOpen(): boolean {
    return this.#socket.connected;
  }

  /** Whether it has said hello in a version that is spoken here. */
  get isGreeted(): boolean {
    return this.#isGreeted;
  }

  /** As measured by the server, in milliseconds; `null` without a measurement. */
  get roundTripMs(): number | null {
    return this.#roundTrip.latestMs;
  }

  greet(): void {
    this.#isGreeted = true;
    this.#undoAlarm();
  }

  /** The arrival of the message at hand, and whether the connection had it left to send. */
  takeArrival(): { readonly arrival: Arrival; readonly isAllowed: boolean } {
    const arrival = this.#arrivals.take();
    return { arrival, isAllowed: this.#messages.take(arrival.atMs) };
  }

  tell<E extends keyof ServerMessages>(event: E, ...message: Parameters<ServerMessages[E]>): void {
    this.#socket.emit(event, ...message);
  }

  moveTo(room: string, from: readonly string[]): void {
    this.leaveRooms(from.filter((other) => other !== room));
    void this.#socket.join(room);
  }

  leaveRooms(rooms: readonly string[]): void {
    for (const room of rooms) void this.#socket.leave(room);
  }

  /** Undoes what waits for it. */
  dispose(): void {
    this.#undoAlarm();
  }
}
