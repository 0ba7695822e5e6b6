/** What comes back over HTTP: a schema for each answer, from which types and the description of the interface follow. */
import { z } from 'zod';
import { LEVEL_NAMES } from '../engine/levels.ts';
import { SEATS } from '../match/seat.ts';
import { SIDES } from '../rules/side.ts';
import { ALL_REFUSALS } from './refusal.ts';

const MODES = ['final', 'classic'] as const;
const seat = z.enum(SEATS);
const matchId = z.string().describe('The match’s id.');
const time = z.iso.datetime().describe('UTC, ISO 8601.');
const clockMs = z.int().nullable().describe('Milliseconds for each ply; `null`: untimed.');
const ruleset = z.string().describe('A name, or `custom ply=… repeat=… quiet=… goats=…`.');

/** The new match. */
export const createAnswerSchema = z
  .object({
    id: matchId,
    seat: seat.describe('The maker’s: the host’s, unless the computer has that.'),
    token: z.string().describe('The secret of the maker’s seat.'),
    invite: z
      .string()
      .nullable()
      .describe('Lets its holder take the second seat; `null` where the computer has it.'),
  })
  .readonly();

/** The second seat is taken. */
export const joinAnswerSchema = z
  .object({
    id: matchId,
    seat: z.literal('guest'),
    token: z.string().describe('The guest’s secret.'),
  })
  .readonly();

/** The seat has a new secret, and the one before opens nothing any more. */
export const moveAnswerSchema = z
  .object({ id: matchId, seat, token: z.string().describe('The seat’s new secret.') })
  .readonly();

/** The new invitation; the one before lets nobody in. */
export const renewAnswerSchema = z.object({ id: matchId, invite: z.string() }).readonly();

const SUMMARY = {
  id: matchId,
  state: z.enum(['open', 'live', 'ended']).describe('`open`: the second seat is free.'),
  mode: z.enum(MODES),
  ruleset,
  clockMs,
  hostSide: z.enum(SIDES).nullable().describe('Classic: the host’s side; `null` in a final.'),
  public: z.boolean().describe('In lists, and open to anyone.'),
  spectators: z.boolean().describe('Whether others may watch.'),
  spectatorDelayMs: z.int().describe('How late spectators see it, in milliseconds.'),
  viewers: z.int().describe('How many watch at this moment.'),
  host: z.string().describe('The host’s name; may be empty.'),
  guest: z.string().describe('The guest’s name; may be empty.'),
  computer: z
    .object({ seat, level: z.enum(LEVEL_NAMES) })
    .readonly()
    .nullable()
    .describe('The computer’s seat and level.'),
  startedAt: time.describe('When it was made: UTC, ISO 8601.'),
  changedAt: time.describe('When this last changed: UTC, ISO 8601.'),
  result: z
    .enum(['host', 'guest', 'draw', 'none'])
    .nullable()
    .describe('Once over; `none`: cancelled.'),
  reason: z
    .string()
    .nullable()
    .describe('Once over: `left captures`, `both boards drawn`, `flag` …; as in the rules.'),
} as const;

/** One line of a list of matches, and `GET /api/matches/:id`. */
export const summarySchema = z.object(SUMMARY).readonly();

/** `GET /api/matches`: newest change first. */
export const listSchema = z
  .object({
    matches: z.array(summarySchema).readonly(),
    next: z
      .string()
      .nullable()
      .describe('Give it as `before` for the lines that follow; `null` at the end.'),
  })
  .readonly();

/** Someone who waits for anyone to play on these terms. */
export const seekSchema = z
  .object({
    id: z.string().describe('To be named in `answer-seek`.'),
    mode: z.enum(MODES),
    ruleset,
    clockMs,
    side: z
      .enum([...SIDES, 'random'])
      .nullable()
      .describe('Classic: the side of whoever waits; `null` in a final.'),
    name: z.string(),
    sinceMs: z.number().describe('How long it has waited, in milliseconds.'),
  })
  .readonly();

const positionText = z.string().describe('Ranks 5 to 1, side to act, goats in hand and captured.');
const lastPly = z.string().nullable().describe('Led to the position; `null` before the first.');

/** A match to watch, with its boards as spectators see them. */
export const liveSchema = z
  .object({
    ...SUMMARY,
    boards: z
      .object({ left: positionText.exactOptional(), right: positionText.exactOptional() })
      .readonly()
      .describe('A classic match has `left` alone.'),
    lastPly: z
      .object({ left: lastPly.exactOptional(), right: lastPly.exactOptional() })
      .readonly()
      .describe('The action that led to each position.'),
  })
  .readonly();

/** `GET /api/lobby`: who waits, and what is played. */
export const lobbySchema = z
  .object({
    seeks: z.array(seekSchema).readonly().describe('Longest wait first.'),
    open: z
      .array(summarySchema)
      .readonly()
      .describe('Public matches whose second seat is free: newest first.'),
    live: z
      .array(liveSchema)
      .readonly()
      .describe('Public matches open to spectators: most viewers first.'),
    busiest: z.string().nullable().describe('The id of the live final with most viewers.'),
    now: time.describe('The server’s calendar: UTC, ISO 8601.'),
  })
  .readonly();

/** `GET /api/about`. */
export const aboutSchema = z
  .object({
    version: z.string(),
    protocol: z.int(),
    reportTo: z
      .string()
      .nullable()
      .describe('Where problems are reported: an address with `mailto:` or `https:`.'),
    solution: z.boolean().describe('Whether positions with goats in hand can be probed, too.'),
  })
  .readonly();

const VALUE = {
  value: z.enum([...SIDES, 'draw']).describe('Who wins with best play.'),
  plies: z
    .int()
    .nullable()
    .describe('In how many plies; `null` for a draw, and where that is not known.'),
} as const;

/** `GET /api/probe`. */
export const probeSchema = z
  .object({
    position: positionText,
    ...VALUE,
    certain: z
      .boolean()
      .describe(
        'Whether no limit or repetition of the ruleset can overturn it for a board begun here.',
      ),
    actions: z
      .array(z.object({ ...VALUE, action: z.string() }).readonly())
      .readonly()
      .describe('What each legal action comes to.'),
  })
  .readonly();

/** `GET /api/openapi.json`, as far as it is described by itself. */
export const descriptionSchema = z
  .looseObject({ openapi: z.string(), paths: z.record(z.string(), z.looseObject({})) })
  .describe('OpenAPI 3.1.');

/** `GET /livez` and `GET /readyz`. */
export const healthSchema = z.object({ ok: z.boolean() }).readonly();

/** Every HTTP refusal's body. */
export const refusalSchema = z
  .object({
    error: z
      .object({ code: z.enum(ALL_REFUSALS), message: z.string().describe('In English.') })
      .readonly(),
  })
  .readonly();

export type CreateAnswer = z.output<typeof createAnswerSchema>;
export type JoinAnswer = z.output<typeof joinAnswerSchema>;
export type MoveAnswer = z.output<typeof moveAnswerSchema>;
export type RenewAnswer = z.output<typeof renewAnswerSchema>;
export type MatchSummary = z.output<typeof summarySchema>;
export type MatchList = z.output<typeof listSchema>;
export type Seek = z.output<typeof seekSchema>;
export type LiveMatch = z.output<typeof liveSchema>;
export type Lobby = z.output<typeof lobbySchema>;
export type About = z.output<typeof aboutSchema>;
export type ProbeAnswer = z.output<typeof probeSchema>;
export type ProbedValue = Pick<ProbeAnswer, 'value' | 'plies'>;
/** The code as text: a client may be older than the server and its codes. */
export interface RestRefusal {
  readonly error: { readonly code: string; readonly message: string };
}
