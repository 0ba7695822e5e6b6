/** Addresses of the client's pages, read and written. */
import { type LocalPlace, parseLocalPath } from './local-path.ts';

/** What an address's fragment may bring along: secrets never go to the server with a page request. */
export interface Secrets {
  readonly seat: string | null;
  readonly invite: string | null;
}

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'match'; readonly match: string; readonly secrets: Secrets }
  | { readonly page: 'local'; readonly place: LocalPlace }
  | { readonly page: 'unknown' };

const MATCH_PATH = /^\/m\/([A-Za-z0-9_-]{6,32})\/?$/;
const SECRET = /^[A-Za-z0-9_-]{22,64}$/;

export function parseRoute(address: Pick<URL, 'pathname' | 'search' | 'hash'>): Route {
  const { pathname, hash } = address;
  if (pathname === '/') return { page: 'home' };
  const [, match] = MATCH_PATH.exec(pathname) ?? [];
  if (match !== undefined) return { page: 'match', match, secrets: parseSecrets(hash) };
  const place = parseLocalPath(address);
  return place === undefined ? { page: 'unknown' } : { page: 'local', place };
}

/** The address at which anyone watches and the seats play. */
export function formatMatchPath(match: string): string {
  return `/m/${match}`;
}

/** The link that lets its receiver take the second seat. */
export function formatInvitePath(match: string, invite: string): string {
  return `${formatMatchPath(match)}#invite=${invite}`;
}

/** The link with which a seat goes on on another device. */
export function formatSeatPath(match: string, token: string): string {
  return `${formatMatchPath(match)}#seat=${token}`;
}

function parseSecrets(hash: string): Secrets {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const read = (name: string): string | null => {
    const value = fields.get(name);
    return value !== null && SECRET.test(value) ? value : null;
  };
  return { seat: read('seat'), invite: read('invite') };
}
