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
import { isOriginAllowed, RefusedOrigins } from '../edge/origin.ts';
import { refused, sentenceOf } from '../edge/refusal.ts';
import { Attendance } from './attendance.ts';
import type { Audience } from './audience.ts';
import { Backlog } from './backlog.ts';
import { Broadcast } from './broadcast.ts';
import { Connection } from './connection.ts';
import { frameOf } from './frame.ts';
import { type Handler, handlersOf } from './handlers.ts';
import type { HintGiver } from './hint.ts';
import { GREETING_MS, type Io, type IoSocket, openIo, type RawConnection } from './io.ts';
import { PresenceTeller } from './presence.ts';
import { RoundTrip } from './round-trip.ts';
import { SlowReaders } from './slow-readers.ts';

export interface GatewayLimits {
  /** Messages of one connection. */
  readonly messages: Limit;
  /** Messages of all connections from one address. */
  readonly addressMessages: Limit;
  /** New connections from one address. */
  readonly addressConnections: Limit;
  /** Connections of one address that may stand at the same time. */
  readonly addressLines: number;
}

export interface GatewaySetting {
  readonly matches: MatchesDoor;
  readonly hints: HintGiver;
  readonly limits: GatewayLimits;
  /** Origins of pages besides our own. */
  readonly allowedOrigins: readonly string[];
  /** How many proxies in front are believed about the address. */
  readonly trustedProxies: number;
  readonly time: Pick<Time, 'after' | 'monotonicMs'>;
  readonly log: Log;
}

/** Connections that have not ended by then, because their other end is silent, are cut. */
const PARTING_MS = 1000;

/** What is kept of a connection from its handshake on. */
interface Line {
  readonly address: string;
  readonly roundTrip: RoundTrip;
  readonly backlog: Backlog;
}

export class Gateway {
  readonly #setting: GatewaySetting;
  readonly #io: Io;
  readonly #attendance: Attendance;
  readonly #teller: PresenceTeller;
  readonly #handlers: ReadonlyMap<string, Handler>;
  readonly #messages: AddressLimit;
  readonly #connections: AddressLimit;
  readonly #lines = new Map<RawConnection, Line>();
  readonly #slowReaders: SlowReaders;
  readonly #http: HttpServer;
  readonly #refusedOrigins: RefusedOrigins;
  readonly #undo: (() => void)[];
  #isClosing = false;

  constructor(http: HttpServer, setting: GatewaySetting) {
    const { matches, limits, time, log } = setting;
    const now = (): number => matches.now();
    this.#setting = setting;
    this.#http = http;
    this.#refusedOrigins = new RefusedOrigins(log);
    this.#messages = new AddressLimit(limits.addressMessages);
    this.#connections = new AddressLimit(limits.addressConnections);
    this.#io = openIo(http, (request) => this.#refusalOf(request));
    const audiences = new Map<string, Audience>();
    this.#teller = new PresenceTeller(this.#io, time, audiences);
    this.#attendance = new Attendance(matches, this.#teller, audiences, log);
    this.#slowReaders = new SlowReaders(matches, time, log);
    const broadcast = new Broadcast(this.#io, now);
    this.#handlers = handlersOf({
      matches,
      attendance: this.#attendance,
      broadcast,
      hints: setting.hints,
    });
    this.#io.engine.on('connection', (raw: RawConnection) => this.#follow(raw));
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
    this.#slowReaders.close();
    // Engine.IO forgets them as soon as it has said goodbye.
    const lines = [...this.#lines.keys()];
    const undo = this.#setting.time.after(PARTING_MS, () => {
      for (const raw of lines) raw.request.socket.destroy();
      this.#http.closeAllConnections();
    });
    await this.#io.close();
    undo();
  }

  #follow(raw: RawConnection): void {
    const { time, trustedProxies } = this.#setting;
    this.#lines.set(raw, {
      address: addressOf(raw.request, trustedProxies),
      roundTrip: new RoundTrip(raw, () => time.monotonicMs()),
      backlog: new Backlog(raw),
    });
    raw.on('close', () => this.#lines.delete(raw));
  }

  #refusalOf(request: IncomingMessage): string | null {
    const { allowedOrigins, trustedProxies, time, limits } = this.#setting;
    if (!isOriginAllowed(request.headers, allowedOrigins)) {
      this.#refusedOrigins.note(request.headers);
      return `foreign-origin: ${sentenceOf('foreign-origin')}`;
    }
    const address = addressOf(request, trustedProxies);
    const lines = [...this.#lines.values()].filter((line) => line.address === address);
    if (lines.length >= limits.addressLines || !this.#connections.take(address, time.monotonicMs()))
      return `too-many: ${sentenceOf('too-many')}`;
    return null;
  }

  #accept(socket: IoSocket): void {
    const { matches, limits, time } = this.#setting;
    const line = this.#lines.get(socket.conn);
    if (line === undefined) throw new Error('Gateway: a socket without a handshake');
    const connection = new Connection(socket, {
      ...line,
      limit: limits.messages,
      now: () => matches.now(),
      monotonicMs: () => time.monotonicMs(),
      undoAlarm: time.after(GREETING_MS, () => socket.conn.close()),
    });
    const undo = line.roundTrip.subscribe(() => this.#attendance.measured(connection));
    this.#slowReaders.add(connection);
    // Without `next` nothing is emitted by its name: a stranger's `error` event would throw.
    socket.use((parts: readonly unknown[]) => void this.#receive(connection, parts));
    socket.on('error', () => socket.conn.close());
    socket.on('disconnect', () => {
      undo();
      this.#slowReaders.delete(connection);
      connection.dispose();
      this.#attendance.leaveAll(connection);
    });
  }

  async #receive(connection: Connection, parts: readonly unknown[]): Promise<void> {
    const { name, payload, hasMore, answer } = frameOf(parts);
    try {
      this.#slowReaders.check(connection);
      const content = hasMore ? parts : payload;
      const ack = await this.#answerTo(connection, name, content, answer !== null);
      answer?.(ack);
    } catch (error) {
      this.#setting.log.error({ err: error, message: name }, 'a message could not be answered');
      answer?.(refused(codeOfFailure(error)));
    }
  }

  #answerTo(
    connection: Connection,
    name: unknown,
    payload: unknown,
    isAnswered: boolean,
  ): Ack | Promise<Ack> {
    const { arrival, isAllowed } = connection.takeArrival();
    if (this.#isClosing) return refused('closing');
    if (!isAllowed || !this.#messages.take(connection.address, this.#setting.time.monotonicMs()))
      return refused('too-many');
    if (arrival.bytes > MESSAGE_BYTES) return refused('too-large');
    const handler = typeof name === 'string' ? this.#handlers.get(name) : undefined;
    if (handler === undefined) return refused('unknown-message');
    return handler(connection, payload, { atMs: arrival.atMs, isAnswered });
  }
}
