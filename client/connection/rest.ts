/** The server's HTTP side: making, joining and listing matches. */
import { failure, type Result, success } from '../../shared/rules/result.ts';
import type { WireRefusal } from '../../shared/wire/refusal.ts';
import type {
  About,
  CreateAnswer,
  CreateRequest,
  JoinAnswer,
  JoinRequest,
  Lobby,
  MatchSummary,
  MoveAnswer,
  ProbeAnswer,
  RenewAnswer,
  RestRefusal,
} from '../../shared/wire/rest.ts';

/** Why a request came to nothing; `not-connected`: the server could not be reached. */
export type RestFailure = WireRefusal | 'not-connected';
export type RestResult<T> = Promise<Result<T, RestFailure>>;

/** A request that takes longer counts as not connected. */
const TIMEOUT_MS = 8000;
/** The computer waits for it before it thinks. */
const PROBE_TIMEOUT_MS = 1500;

export function createMatch(request: CreateRequest): RestResult<CreateAnswer> {
  return post('/api/matches', request);
}

export function joinMatch(match: string, request: JoinRequest): RestResult<JoinAnswer> {
  return post(`${matchPath(match)}/join`, request);
}

/** Gives the seat that `token` opens the secret `fresh` instead. */
export function moveSeat(match: string, token: string, fresh: string): RestResult<MoveAnswer> {
  return post(`${matchPath(match)}/seat`, { token: fresh }, token);
}

/** Makes the invitation anew; `token` is the host's. */
export function renewInvite(match: string, token: string): RestResult<RenewAnswer> {
  return post(`${matchPath(match)}/invite`, {}, token);
}

export function readMatch(match: string): RestResult<MatchSummary> {
  return ask(matchPath(match), {});
}

/** Who waits for an opponent, and what is being played in public. */
export function readLobby(): RestResult<Lobby> {
  return ask('/api/lobby', {});
}

/** What the endgame table says of a position in notation, and of each action there. */
export function probePosition(position: string): RestResult<ProbeAnswer> {
  return ask(`/api/probe?position=${encodeURIComponent(position)}`, {}, PROBE_TIMEOUT_MS);
}

/** What runs on the server, and where problems are reported. */
export function readAbout(): RestResult<About> {
  return ask('/api/about', {});
}

/** Where a match's record is downloaded. */
export function recordPath(match: string): string {
  return `${matchPath(match)}/record`;
}

function matchPath(match: string): string {
  return `/api/matches/${encodeURIComponent(match)}`;
}

/** `token`: the secret of the seat in whose name it is asked. */
function post<T>(path: string, body: unknown, token?: string): RestResult<T> {
  return ask(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

/** Our own server is believed about the shape of its answers; anything else is as good as none. */
async function ask<T>(path: string, init: RequestInit, timeoutMs = TIMEOUT_MS): RestResult<T> {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    const body: unknown = await response.json();
    if (response.ok) return success(body as T);
    return failure((body as RestRefusal).error.code as WireRefusal);
  } catch {
    return failure('not-connected');
  }
}
