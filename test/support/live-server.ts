/** A whole server in the test's own process, with real sockets and a store in memory. */
import { onTestFinished } from 'vitest';
import type { PauseOf } from '../../shared/engine/pause.ts';
import { type Config, readConfig } from '../../server/config.ts';
import type { Bus } from '../../server/cluster/bus.ts';
import type { MatchDoor } from '../../server/coordinator/door.ts';
import type { Limit } from '../../server/edge/limit.ts';
import type { Log } from '../../server/edge/log.ts';
import { type MatchServer, openMatchServer } from '../../server/match-server.ts';
import type { Observer } from '../../server/operations/observer.ts';
import type { MatchStore } from '../../server/store/match-store.ts';
import type { OpenedSolution } from '../../server/solution/open-solution.ts';
import type { TableSource } from '../../server/tablebase/served-tablebase.ts';
import { MemoryStore } from '../../server/store/memory.ts';
import type { CreateAnswer, CreateRequest, JoinAnswer } from '../../shared/wire/rest.ts';
import type { FakeTime } from './fake-time.ts';
import { SocketClient } from './socket-client.ts';
import { valueOf } from './text.ts';

/** More than any test sends. */
const PLENTY: Limit = { count: 1_000_000, perMs: 1000 };

export interface LiveOptions {
  readonly config?: Partial<Omit<Config, 'limits'>>;
  /** Those not given never bind. */
  readonly limits?: Partial<Config['limits']>;
  readonly store?: MatchStore;
  readonly bus?: Bus;
  readonly time?: FakeTime;
  readonly clientDir?: string;
  readonly tablebase?: TableSource;
  readonly solution?: OpenedSolution;
  readonly pauseOf?: PauseOf;
  readonly observer?: Observer;
  /** Instead of one that is kept in `logged`. */
  readonly log?: Log;
}

/** A match with both seats taken, and the secrets of its seats. */
export interface Made {
  readonly id: string;
  readonly host: string;
  readonly guest: string;
}

/** A match under way, and the connections of its seats. */
export interface Begun extends Made {
  readonly ann: SocketClient;
  readonly bea: SocketClient;
}

type Answered = Promise<{ readonly status: number; readonly body: unknown }>;

export class LiveServer {
  readonly url: string;
  /** Warnings and errors written to the log. */
  readonly logged: readonly unknown[][];
  readonly server: MatchServer;
  readonly #time: FakeTime | undefined;
  #isClosed = false;

  private constructor(
    server: MatchServer,
    logged: readonly unknown[][],
    time: FakeTime | undefined,
  ) {
    this.server = server;
    this.#time = time;
    this.logged = logged;
    this.url = `http://127.0.0.1:${server.port}`;
  }

  /** Ends with the test. */
  static async start(options: LiveOptions = {}): Promise<LiveServer> {
    const logged: unknown[][] = [];
    const { bus, time, tablebase, solution, pauseOf, observer } = options;
    const server = await openMatchServer({
      config: configOf(options),
      store: options.store ?? new MemoryStore(),
      clientDir: options.clientDir ?? '/nowhere',
      log: options.log ?? logInto(logged),
      ...(bus === undefined ? {} : { bus }),
      ...(observer === undefined ? {} : { observer }),
      ...(time === undefined ? {} : { time }),
      ...(tablebase === undefined ? {} : { tablebase }),
      ...(solution === undefined ? {} : { solution }),
      ...(pauseOf === undefined ? {} : { pauseOf }),
    });
    const live = new LiveServer(server, logged, time);
    onTestFinished(() => live.close());
    return live;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.server.close();
  }

  /** The match as it stands in the server. */
  async door(match: string): Promise<MatchDoor> {
    const door = await this.server.matches.open(match);
    if (door === null) throw new Error(`no match ${match}`);
    return door;
  }

  /** Answers with status and decoded body. */
  async fetch(path: string, init: RequestInit = {}): Answered {
    const response = await fetch(this.url + path, init);
    return { status: response.status, body: await response.json() };
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Answered {
    return this.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  /** A match of which the host's seat alone is taken; by link, a final with a minute a ply. */
  async create(request: Partial<CreateRequest> = {}): Promise<CreateAnswer> {
    const { body } = await this.post('/api/matches', { mode: 'final', name: 'Ann', ...request });
    return body as CreateAnswer;
  }

  async createJoined(request: Partial<CreateRequest> = {}): Promise<Made> {
    const { id, token, invite } = await this.create(request);
    const { body } = await this.post(`/api/matches/${id}/join`, { name: 'Bea', invite });
    return { id, host: token, guest: (body as JoinAnswer).token };
  }

  /** A match with both seats connected and its first clock running: three events have been. */
  async begin(request: Partial<CreateRequest> = {}): Promise<Begun> {
    const made = await this.createJoined(request);
    const ann = await this.enter(made.id, made.host);
    const bea = await this.enter(made.id, made.guest);
    await this.#time?.pass(1);
    if (request.clockMs !== null) await Promise.all([ann.event(2), bea.event(2)]);
    return { ...made, ann, bea };
  }

  /** A connection on which nothing has been sent. */
  connect(): Promise<SocketClient> {
    return SocketClient.connect(this.url);
  }

  /** A connection that has greeted. */
  async greet(): Promise<SocketClient> {
    const client = await this.connect();
    await client.hello();
    return client;
  }

  /** A connection that follows a match: as a seat with its token, else as a spectator. */
  async enter(match: string, token?: string): Promise<SocketClient> {
    const client = await this.greet();
    await client.enter(match, token);
    return client;
  }
}

function configOf({ config, limits }: LiveOptions): Config {
  const usual = valueOf(readConfig({ PORT: '0', HOST: '127.0.0.1' }, false), 'configuration');
  const unlimited = {
    messages: PLENTY,
    addressMessages: PLENTY,
    addressConnections: PLENTY,
    addressLines: 1_000_000,
    addressRequests: PLENTY,
    addressMatches: PLENTY,
  };
  return { ...usual, ...config, limits: { ...unlimited, ...limits } };
}

function logInto(logged: unknown[][]): Log {
  const write = (...entry: unknown[]): void => void logged.push(entry);
  // What happens in matches as it should is of no concern: what is kept is what went wrong.
  return { debug: () => {}, info: () => {}, warn: write, error: write };
}
