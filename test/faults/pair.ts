/** Two processes that share everything, and a crowd that plays at one of them until it has to go to the other. */
import { setTimeout as wait } from 'node:timers/promises';
import { OwnSchema } from '../support/own-schema.ts';
import { RunningServer } from '../support/running-server.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';
import { isEvent } from '../support/wire-player.ts';
import { Crowd } from './crowd.ts';
import { countFlags, DATABASE, readEvents, REDIS, savedCommands } from './shared-services.ts';

/** A process that has not recovered from a fault by then does not. */
const RECOVERY_MS = 15_000;

/** One of the two, and its lines to PostgreSQL and Redis. */
interface Half {
  readonly server: RunningServer;
  readonly lines: readonly TcpProxy[];
}

export class Pair {
  readonly #schema: OwnSchema;
  #halves: readonly [Half, Half];
  #crowd: Crowd | null = null;
  /** By match and number, what was told of each event. */
  readonly #told = new Map<string, string>();
  #torn = 0;

  private constructor(schema: OwnSchema, halves: readonly [Half, Half]) {
    this.#schema = schema;
    this.#halves = halves;
  }

  static async start(mutant?: string): Promise<Pair> {
    const schema = await OwnSchema.make(DATABASE);
    const half = () => startHalf(schema, mutant);
    return new Pair(schema, [await half(), await half()]);
  }

  /** Where everyone plays. */
  get here(): RunningServer {
    return this.#halves[0].server;
  }

  get acks(): number {
    return this.#crowd?.acks ?? 0;
  }

  async gather(matches: number): Promise<void> {
    this.#crowd = await Crowd.gather(this.here.port, matches);
  }

  /** All connect here, and play on until they are cut. */
  async play(ms: number): Promise<void> {
    await this.#enter(this.here.port);
    void this.#crowd?.playOn();
    await wait(ms);
  }

  /** All have gone to the other process and entered there. */
  async moveOver(): Promise<void> {
    this.#crowd?.cut();
    await this.#enter(this.#halves[1].server.port);
  }

  async playAtOther(ms: number): Promise<void> {
    void this.#crowd?.playOn();
    await wait(ms);
    this.#crowd?.cut();
  }

  swap(): void {
    this.#halves = [this.#halves[1], this.#halves[0]];
  }

  /** Nothing goes between the process here and the services any more, and nobody is told. */
  part(): void {
    for (const line of this.#halves[0].lines) line.halt();
  }

  mend(): void {
    for (const line of this.#halves[0].lines) line.mend();
  }

  /** The process here takes people in again; for a while after a fault it sends them elsewhere. */
  async recovered(): Promise<void> {
    const untilMs = performance.now() + RECOVERY_MS;
    // It lets people in until it notices, so a line alone would prove nothing.
    while (!(await isReady(this.here.origin))) {
      if (performance.now() > untilMs) throw new Error(`not ready ${RECOVERY_MS} ms after a fault`);
      await wait(100);
    }
  }

  /** What the log says of all that was acknowledged and told. */
  async reckon(): Promise<{
    readonly lost: number;
    readonly torn: number;
    readonly flags: number;
  }> {
    const events = await readEvents(this.#schema);
    const lost = this.#crowd?.countMissing(savedCommands(events)) ?? 0;
    const bodies = new Map(events.map(({ match, seq, body }) => [`${match} ${seq}`, body]));
    let torn = this.#torn;
    for (const [key, body] of this.#told) if (bodies.get(key) !== body) torn += 1;
    return { lost, torn, flags: countFlags(events) };
  }

  async close(): Promise<void> {
    this.#crowd?.cut();
    for (const { server, lines } of this.#halves) {
      await server.close();
      for (const line of lines) await line.close();
    }
    await this.#schema.drop();
  }

  async #enter(port: number): Promise<void> {
    const behind = await this.#crowd?.connect(port, (name, message) => {
      if (!isEvent(name, message)) return;
      const [key, body] = [`${message.match} ${message.seq}`, JSON.stringify(message.event)];
      if ((this.#told.get(key) ?? body) !== body) this.#torn += 1;
      this.#told.set(key, body);
    });
    // Who knows more than the log has was told what was not saved.
    this.#torn += behind?.length ?? 0;
  }
}

async function isReady(origin: string): Promise<boolean> {
  return (await fetch(`${origin}/readyz`)).ok;
}

async function startHalf(schema: OwnSchema, mutant: string | undefined): Promise<Half> {
  const [database, redis] = [new URL(DATABASE), new URL(REDIS)];
  const lines = [
    await TcpProxy.start(Number(database.port || '5432'), database.hostname),
    await TcpProxy.start(Number(redis.port || '6379'), redis.hostname),
  ] as const;
  const [toDatabase, toRedis] = lines;
  redis.hostname = '127.0.0.1';
  redis.port = String(toRedis.port);
  const env = {
    DATABASE_URL: schema.urlThrough(toDatabase.port),
    REDIS_URL: redis.href,
    LOG_LEVEL: 'error',
  };
  return { server: await RunningServer.start({ env, mutant, isQuiet: true }), lines };
}
