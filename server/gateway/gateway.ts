/** The edge for sockets: lets connections in, limits them, and answers each message exactly once. */
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { MESSAGE_BYTES } from '../../shared/wire/protocol.ts';
import type { WireRefusal } from '../../shared/wire/refusal.ts';
import type { Ack } from '../../shared/wire/server-message.ts';
import type { Ties } from '../cluster/ties.ts';
import type { MatchesDoor } from '../coordinator/door.ts';
import type { Time } from '../coordinator/time.ts';
import { addressOf } from '../edge/address.ts';
import { codeOfFailure } from '../edge/failure.ts';
import { AddressLimit, floodOf, type Limit } from '../edge/limit.ts';
import type { Log } from '../edge/log.ts';
import { isOriginAllowed, RefusedOrigins } from '../edge/origin.ts';
import type { Blocks } from '../edge/blocks.ts';
import type { Notice } from '../edge/notice.ts';
import { refused, sentenceOf } from '../edge/refusal.ts';
import type { Seeks } from '../lobby/seeks.ts';
import { LateBroadcast } from '../spectators/late-broadcast.ts';
import type { LateViews } from '../spectators/late-views.ts';
import type { Observer } from '../operations/observer.ts';
import { Attendance } from './attendance.ts';
import type { Audience } from './audience.ts';
import { Backlog } from './backlog.ts';
import { Broadcast } from './broadcast.ts';
import { Connection } from './connection.ts';
import { Crowd } from './crowd.ts';
import { frameOf } from './frame.ts';
import { type Handler, handlersOf } from './handlers.ts';
import type { HintGiver } from './hint-giver.ts';
import {
  GREETING_MS,
  type Io,
  type IoSocket,
  openIo,
  type RawConnection,
  spectatorsRoom,
} from './io.ts';
import { PresenceTeller } from './presence.ts';
import { RoundTrip } from './round-trip.ts';
import { SlowReaders } from './slow-readers.ts';
import { hearOthers } from './talk.ts';
import { type Voices, voicesOf } from './voices.ts';

export interface GatewayLimits {
  /** Messages of one connection. */
  readonly messages: Limit;
  /** Messages of all connections from one address. */
  readonly addressMessages: Limit;
  /** New connections from one address. */
  readonly addressConnections: Limit;
  /** Connections of one address that may stand at the same time. */
  readonly addressLines: number;
  /** Seeks, and answers to them, from one address: each may make a match. */
  readonly addressMatches: Limit;
}

export interface GatewaySetting {
  readonly matches: MatchesDoor;
  /** `null`: no other process shares the matches, or nothing can be told. */
  readonly ties: Ties | null;
  /** Whether people are to go to other processes: nothing can be saved at this one. */
  readonly isCutOff: () => boolean;
  readonly hints: HintGiver;
  /** Who follows each match: filled here, empty to begin with. */
  readonly audiences: Map<string, Audience>;
  readonly seeks: Seeks;
  readonly views: LateViews;
  readonly limits: GatewayLimits;
  /** Origins of pages besides our own. */
  readonly allowedOrigins: readonly string[];
  /** How many proxies in front are believed about the address. */
  readonly trustedProxies: number;
  readonly time: Pick<Time, 'after' | 'monotonicMs'>;
  readonly log: Log;
  readonly observer: Observer;
  readonly blocks: Blocks;
  readonly notice: Notice;
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
  /** Frames of all connections of an address, counted before they are parsed. */
  readonly #frames: AddressLimit;
  readonly #connections: AddressLimit;
  readonly #lines = new Map<RawConnection, Line>();
  readonly #slowReaders: SlowReaders;
  readonly #http: HttpServer;
  readonly #refusedOrigins: RefusedOrigins;
  readonly #undo: (() => void)[];
  #isClosing = false;

  constructor(http: HttpServer, setting: GatewaySetting) {
    const { matches, limits, time, log } = setting;
    this.#setting = setting;
    this.#http = http;
    this.#refusedOrigins = new RefusedOrigins(log);
    this.#messages = new AddressLimit(limits.addressMessages);
    this.#frames = new AddressLimit(floodOf(limits.addressMessages));
    this.#connections = new AddressLimit(limits.addressConnections);
    this.#io = openIo(http, (request) => this.#refusalOf(request));
    const { audiences, ties, views, observer } = setting;
    const crowd = new Crowd(this.#io);
    this.#teller = new PresenceTeller(this.#io, crowd, time, audiences);
    const others = ties === null ? null : { ties, time };
    this.#attendance = new Attendance(matches, this.#teller, audiences, log, others);
    this.#slowReaders = new SlowReaders(matches, views, time, log, observer);
    const broadcast = new Broadcast(this.#io, crowd, () => matches.now());
    const late = this.#openLate(crowd);
    const voices = voicesOf(this.#io, crowd, late, ties?.news ?? null);
    const seekLimit = new AddressLimit(limits.addressMatches);
    const monotonicMs = (): number => time.monotonicMs();
    this.#handlers = handlersOf({
      ...setting,
      attendance: this.#attendance,
      broadcast,
      voices,
      late,
      maySeek: (address) => seekLimit.take(address, monotonicMs()),
      monotonicMs,
    });
    this.#io.engine.on('connection', (raw: RawConnection) => this.#follow(raw));
    this.#io.on('connection', (socket) => this.#accept(socket));
    this.#undo = this.#listen(broadcast, late, voices);
  }

  /** Tells all connections that the server is about to go; from now on nothing new is taken. */
  announceClosing(): void {
    this.#isClosing = true;
    this.#io.emit('closing');
  }

  /** How many connections stand, and how many of them are behind with reading. */
  countConnections(): { readonly all: number; readonly behind: number } {
    return { all: this.#lines.size, behind: this.#slowReaders.countBehind() };
  }

  /** Ends all connections; pages come back by themselves. */
  async close(): Promise<void> {
    for (const undo of this.#undo) undo();
    this.#teller.close();
    this.#attendance.close();
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

  #listen(broadcast: Broadcast, late: LateBroadcast, voices: Voices): (() => void)[] {
    const { matches, audiences, ties, notice, blocks } = this.#setting;
    return [
      matches.subscribe((committed) => broadcast.tell(committed)),
      matches.subscribe((committed) => late.tell(committed)),
      () => late.close(),
      hearOthers(ties?.news ?? null, { voices, audiences, now: () => matches.now() }),
      matches.subscribeMoves(({ match, seat }) => this.#attendance.release(match, seat)),
      matches.subscribeStalls(() => this.#io.emit('time', { now: matches.now() })),
      notice.subscribe((announcement) => this.#io.emit('announcement', announcement)),
      blocks.subscribe((address) => this.#cutAddress(address)),
    ];
  }

  #openLate(crowd: Crowd): LateBroadcast {
    const { log } = this.#setting;
    return new LateBroadcast({
      ...this.#setting,
      tellEvent: (message) => crowd.tell(spectatorsRoom(message.match), 'event', message),
      tellSaid: (message) => crowd.tell(spectatorsRoom(message.match), 'said', message),
      report: (trouble, error) => log.error({ err: error }, trouble),
    });
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

  /** Ends all connections at once: their pages come back elsewhere. */
  sendAway(): void {
    for (const raw of this.#lines.keys()) raw.close();
  }

  #cutAddress(address: string): void {
    for (const [raw, line] of this.#lines) if (line.address === address) raw.close();
  }

  #refusalOf(request: IncomingMessage): string | null {
    const code = this.#refusalCodeOf(request);
    if (code === null) return null;
    this.#setting.observer.refused(code);
    return `${code}: ${sentenceOf(code)}`;
  }

  #refusalCodeOf(request: IncomingMessage): WireRefusal | null {
    const { allowedOrigins, trustedProxies, time, limits, blocks } = this.#setting;
    if (!isOriginAllowed(request.headers, allowedOrigins)) {
      this.#refusedOrigins.note(request.headers);
      return 'foreign-origin';
    }
    const address = addressOf(request, trustedProxies);
    if (blocks.isBlocked(address)) return 'blocked';
    if (this.#setting.isCutOff()) return 'closing';
    const lines = [...this.#lines.values()].filter((line) => line.address === address);
    if (lines.length >= limits.addressLines || !this.#connections.take(address, time.monotonicMs()))
      return 'too-many';
    return null;
  }

  #accept(socket: IoSocket): void {
    const { matches, limits, time } = this.#setting;
    const line = this.#lines.get(socket.conn);
    if (line === undefined) throw new Error('Gateway: a socket without a handshake');
    const connection = new Connection(socket, {
      ...line,
      limit: limits.messages,
      mayAddressSend: () => this.#frames.take(line.address, time.monotonicMs()),
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
      this.#setting.seeks.leave(connection);
    });
  }

  async #receive(connection: Connection, parts: readonly unknown[]): Promise<void> {
    const { name, payload, hasMore, answer } = frameOf(parts);
    const sinceMs = this.#setting.time.monotonicMs();
    try {
      this.#slowReaders.check(connection);
      const content = hasMore ? parts : payload;
      const ack = await this.#answerTo(connection, name, content, answer !== null);
      answer?.(ack);
      this.#followUp(connection, name, ack, sinceMs);
    } catch (error) {
      this.#setting.log.error({ err: error, message: name }, 'a message could not be answered');
      const code = codeOfFailure(error);
      this.#setting.observer.refused(code);
      answer?.(refused(code));
    }
  }

  /** What an answer is followed by, once it is sent. */
  #followUp(connection: Connection, name: unknown, ack: Ack, sinceMs: number): void {
    const { observer, time, notice } = this.#setting;
    if (!ack.ok) observer.refused(ack.code);
    else if (name === 'command') observer.acknowledged(time.monotonicMs() - sinceMs);
    else if (name === 'hello' && notice.current !== null)
      connection.tell('announcement', notice.current);
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
