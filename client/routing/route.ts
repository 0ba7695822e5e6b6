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
  /** A match for a room of people, on a large screen. */
  | { readonly page: 'screen'; readonly match: string }
  /** A match within another site's page. */
  | { readonly page: 'embed'; readonly match: string }
  /** A match gone through again; `null`: a record from elsewhere. */
  | { readonly page: 'replay'; readonly match: string | null }
  | { readonly page: 'local'; readonly place: LocalPlace }
  /** All lessons, or the one of that name. */
  | { readonly page: 'learn'; readonly lesson: string | null }
  | { readonly page: QuietPage }
  | { readonly page: 'unknown' };

const QUIET_PAGES = ['settings', 'about', 'privacy', 'puzzles', 'analysis'] as const;
/** Pages that are nothing but their name. */
type QuietPage = (typeof QUIET_PAGES)[number];

const LEARN_PATH = /^\/learn(?:\/([\w-]+))?\/?$/;
const MATCH_PATH = /^\/(m|embed)\/([A-Za-z0-9_-]{6,32})(\/replay)?\/?$/;
const SECRET = /^[A-Za-z0-9_-]{22,64}$/;

export function parseRoute(address: Pick<URL, 'pathname' | 'search' | 'hash'>): Route {
  const { pathname, search, hash } = address;
  if (pathname === '/') return { page: 'home' };
  const quiet = QUIET_PAGES.find((page) => pathname.replace(/\/$/, '') === `/${page}`);
  if (quiet !== undefined) return { page: quiet };
  const learn = LEARN_PATH.exec(pathname);
  if (learn !== null) return { page: 'learn', lesson: learn[1] ?? null };
  if (/^\/replay\/?$/.test(pathname)) return { page: 'replay', match: null };
  const [, place, match, replay] = MATCH_PATH.exec(pathname) ?? [];
  if (match !== undefined) {
    if (replay !== undefined)
      return place === 'm' ? { page: 'replay', match } : { page: 'unknown' };
    if (place === 'embed') return { page: 'embed', match };
    if (new URLSearchParams(search).has('screen')) return { page: 'screen', match };
    return { page: 'match', match, secrets: parseSecrets(hash) };
  }
  const local = parseLocalPath(address);
  return local === undefined ? { page: 'unknown' } : { page: 'local', place: local };
}

/** The address at which anyone watches and the seats play. */
export function formatMatchPath(match: string): string {
  return `/m/${match}`;
}

/** The address at which a match is shown to a room. */
export function formatScreenPath(match: string): string {
  return `${formatMatchPath(match)}?screen`;
}

/** The address at which a match is gone through again; `null`: a record from elsewhere. */
export function formatReplayPath(match: string | null): string {
  return match === null ? '/replay' : `${formatMatchPath(match)}/replay`;
}

/** The address that another site's page shows in a frame. */
export function formatEmbedPath(match: string): string {
  return `/embed/${match}`;
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
