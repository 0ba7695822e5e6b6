/** One client's connection: what it sends is stamped and counted here, and its rooms are kept. */
import type { ServerMessages } from '../../shared/wire/server-message.ts';
import { floodOf, type Limit, TokenBucket } from '../edge/limit.ts';
import { type Arrival, Arrivals } from './arrivals.ts';
import { type Backlog, mayGetLog, type Pace, paceOf } from './backlog.ts';
import type { IoSocket } from './io.ts';
import type { RoundTrip } from './round-trip.ts';
import type { Standing } from './standing.ts';
import { SAYINGS } from './voice.ts';

/** Events in answers to `enter`: several long matches at once, and then a few each second. */
const SNAPSHOT_EVENTS: Limit = { count: 20_000, perMs: 5000 };

export interface ConnectionSetting {
  readonly address: string;
  readonly limit: Limit;
  /** Counts one frame of its address; false where the address floods. */
  readonly mayAddressSend: () => boolean;
  /** Availability time: when a message arrived. */
  readonly now: () => number;
  /** For limits: they go on while availability time stands still. */
  readonly monotonicMs: () => number;
  readonly backlog: Pick<Backlog, 'waitingBytes'>;
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
  readonly #snapshotEvents: TokenBucket;
  readonly #sayings: TokenBucket;
  readonly #monotonicMs: () => number;
  readonly #backlog: Pick<Backlog, 'waitingBytes'>;
  /** Those it belongs to; while it is behind it is in none. */
  readonly #rooms = new Set<string>();
  readonly #roundTrip: RoundTrip;
  readonly #undoAlarm: () => void;
  /** In answers that wait for nothing more: they count as sent in the next turn of the loop. */
  #promisedEvents = 0;
  #isGreeted = false;
  #pace: Pace = 'keeps-up';

  constructor(socket: IoSocket, setting: ConnectionSetting) {
    const { address, limit, mayAddressSend, now, monotonicMs, roundTrip, backlog, undoAlarm } =
      setting;
    this.#socket = socket;
    this.address = address;
    this.#messages = new TokenBucket(limit, monotonicMs());
    this.#snapshotEvents = new TokenBucket(SNAPSHOT_EVENTS, monotonicMs());
    this.#sayings = new TokenBucket(SAYINGS, monotonicMs());
    const flood = new TokenBucket(floodOf(limit), monotonicMs());
    const maySend = (): boolean => flood.take(monotonicMs()) && mayAddressSend();
    this.#arrivals = new Arrivals(socket.conn, now, maySend);
    this.#monotonicMs = monotonicMs;
    this.#backlog = backlog;
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
    return { arrival, isAllowed: this.#messages.take(this.#monotonicMs()) };
  }

  /** Whether so many events may be sent to it in one answer, before this turn of the loop ends. */
  mayGet(events: number): boolean {
    const isReading = mayGetLog(this.#backlog.waitingBytes, this.#promisedEvents);
    if (this.#pace !== 'keeps-up' || !isReading) return false;
    if (!this.#snapshotEvents.take(this.#monotonicMs(), events)) return false;
    if (this.#promisedEvents === 0) setImmediate(() => (this.#promisedEvents = 0));
    this.#promisedEvents += events;
    return true;
  }

  /** Whether it may say something more. */
  maySay(): boolean {
    return this.#sayings.take(this.#monotonicMs());
  }

  /** As it was measured last. */
  get pace(): Pace {
    return this.#pace;
  }

  /** Measures anew. Who is behind is in no room, and in all its rooms again when it keeps up. */
  measurePace(): Pace {
    const before = this.#pace;
    this.#pace = paceOf(this.#backlog.waitingBytes, before);
    if (this.#pace === before) return before;
    for (const room of this.#rooms)
      if (this.#pace === 'keeps-up') void this.#socket.join(room);
      else void this.#socket.leave(room);
    return this.#pace;
  }

  /** Ends it at once, with all that waits to be sent; a polite end would wait for its reader. */
  cut(): void {
    this.#socket.request.socket.destroy();
  }

  tell<E extends keyof ServerMessages>(event: E, ...message: Parameters<ServerMessages[E]>): void {
    this.#socket.emit(event, ...message);
  }

  moveTo(room: string, from: readonly string[]): void {
    this.leaveRooms(from.filter((other) => other !== room));
    this.#rooms.add(room);
    if (this.#pace === 'keeps-up') void this.#socket.join(room);
  }

  leaveRooms(rooms: readonly string[]): void {
    for (const room of rooms) {
      this.#rooms.delete(room);
      void this.#socket.leave(room);
    }
  }

  /** Undoes what waits for it. */
  dispose(): void {
    this.#undoAlarm();
  }
}
