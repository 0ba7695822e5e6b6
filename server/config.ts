/** The environment as a checked configuration, with defaults that just run. */
import { failure, type Result, success } from '../shared/rules/result.ts';
import type { Limit } from './edge/limit.ts';
import {
  anyText,
  type Environment,
  EnvironmentReader,
  listOf,
  oneOf,
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
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly limits: GatewayLimits & HttpLimits;
}

const SECOND = 1000;
const MINUTE = 60_000;

/** Refused with a sentence for each wrong value. `isTerminal`: a person reads what is logged. */
export function readConfig(
  environment: Environment,
  isTerminal: boolean,
): Result<Config, readonly string[]> {
  const reader = new EnvironmentReader(environment);
  const publicUrl = reader.read<string | null>('PUBLIC_URL', webOrigin, null);
  const origins = reader.read('ALLOWED_ORIGINS', listOf(webOrigin), []);
  const config: Config = {
    port: reader.read('PORT', wholeNumber(0, 65_535), 3000),
    host: reader.read<string | null>('HOST', anyText, null),
    store: reader.read('STORE', oneOf(STORES), 'sqlite'),
    dataDir: reader.read('DATA_DIR', anyText, 'data'),
    publicUrl,
    allowedOrigins: publicUrl === null ? origins : [publicUrl, ...origins],
    trustedProxies: reader.read('TRUST_PROXY', wholeNumber(0, 10), 0),
    botWorkers: reader.read<number | null>('BOT_WORKERS', wholeNumber(1, 64), null),
    tablebase: reader.read('TABLEBASE', oneOf(TABLEBASES), 'on'),
    logLevel: reader.read('LOG_LEVEL', oneOf(LOG_LEVELS), isTerminal ? 'warn' : 'info'),
    limits: readLimits(reader),
  };
  return reader.problems.length === 0 ? success(config) : failure(reader.problems);
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
