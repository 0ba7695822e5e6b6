/** Which web pages may use this server; programs that are no page send no origin and may. */
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
