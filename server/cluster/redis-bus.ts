/** The bus over Redis: sharded channels, which a cluster of Redis servers can share among them. */
import { randomUUID } from 'node:crypto';
import { Redis, type RedisOptions } from 'ioredis';
import { Listeners } from '../coordinator/listeners.ts';
import type { Bus, Heard } from './bus.ts';

const AGAIN_MS = 500;
const CONNECT_MS = 2000;
/** A line on which nothing is answered for so long is made anew. */
const SILENT_MS = 2000;
const PING_MS = 1000;
const MICROS = 1_000_000;
/** Channels asked for with one command. */
const AT_ONCE = 1000;

const OPTIONS: RedisOptions = {
  retryStrategy: () => AGAIN_MS,
  connectTimeout: CONNECT_MS,
  socketTimeout: SILENT_MS,
  keepAlive: PING_MS,
  // What cannot be told at once is not told: later it would be old.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResubscribe: false,
  autoResendUnfulfilledCommands: false,
};

type Report = (trouble: string, error: unknown) => void;

export class RedisBus implements Bus {
  readonly #self = randomUUID();
  readonly #speaker: Redis;
  readonly #hearer: Redis;
  /** Each with when it is heard. */
  readonly #channels = new Map<string, Promise<void>>();
  readonly #listeners: Listeners<Heard>;
  readonly #readyListeners: Listeners<null>;
  readonly #pinging: NodeJS.Timeout;

  /** Connects in the background, and again whenever it is cut: an outage is reported, and waited for by nobody. */
  constructor(url: string, report: Report) {
    this.#listeners = new Listeners(report);
    this.#readyListeners = new Listeners(report);
    this.#speaker = connect(url, report);
    this.#hearer = connect(url, report);
    this.#hearer.on('ready', () => this.#resume());
    this.#hearer.on('smessage', (channel: string, text: string) => this.#hear(channel, text));
    this.#pinging = setInterval(() => this.#ping(), PING_MS);
  }

  get isReady(): boolean {
    return this.#hearer.status === 'ready' && this.#speaker.status === 'ready';
  }

  open(channel: string): Promise<void> {
    const known = this.#channels.get(channel);
    if (known !== undefined) return known;
    const opening = ignore(this.#hearer.ssubscribe(channel));
    this.#channels.set(channel, opening);
    return opening;
  }

  close(channel: string): void {
    if (this.#channels.delete(channel)) void ignore(this.#hearer.sunsubscribe(channel));
  }

  tell(channel: string, note: object): void {
    void ignore(this.#speaker.spublish(channel, JSON.stringify([this.#self, note])));
  }

  async time(): Promise<number | null> {
    try {
      const [seconds = 0, micros = 0] = await this.#speaker.time();
      return seconds * MICROS + micros;
    } catch {
      return null;
    }
  }

  subscribe(listener: (heard: Heard) => void): () => void {
    return this.#listeners.add(listener);
  }

  subscribeReady(listener: () => void): () => void {
    return this.#readyListeners.add(listener);
  }

  end(): void {
    clearInterval(this.#pinging);
    this.#speaker.disconnect();
    this.#hearer.disconnect();
  }

  #resume(): void {
    const channels = [...this.#channels.keys()];
    for (let from = 0; from < channels.length; from += AT_ONCE)
      void ignore(this.#hearer.ssubscribe(...channels.slice(from, from + AT_ONCE)));
    this.#readyListeners.tell(null);
  }

  /** So that a line which died without a word is noticed. */
  #ping(): void {
    void ignore(this.#hearer.ping());
    void ignore(this.#speaker.ping());
  }

  #hear(channel: string, text: string): void {
    const heard = readMessage(text);
    if (heard === null || heard.from === this.#self) return;
    this.#listeners.tell({ channel, ...heard });
  }
}

/** One line to Redis; of an outage it is told once. */
function connect(url: string, report: Report): Redis {
  const redis = new Redis(url, OPTIONS);
  let isAway = false;
  redis.on('ready', () => (isAway = false));
  redis.on('error', (error: unknown) => {
    if (!isAway) report('Redis does not answer; what others do is learned within a second', error);
    isAway = true;
  });
  return redis;
}

/** Others put nothing else there, but whatever it is, it does no harm. */
function readMessage(text: string): Pick<Heard, 'from' | 'note'> | null {
  try {
    const message: unknown = JSON.parse(text);
    if (!Array.isArray(message)) return null;
    const [from, note] = message as readonly unknown[];
    return typeof from === 'string' ? { from, note } : null;
  } catch {
    return null;
  }
}

/** What fails is lost, and repaired by whoever looks. */
function ignore(asked: Promise<unknown>): Promise<void> {
  return asked.then(
    () => undefined,
    () => undefined,
  );
}
