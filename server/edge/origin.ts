/** Which web pages may use this server; programs that are no page send no origin and may. */
import type { Log } from './log.ts';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from one of our own pages, from an allowed origin, or from no page at all.
 * Browsers let foreign pages open websockets unasked, so the server has to look itself.
 */
export function isOriginAllowed(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** So many refused origins are named in the log: more is a flood, not a mistake in the settings. */
const NAMED_ORIGINS = 20;

/** Names each refused origin once, with what helps: a proxy that rewrites `Host` refuses everyone. */
export class RefusedOrigins {
  readonly #log: Log;
  readonly #named = new Set<string>();

  constructor(log: Log) {
    this.#log = log;
  }

  note({ origin = '', host }: IncomingHttpHeaders): void {
    if (this.#named.has(origin) || this.#named.size >= NAMED_ORIGINS) return;
    this.#named.add(origin);
    this.#log.warn(
      { origin, host },
      'a page of another origin was refused; if people use the server at that address, set PUBLIC_URL to it',
    );
  }
}
