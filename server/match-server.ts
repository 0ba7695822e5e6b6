/** The whole server as one thing that is opened and closed: store, coordinators, sockets and HTTP. */
import { randomInt } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type Server as HttpServer,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { nanoid } from 'nanoid';
import type { RestRefusal } from '../shared/wire/rest.ts';
import { naturalPause, type PauseOf } from './bots/pause.ts';
import { type Computer, startComputer } from './computer.ts';
import type { Config } from './config.ts';
import { Matches } from './coordinator/matches.ts';
import { SYSTEM_TIME, type Time } from './coordinator/time.ts';
import type { Log } from './edge/log.ts';
import { sentenceOf } from './edge/refusal.ts';
import { Gateway } from './gateway/gateway.ts';
import { makeApp } from './http/app.ts';
import type { MatchStore } from './store/match-store.ts';
import { NO_TABLEBASE, type TableSource } from './tablebase/served-tablebase.ts';

/** Characters of six bits each: match ids are links that nobody guesses. */
const ID_LENGTH = 12;
/** A request that takes longer to come in is given up. */
const REQUEST_MS = 15_000;

export interface ServerSetting {
  readonly config: Config;
  readonly store: MatchStore;
  /** Where the client was built to. */
  readonly clientDir: string;
  readonly log: Log;
  readonly time?: Time;
  /** The computer plays without it unless it is given. */
  readonly tablebase?: TableSource;
  /** How long the computer lets people wait; naturally, unless it is said. */
  readonly pauseOf?: PauseOf;
}

export interface MatchServer {
  /** The port it listens at. */
  readonly port: number;
  readonly matches: Matches;
  /** Decides what it has taken, saves, and lets everyone go. */
  close(): Promise<void>;
}

/** Listens, and takes up the matches of the store. Rejects where the store or the port cannot be had. */
export async function openMatchServer(setting: ServerSetting): Promise<MatchServer> {
  const { config, store, log, time = SYSTEM_TIME } = setting;
  const report = (trouble: string, error: unknown): void => log.error({ err: error }, trouble);
  const matches = new Matches({ store, newId: () => nanoid(ID_LENGTH), time, report });
  const http = createServer({ requestTimeout: REQUEST_MS });
  http.on('request', answerNotYet);
  // First of all, so that a port in use touches no match.
  await listen(http, config);
  const computer = openComputer(setting, matches, report);
  await matches.resume();
  http.off('request', answerNotYet).on('request', appOf(setting, matches));
  const { hints } = computer;
  const gateway = new Gateway(http, { ...config, matches, hints, time, log });
  return {
    port: (http.address() as AddressInfo).port,
    matches,
    close: async () => {
      gateway.announceClosing();
      await computer.close();
      await matches.close();
      await gateway.close();
    },
  };
}

function openComputer(
  { config, tablebase = NO_TABLEBASE, time = SYSTEM_TIME, pauseOf = naturalPause }: ServerSetting,
  matches: Matches,
  report: (trouble: string, error: unknown) => void,
): Computer {
  return startComputer({ matches, workers: config.botWorkers, tablebase, time, pauseOf, report });
}

function appOf(
  { config, store, clientDir, log, tablebase = NO_TABLEBASE, time = SYSTEM_TIME }: ServerSetting,
  matches: Matches,
): ReturnType<typeof makeApp> {
  return makeApp({
    ...config,
    matches,
    index: store,
    drawSide: () => (randomInt(2) === 0 ? 'goats' : 'tigers'),
    isSecure: config.publicUrl?.startsWith('https:') ?? false,
    clientDir,
    isReady: () => matches.isReady,
    tablebase,
    time,
    log,
  });
}

/** While matches are taken up again; sockets are simply not let in yet. */
function answerNotYet(_request: IncomingMessage, response: ServerResponse): void {
  const refusal: RestRefusal = { error: { code: 'closing', message: sentenceOf('closing') } };
  response
    .writeHead(503, { 'Retry-After': '1', 'Content-Type': 'application/json' })
    .end(JSON.stringify(refusal));
}

function listen(http: HttpServer, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen({ port, ...(host === null ? {} : { host }) }, () => {
      http.off('error', reject);
      resolve();
    });
  });
}
