/** The edge for sockets: lets connections in, limits them, and answers each message exactly once. */
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { MESSAGE_BYTES } from '../../shared/wire/protocol.ts';
import type { Ack } from '../../shared/wire/server-message.ts';
import type { MatchesDoor } from '../coordinator/door.ts';
import type { Time } from '../coordinator/time.ts';
import { addressOf } from '../edge/address.ts';
import { codeOfFailure } from '../edge/failure.ts';
import { AddressLimit, type Limit } from '../edge/limit.ts';
import type { Log } from '../edge/log.ts';
import { isOriginAllowed } from '../edge/origin.ts';
import { refused, sentenceOf } from '../edge/refusal.ts';
import { Attendance } from './attendance.ts';
import { Broadcast } from './broadcast.ts';
import { Connection } from './connection.ts';
import { frameOf } from './frame.ts';
import { type Handler, handlersOf } from './handlers.ts';
import type { HintGiver } from './hint.ts';
import { GREETING_MS, type Io, type IoSocket, openIo, type RawConnection } from './io.ts';
import { PresenceTeller } from './presence.ts';
import { RoundTrip } from './round-trip.ts';

export interface GatewayLimits {
  /** Messages of one connection. */
  readonly messages: Limit;
  /** Messages of all connections from one address. */
  readonly addressMessages: Limit;
  /** New connections from one address. */
  readonly addressConnections: Limit;
}

export interface GatewaySetting {
  readonly matches: MatchesDoor;
  readonly hints: HintGiver;
  readonly limits: GatewayLimits;
  /** Origins of pages besides our own. */
  readonly allowedOrigins: readonly string[];
  /** How many proxies in front are believed about the address. */
  readonly trustedProxies: number;
  readonly time: Pick<Time, 'after'>;
  readonly log: Log;
}

export class Gateway {
  readonly #setting: GatewaySetting;
  readonly #io: Io;
  readonly #attendance: Attendance;
  readonly #teller: PresenceTeller;
  readonly #handlers: ReadonlyMap<string, Handler>;
  readonly #messages: AddressLimit;
  readonly #connections: AddressLimit;
  readonly #roundTrips = new WeakMap<RawConnection, RoundTrip>();
  readonly #undo: (() => void)[];
  #isClosing = false;

  constructor(http: HttpServer, setting: GatewaySetting) {
    const { matches, limits, time, log } = setting;
    const now = (): number => matches.now();
    this.#setting = setting;
    this.#messages = new AddressLimit(limits.addressMessages);
    this.#connections = new AddressLimit(limits.addressConnections);
    this.#io = openIo(http, (request) => this.#refusalOf(request));
    this.#teller = new PresenceTeller(this.#io, time);
    this.#attendance = new Attendance(matches, this.#teller, log);
    const broadcast = new Broadcast(this.#io, now);
    this.#handlers = handlersOf({
      matches,
      attendance: this.#attendance,
      broadcast,
      hints: setting.hints,
    });
    this.#io.engine.on('connection', (raw: RawConnection) => {
      this.#roundTrips.set(raw, new RoundTrip(raw, now));
    });
    this.#io.on('connection', (socket) => this.#accept(socket));
    this.#undo = [
      matches.subscribe((committed) => broadcast.tell(committed)),
      matches.subscribeStalls(() => this.#io.emit('time', { now: now() })),
    ];
  }

  /** Tells all connections that the server is about to go; from now on nothing new is taken. */
  announceClosing(): void {
    this.#isClosing = true;
    this.#io.emit('closing');
  }

  /** Ends all connections; pages come back by themselves. */
  async close(): Promise<void> {
    for (const undo of this.#undo) undo();
    this.#teller.close();
    await this.#io.close();
  }

  #refusalOf(request: IncomingMessage): string | null {
    const { allowedOrigins, trustedProxies, matches } = this.#setting;
    if (!isOriginAllowed(request.headers, allowedOrigins))
      return `foreign-origin: ${sentenceOf('foreign-origin')}`;
    if (!this.#connections.take(addressOf(request, trustedProxies), matches.now()))
      return `too-many: ${sentenceOf('too-many')}`;
    return null;
  }

  #accept(socket: IoSocket): void {
    const { matches, limits, trustedProxies, time } = this.#setting;
    const roundTrip = this.#roundTrips.get(socket.conn);
    if (roundTrip === undefined) throw new Error('Gateway: a socket without a handshake');
    const connection = new Connection(socket, {
      address: addressOf(socket.request, trustedProxies),
      limit: limits.messages,
      now: () => matches.now(),
      roundTrip,
      undoAlarm: time.after(GREETING_MS, () => socket.conn.close()),
    });
    roundTrip.onMeasured = () => this.#attendance.measured(connection);
    // Without `next` nothing is emitted by its name: a stranger's `error` event would throw.
    socket.use((parts: readonly unknown[]) => void this.#receive(connection, parts));
    socket.on('error', () => socket.conn.close());
    socket.on('disconnect', () => {
      connection.dispose();
      this.#attendance.leaveAll(connection);
    });
  }

  async #receive(connection: Connection, parts: readonly unknown[]): Promise<void> {
    const { name, payload, hasMore, answer } = frameOf(parts);
    try {
      answer(await this.#answerTo(connection, name, hasMore ? parts : payload));
    } catch (error) {
      this.#setting.log.error({ err: error, message: name }, 'a message could not be answered');
      answer(refused(codeOfFailure(error)));
    }
  }

  #answerTo(connection: Connection, name: unknown, payload: unknown): Ack | Promise<Ack> {
    const { arrival, isAllowed } = connection.takeArrival();
    if (this.#isClosing) return refused('closing');
    if (!isAllowed || !this.#messages.take(connection.address, arrival.atMs))
      return refused('too-many');
    if (arrival.bytes > MESSAGE_BYTES) return refused('too-large');
    const handler = typeof name === 'string' ? this.#handlers.get(name) : undefined;
    if (handler === undefined) return refused('unknown-message');
    return handler(connection, payload, arrival.atMs);
  }
}
