/** A connection to a server under test: asks with acks, remembers what it is told, can be cut. */
import { io, type Socket } from 'socket.io-client';
import { expect, onTestFinished } from 'vitest';
import { PROTOCOL } from '../../shared/wire/protocol.ts';
import type {
  Ack,
  CommandAck,
  EnterAck,
  EventMessage,
  Refused,
} from '../../shared/wire/server-message.ts';

/** Longer than any answer takes; whoever waits for more has found a fault. */
const ANSWER_MS = 5000;

export interface Told {
  readonly name: string;
  readonly message: unknown;
}

/** Command ids are counted, so that none is used twice by chance. */
let commands = 0;

export class SocketClient {
  /** What the server told by itself, in its order. */
  readonly told: Told[] = [];
  readonly socket: Socket;
  readonly #waiting = new Set<() => void>();

  constructor(socket: Socket) {
    this.socket = socket;
    socket.onAny((name: string, message: unknown) => this.#note(name, message));
    socket.on('disconnect', () => this.#note('disconnect', undefined));
  }

  /** Connected, and nothing sent yet. Never connects again by itself; ends with the test. */
  static async connect(url: string, headers: Record<string, string> = {}): Promise<SocketClient> {
    const client = SocketClient.open(url, headers);
    await new Promise<void>((resolve, reject) => {
      client.socket.once('connect', resolve);
      client.socket.once('connect_error', reject);
    });
    return client;
  }

  /** On its way to being connected. */
  static open(url: string, headers: Record<string, string> = {}): SocketClient {
    const socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: headers,
    });
    onTestFinished(() => void socket.disconnect());
    return new SocketClient(socket);
  }

  /** Sends and waits for the ack. */
  ask(name: string, ...payload: readonly unknown[]): Promise<Ack> {
    return this.socket.timeout(ANSWER_MS).emitWithAck(name, ...payload) as Promise<Ack>;
  }

  async hello(): Promise<void> {
    expect(await this.ask('hello', { protocol: PROTOCOL })).toMatchObject({ ok: true });
  }

  /** Follows a match from event `have` on; must be let in. */
  async enter(match: string, token?: string, have = 0): Promise<EnterAck> {
    const ack = await this.ask('enter', { match, have, ...(token === undefined ? {} : { token }) });
    expect(ack).toMatchObject({ ok: true });
    return ack as EnterAck;
  }

  /** Asks for a command under a fresh id. */
  command(match: string, command: unknown, id?: string): Promise<CommandAck | Refused> {
    const asked = { match, id: id ?? `c${(commands += 1)}`, command };
    return this.ask('command', asked) as Promise<CommandAck | Refused>;
  }

  /** Asks for the ply `L.c3` as the board's `ply`-th. */
  ply(match: string, text: string, ply: number, id?: string): Promise<CommandAck | Refused> {
    const [letter, action] = text.split('.');
    const board = letter === 'L' ? 'left' : 'right';
    return this.command(match, { kind: 'ply', board, ply, action }, id);
  }

  /** The first thing told by that name that fits, waiting for it where it has not come yet. */
  heard<M = unknown>(name: string, fits: (message: M) => boolean = () => true): Promise<M> {
    return this.#until(
      () => this.told.find((told) => told.name === name && fits(told.message as M)),
      name,
    ) as Promise<M>;
  }

  /** The `index`-th thing told by that name, counted from 0. */
  nth(name: string, index: number): Promise<unknown> {
    return this.#until(() => this.told.filter((told) => told.name === name)[index], name);
  }

  async #until(find: () => Told | undefined, name: string): Promise<unknown> {
    while (find() === undefined)
      await new Promise<void>((resolve, reject) => {
        const alarm = setTimeout(() => reject(new Error(`never heard ${name}`)), ANSWER_MS);
        this.#waiting.add(() => {
          clearTimeout(alarm);
          resolve();
        });
      });
    return find()?.message;
  }

  /** The event of that number, when it has been told. */
  event(seq: number): Promise<EventMessage> {
    return this.heard<EventMessage>('event', (message) => message.seq === seq);
  }

  /** The numbers of the events told so far. */
  get seqs(): number[] {
    return this.told
      .filter(({ name }) => name === 'event')
      .map(({ message }) => (message as EventMessage).seq);
  }

  /** Sends a frame as it is, whatever the protocol thinks of it. */
  sendRaw(frame: string | ArrayBuffer): void {
    this.socket.io.engine.write(frame);
  }

  /** The line is cut without a word. */
  cut(): void {
    this.socket.io.engine.transport.close();
  }

  #note(name: string, message: unknown): void {
    this.told.push({ name, message });
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const wake of waiting) wake();
  }
}
