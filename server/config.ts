/** The environment as a checked configuration, with defaults that just run. */
import { failure, type Result, success } from '../shared/rules/result.ts';
import type { Limit } from './edge/limit.ts';
import {
  anyText,
  contactAddress,
  type Environment,
  EnvironmentReader,
  listOf,
  oneOf,
  postgresUrl,
  redisUrl,
  type Setting,
  strongToken,
  webOrigin,
  wholeNumber,
} from './environment.ts';
import type { GatewayLimits } from './gateway/gateway.ts';
import type { HttpLimits } from './http/app.ts';

export const STORES = ['sqlite', 'memory'] as const;
export const TABLEBASES = ['on', 'off'] as const;
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export interface Config {
  /** 0: any free one. */
  readonly port: number;
  /** The interface to listen on; `null`: all of them. */
  readonly host: string | null;
  readonly store: (typeof STORES)[number];
  readonly dataDir: string;
  /** PostgreSQL with the matches, instead of a store of our own; `null`: that one. */
  readonly databaseUrl: string | null;
  /** Redis, by which processes that share PostgreSQL tell each other at once; `null`: there is none. */
  readonly redisUrl: string | null;
  /** The origin at which people reach the server, where it is not the one it listens at. */
  readonly publicUrl: string | null;
  /** Origins whose pages may use the server besides its own. */
  readonly allowedOrigins: readonly string[];
  /** How many proxies in front are believed about addresses. */
  readonly trustedProxies: number;
  /** Threads of the computer at most; `null`: one for each processor but one. */
  readonly botWorkers: number | null;
  /** Whether the endgame table is opened, and built where it is not there. */
  readonly tablebase: (typeof TABLEBASES)[number];
  /** Where the solution of the placement phase lies; `null`: there is none. */
  readonly solutionDir: string | null;
  /** Where problems with the game are reported; `null`: nowhere in particular. */
  readonly reportTo: string | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Where figures and orders of whoever runs the server are answered; `null`: nowhere. */
  readonly operations: OperationsConfig | null;
  /** Matches that ended so many days ago are forgotten; `null`: none ever is. */
  readonly keepEndedDays: number | null;
  readonly limits: GatewayLimits & HttpLimits;
}

export interface OperationsConfig {
  /** 0: any free one. */
  readonly port: number;
  readonly host: string;
  /** The hash of the token that orders are given with; `null`: none are taken. */
  readonly tokenHash: string | null;
}

/** The environment as it was read: all that holds, and all that is wrong with it. */
export interface ReadEnvironment {
  readonly settings: readonly Setting[];
  readonly config: Result<Config, readonly string[]>;
}

/** Figures and orders are for this machine, unless it is said otherwise. */
const LOOPBACK = '127.0.0.1';
const SECOND = 1000;
const MINUTE = 60_000;

/** Refused with a sentence for each wrong value. `isTerminal`: a person reads what is logged. */
export function readConfig(
  environment: Environment,
  isTerminal: boolean,
): Result<Config, readonly string[]> {
  return readEnvironment(environment, isTerminal).config;
}

/** As `readConfig`, with the table of what holds. */
export function readEnvironment(environment: Environment, isTerminal: boolean): ReadEnvironment {
  const reader = new EnvironmentReader(environment);
  const publicUrl = reader.read<string | null>('PUBLIC_URL', webOrigin, null);
  const origins = reader.read('ALLOWED_ORIGINS', listOf(webOrigin), []);
  const config: Config = {
    port: reader.read('PORT', wholeNumber(0, 65_535), 3000),
    host: reader.read<string | null>('HOST', anyText, null),
    store: reader.read('STORE', oneOf(STORES), 'sqlite'),
    dataDir: reader.read('DATA_DIR', anyText, 'data'),
    ...readShared(reader),
    publicUrl,
    allowedOrigins: publicUrl === null ? origins : [publicUrl, ...origins],
    trustedProxies: reader.read('TRUST_PROXY', wholeNumber(0, 10), 0),
    botWorkers: reader.read<number | null>('BOT_WORKERS', wholeNumber(1, 64), null),
    tablebase: reader.read('TABLEBASE', oneOf(TABLEBASES), 'on'),
    solutionDir: reader.read<string | null>('SOLUTION_DIR', anyText, null),
    reportTo: reader.read<string | null>('REPORT_TO', contactAddress, null),
    logLevel: reader.read('LOG_LEVEL', oneOf(LOG_LEVELS), isTerminal ? 'warn' : 'info'),
    operations: readOperations(reader),
    keepEndedDays: reader.read<number | null>('KEEP_ENDED_DAYS', wholeNumber(1, 36_500), null),
    limits: readLimits(reader),
  };
  const { problems, settings } = reader;
  return { settings, config: problems.length === 0 ? success(config) : failure(problems) };
}

function readShared(reader: EnvironmentReader): Pick<Config, 'databaseUrl' | 'redisUrl'> {
  const databaseUrl = reader.readSecret('DATABASE_URL', postgresUrl);
  const redis = reader.readSecret('REDIS_URL', redisUrl);
  if (databaseUrl === null && redis !== null)
    reader.refuse(
      'REDIS_URL is set, but only processes share it that share PostgreSQL: set DATABASE_URL, too.',
    );
  return { databaseUrl, redisUrl: redis };
}

function readOperations(reader: EnvironmentReader): OperationsConfig | null {
  const port = reader.read<number | null>('METRICS_PORT', wholeNumber(0, 65_535), null);
  const host = reader.read('METRICS_HOST', anyText, LOOPBACK);
  const tokenHash = reader.readSecret('ADMIN_TOKEN', strongToken);
  if (port === null && tokenHash !== null)
    reader.refuse('ADMIN_TOKEN is set, but orders are taken at METRICS_PORT: set that, too.');
  return port === null ? null : { port, host, tokenHash };
}

function readLimits(reader: EnvironmentReader): Config['limits'] {
  const limit = (name: string, count: number, perMs: number): Limit => ({
    count: reader.read(name, wholeNumber(1, 1_000_000), count),
    perMs,
  });
  return {
    messages: limit('MESSAGES_PER_SECOND', 20, SECOND),
    addressMessages: limit('ADDRESS_MESSAGES_PER_SECOND', 500, SECOND),
    addressConnections: limit('ADDRESS_CONNECTIONS_PER_MINUTE', 300, MINUTE),
    addressLines: reader.read('ADDRESS_CONNECTIONS', wholeNumber(1, 1_000_000), 1000),
    addressRequests: limit('ADDRESS_REQUESTS_PER_MINUTE', 600, MINUTE),
    addressMatches: limit('ADDRESS_MATCHES_PER_MINUTE', 60, MINUTE),
  };
}
