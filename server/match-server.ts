/** The whole server as one thing that is opened and closed: store, coordinators, sockets and HTTP. */
import {
  createServer,
  type IncomingMessage,
  type Server as HttpServer,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { nanoid } from 'nanoid';
import type { RestRefusal } from '../shared/wire/rest.ts';
import { naturalPause, type PauseOf } from '../shared/engine/pause.ts';
import type { Bus } from './cluster/bus.ts';
import { openTies, type Ties } from './cluster/ties.ts';
import { type Computer, startComputer } from './computer.ts';
import type { Config } from './config.ts';
import { Matches } from './coordinator/matches.ts';
import { SYSTEM_TIME, type Time } from './coordinator/time.ts';
import type { Log } from './edge/log.ts';
import { sentenceOf } from './edge/refusal.ts';
import type { SeekDesk } from './admin/administration.ts';
import { Blocks } from './edge/blocks.ts';
import { Notice } from './edge/notice.ts';
import { CutOff } from './gateway/cut-off.ts';
import { Gateway, type GatewaySetting } from './gateway/gateway.ts';
import { makeApp } from './http/app.ts';
import type { ViewersOf } from './http/summary.ts';
import { type Gauges, type Observer, UNOBSERVED } from './operations/observer.ts';
import { gaugesOf } from './operations/gauges.ts';
import type { MatchStore } from './store/match-store.ts';
import { type Meeting, openMeeting } from './meeting.ts';
import { readVersion } from './version.ts';
import { keepJournal } from './operations/journal.ts';
import { Retention } from './operations/retention.ts';
import { Readiness } from './operations/readiness.ts';
import { Reviewer } from './review/reviewer.ts';
import type { OpenedSolution } from './solution/open-solution.ts';
import { NO_TABLEBASE, type TableSource } from './tablebase/served-tablebase.ts';

/** Characters of six bits each: match ids are links that nobody guesses. */
const ID_LENGTH = 12;
/** A request that takes longer to come in is given up. */
const REQUEST_MS = 15_000;

export interface ServerSetting {
  readonly config: Config;
  readonly store: MatchStore;
  /** To other processes that share the store; ended with the server. */
  readonly bus?: Bus | null;
  /** Where the client was built to. */
  readonly clientDir: string;
  readonly log: Log;
  readonly time?: Time;
  /** The computer plays without it unless it is given. */
  readonly tablebase?: TableSource;
  /** Of the placement phase, opened; to be closed by whoever opened it, after the server. */
  readonly solution?: OpenedSolution | null;
  /** Nobody counts unless it is given. */
  readonly observer?: Observer;
  /** How long the computer lets people wait; naturally, unless it is said. */
  readonly pauseOf?: PauseOf;
}

interface Edges {
  readonly matches: Matches;
  readonly observer: Observer;
  readonly blocks: Blocks;
  readonly notice: Notice;
  readonly readiness: Readiness;
}

export interface MatchServer {
  /** The port it listens at. */
  readonly port: number;
  readonly matches: Matches;
  /** What whoever runs the server can look up, and have a say in. */
  readonly gauges: Gauges;
  readonly blocks: Blocks;
  readonly notice: Notice;
  readonly seeks: SeekDesk;
  readonly viewersOf: ViewersOf;
  /** Keeps new people away: from now on it does not say that it is ready. */
  drain(): void;
  /** Decides what it has taken, saves, and lets everyone go. */
  close(): Promise<void>;
}

/** Listens, and takes up the matches of the store. Rejects where the store or the port cannot be had. */
export async function openMatchServer(setting: ServerSetting): Promise<MatchServer> {
  const { config, store, log, time = SYSTEM_TIME } = setting;
  const report = (trouble: string, error: unknown): void => log.error({ err: error }, trouble);
  const newId = (): string => nanoid(ID_LENGTH);
  const { matches, ties } = openMatches(setting, newId, report);
  const http = createServer({ requestTimeout: REQUEST_MS }, answerNotYet);
  // First of all, so that a port in use touches no match.
  await listen(http, config);
  const computer = openComputer(setting, matches, report);
  const reviews = openReviews(setting, computer, report);
  const meeting = openMeeting({ matches, ties, index: store, newId, time, report });
  await matches.resume();
  const edges = { ...meeting, reviews, ...sharedBy(setting, matches) };
  const { blocks, notice, readiness, audiences } = edges;
  http.off('request', answerNotYet).on('request', appOf(setting, edges));
  const { gateway, cutOff } = openGateway(http, setting, { ...edges, ties, hints: computer.hints });
  const undoUpkeep = keepUp(setting, matches, report);
  return {
    port: (http.address() as AddressInfo).port,
    matches,
    gauges: gaugesOf({ matches, gateway, audiences, computer, isReady: () => readiness.isReady }),
    blocks,
    notice,
    seeks: meeting.seeks,
    viewersOf: meeting.viewersOf,
    drain: () => readiness.drain(),
    close: async () => {
      gateway.announceClosing();
      undoUpkeep();
      cutOff?.close();
      meeting.close();
      reviews.close();
      await computer.close();
      await matches.close();
      await gateway.close();
      ties?.close();
    },
  };
}

function openMatches(
  { store, bus = null, time = SYSTEM_TIME, observer = UNOBSERVED }: ServerSetting,
  newId: () => string,
  report: (trouble: string, error: unknown) => void,
): { readonly matches: Matches; readonly ties: Ties | null } {
  const ties = bus === null ? null : openTies(bus, time, report);
  const news = ties?.news ?? null;
  const matches = new Matches({ store, news, newId, time, report, observer });
  matches.subscribeStalls((stalledMs) => observer.stalled(stalledMs));
  return { matches, ties };
}

/** Who is alone has nowhere to send people to, and is never cut off from the others. */
function openGateway(
  http: HttpServer,
  { config, store, log, time = SYSTEM_TIME }: ServerSetting,
  edges: Edges & Meeting & Pick<GatewaySetting, 'ties' | 'hints'>,
): { readonly gateway: Gateway; readonly cutOff: CutOff | null } {
  const isCutOff = (): boolean => cutOff?.isCutOff ?? false;
  const gateway = new Gateway(http, { ...config, ...edges, isCutOff, time, log });
  const isFrozen = (): boolean => edges.matches.isFrozen;
  const onCutOff = (): void => gateway.sendAway();
  const cutOff = store.leases === undefined ? null : new CutOff({ isFrozen, time, onCutOff });
  return { gateway, cutOff };
}

function openComputer(
  setting: ServerSetting,
  matches: Matches,
  report: (trouble: string, error: unknown) => void,
): Computer {
  const { config, tablebase = NO_TABLEBASE, solution = null } = setting;
  const { time = SYSTEM_TIME, pauseOf = naturalPause } = setting;
  const workers = config.botWorkers;
  return startComputer({ matches, workers, tablebase, solution, time, pauseOf, report });
}

/** Below whoever plays: the computer’s threads do nothing else while anyone waits for a ply. */
function openReviews(
  { store, tablebase = NO_TABLEBASE, solution = null, time = SYSTEM_TIME }: ServerSetting,
  { brain }: Computer,
  report: (trouble: string, error: unknown) => void,
): Reviewer {
  const hasTable = (): boolean => tablebase.opened?.isComplete === true;
  const hasSolution = (): boolean => solution?.isComplete === true;
  return new Reviewer({ brain, store, hasTable, hasSolution, time, report });
}

/** What goes on beside the matches: the log of their lives, and the end of old ones. */
function keepUp(
  { config, store, log, time = SYSTEM_TIME }: ServerSetting,
  matches: Matches,
  report: (trouble: string, error: unknown) => void,
): () => void {
  const undoJournal = keepJournal(matches, log);
  const { keepEndedDays: keepDays } = config;
  if (keepDays === null) return undoJournal;
  const onForgotten = (count: number): void =>
    log.info({ matches: count, keepDays }, 'matches that ended long ago were deleted');
  const holds = (match: string): boolean => matches.holds(match);
  const retention = new Retention({ store, holds, keepDays, time, onForgotten, report });
  return () => {
    undoJournal();
    retention.close();
  };
}

/** What both edges share. */
function sharedBy(
  { time = SYSTEM_TIME, observer = UNOBSERVED }: ServerSetting,
  matches: Matches,
): Edges {
  return {
    matches,
    observer,
    blocks: new Blocks(() => time.wallMs()),
    notice: new Notice(() => time.monotonicMs()),
    readiness: new Readiness(matches),
  };
}

function appOf(
  setting: ServerSetting,
  { readiness, ...edges }: Edges & Meeting & { readonly reviews: Reviewer },
): ReturnType<typeof makeApp> {
  const { config, store, clientDir, log, time = SYSTEM_TIME } = setting;
  const { tablebase = NO_TABLEBASE, solution = null } = setting;
  return makeApp({
    ...config,
    ...edges,
    index: store,
    isSecure: config.publicUrl?.startsWith('https:') ?? false,
    clientDir,
    version: readVersion(),
    isReady: () => readiness.isReady,
    tablebase,
    solution,
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
