/** Speaks the protocol over a bare WebSocket: thousands of them cost a load driver next to nothing. */
import { PROTOCOL } from '../../shared/wire/protocol.ts';
import type {
  Ack,
  CommandAck,
  EnterAck,
  EventMessage,
  Refused,
} from '../../shared/wire/server-message.ts';
import { RawWebSocket } from './raw-web-socket.ts';

/** Packets of Engine.IO and Socket.IO by how they begin. */
const OPENED = '0';
const PING = '2';
const PONG = '3';
const CONNECT = '40';
const EVENT = '42';
const ACK = '43';

/** Called with what the server tells by itself. */
export type Listener = (name: string, message: unknown) => void;

export class WirePlayer {
  readonly #line: RawWebSocket;
  readonly #waiting: Map<number, (ack: Ack | null) => void>;
  #asked = 0;

  private constructor(line: RawWebSocket, waiting: Map<number, (ack: Ack | null) => void>) {
    this.#line = line;
    this.#waiting = waiting;
    void line.closed.then(() => {
      for (const settle of waiting.values()) settle(null);
      waiting.clear();
    });
  }

  /** Connected and greeted. Without `listener` what the server tells is not even parsed. */
  static async connect(port: number, listener?: Listener): Promise<WirePlayer> {
    const waiting = new Map<number, (ack: Ack | null) => void>();
    let connected = (): void => {};
    const isConnected = new Promise<void>((resolve) => (connected = resolve));
    const line = await RawWebSocket.open(port, (text) => {
      if (text.startsWith(ACK)) settle(waiting, text);
      else if (text.startsWith(EVENT)) hear(text, listener);
      else if (text.startsWith(CONNECT)) connected();
      else if (text === PING) line.send(PONG);
      else if (text.startsWith(OPENED)) line.send(CONNECT);
    });
    await Promise.race([isConnected, line.closed]);
    const player = new WirePlayer(line, waiting);
    const ack = await player.ask('hello', { protocol: PROTOCOL });
    if (ack?.ok !== true) throw new Error(`hello: ${JSON.stringify(ack)}`);
    return player;
  }

  /** Resolves when the connection is gone. */
  get closed(): Promise<void> {
    return this.#line.closed;
  }

  /** Sends and waits for the ack; `null`: the connection went before it came. */
  ask(name: string, message: unknown): Promise<Ack | null> {
    if (this.#line.socket.destroyed) return Promise.resolve(null);
    return new Promise((resolve) => {
      const id = (this.#asked += 1);
      this.#waiting.set(id, resolve);
      this.#line.send(`${EVENT}${id}${JSON.stringify([name, message])}`);
    });
  }

  /** Follows a match from event `have` on: as a seat with its token, else as a spectator. */
  enter(match: string, token?: string, have = 0): Promise<EnterAck | Refused | null> {
    const seat = token === undefined ? {} : { token };
    return this.ask('enter', { match, have, ...seat }) as Promise<EnterAck | Refused | null>;
  }

  command(match: string, id: string, command: unknown): Promise<CommandAck | Refused | null> {
    const asked = { match, id, command };
    return this.ask('command', asked) as Promise<CommandAck | Refused | null>;
  }

  /** Stops reading: what is sent waits at the server. */
  stall(): void {
    this.#line.socket.pause();
  }

  /** Answers a question of life that it has not read: who stalls can be there all the same. */
  stayAlive(): void {
    this.#line.send(PONG);
  }

  /** Reads on after `stall`. */
  goOn(): void {
    this.#line.socket.resume();
  }

  /** The line is cut without a word. */
  cut(): void {
    this.#line.cut();
  }
}

/** The message of an `event`. */
export function isEvent(name: string, message: unknown): message is EventMessage {
  return name === 'event' && typeof message === 'object' && message !== null;
}

function settle(waiting: Map<number, (ack: Ack | null) => void>, text: string): void {
  const start = text.indexOf('[');
  const id = Number(text.slice(ACK.length, start));
  const [ack] = JSON.parse(text.slice(start)) as readonly [Ack];
  waiting.get(id)?.(ack);
  waiting.delete(id);
}

function hear(text: string, listener: Listener | undefined): void {
  if (listener === undefined) return;
  const [name, message] = JSON.parse(text.slice(EVENT.length)) as readonly [string, unknown];
  listener(name, message);
}
