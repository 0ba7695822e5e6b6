/** The bodies of the HTTP interface. */
import { z } from 'zod';
import { LEVEL_NAMES } from '../engine/levels.ts';
import { type BoardName, type Seat, SEATS } from '../match/seat.ts';
import { type ComputerPlayer, SPECTATOR_DELAY_BOUNDS_MS } from '../match/setup.ts';
import type { BoardResult } from '../rules/outcome.ts';
import { RULESET_NAMES } from '../rules/ruleset.ts';
import { tokenSchema } from './client-message.ts';
import { decoderOf } from './decode.ts';
import { CLASSIC_TERMS, FINAL_TERMS, nameSchema } from './terms.ts';

const common = {
  public: z.boolean().default(false),
  spectators: z.boolean().default(true),
  /** Spectators see everything so many milliseconds late. */
  spectatorDelayMs: z
    .int()
    .min(SPECTATOR_DELAY_BOUNDS_MS.min)
    .max(SPECTATOR_DELAY_BOUNDS_MS.max)
    .default(0),
  name: nameSchema.default(''),
  /** Who takes the other seat, where it is not a person: `seat` is the computer's. */
  opponent: z
    .strictObject({
      kind: z.literal('computer'),
      level: z.enum(LEVEL_NAMES),
      seat: z.enum(SEATS).default('guest'),
    })
    .optional(),
  /** The maker's own secret; made by the server where it is left out. */
  token: tokenSchema.optional(),
};

/** `POST /api/matches`. `clockMs` per ply; `null` (untimed) in classic matches only. */
export const createSchema = z.discriminatedUnion('mode', [
  z.strictObject({ ...FINAL_TERMS, ...common }),
  z.strictObject({ ...CLASSIC_TERMS, ...common }),
]);

/** `POST /api/matches/:id/join`. A private match needs its invite; joining again with one's token is harmless. */
export const joinSchema = z.strictObject({
  name: nameSchema.default(''),
  invite: tokenSchema.optional(),
  token: tokenSchema.optional(),
});

/** `POST /api/matches/:id/seat`: `token` is the seat's secret from now on; made by the server where it is left out. */
export const moveSchema = z.strictObject({ token: tokenSchema.optional() });

/** `POST /api/matches/:id/invite` asks for nothing besides. */
export const renewSchema = z.strictObject({});

/** Where a page of a list ended: its last line's change, in wall milliseconds, and id. */
export interface ListCursor {
  readonly changedMs: number;
  readonly match: string;
}

/** As it stands in `next`: lines changed in one millisecond are told apart by their ids. */
export function formatCursor({ changedMs, match }: ListCursor): string {
  return `${changedMs}-${match}`;
}

const cursorSchema = z
  .string()
  .regex(/^\d{1,15}-[A-Za-z0-9_-]{1,32}$/)
  .transform((text): ListCursor => {
    const end = text.indexOf('-');
    return { changedMs: Number(text.slice(0, end)), match: text.slice(end + 1) };
  });

/** The query of `GET /api/matches`: public matches alone; `before` is a list's `next`. */
export const listQuerySchema = z.strictObject({
  state: z.enum(['open', 'live', 'ended']).default('live'),
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(100))
    .default(20),
  before: cursorSchema.optional(),
});

/** How bodies and queries get their types. */
export const decodeCreate = decoderOf(createSchema);
export const decodeJoin = decoderOf(joinSchema);
export const decodeMove = decoderOf(moveSchema);
export const decodeRenew = decoderOf(renewSchema);
export const decodeListQuery = decoderOf(listQuerySchema);

/** A request to make a match, defaults filled in. */
export type DecodedCreate = z.output<typeof createSchema>;

/** Bodies as sent: what has a default may be left out. */
export type CreateRequest = z.input<typeof createSchema>;
export type JoinRequest = z.input<typeof joinSchema>;

/** The new match; `token` is the secret of the maker's seat: the host's, unless the computer has that. */
export interface CreateAnswer {
  readonly id: string;
  readonly seat: Seat;
  readonly token: string;
  /** The secret that lets the second seat be taken; `null` where the computer has it. */
  readonly invite: string | null;
}

/** The second seat is taken; `token` is the guest's secret. */
export interface JoinAnswer {
  readonly id: string;
  readonly seat: 'guest';
  readonly token: string;
}

/** The seat has a new secret, and the one before opens nothing any more. */
export interface MoveAnswer {
  readonly id: string;
  readonly seat: Seat;
  readonly token: string;
}

/** The new invitation; the one before lets nobody in. */
export interface RenewAnswer {
  readonly id: string;
  readonly invite: string;
}

/** One line of a list of matches, and `GET /api/matches/:id`. */
export interface MatchSummary {
  readonly id: string;
  readonly state: 'open' | 'live' | 'ended';
  readonly mode: 'final' | 'classic';
  readonly ruleset: string;
  readonly clockMs: number | null;
  /** Classic: the host's side. */
  readonly hostSide: 'goats' | 'tigers' | null;
  readonly public: boolean;
  readonly spectators: boolean;
  /** How late spectators see it, in milliseconds. */
  readonly spectatorDelayMs: number;
  /** How many watch at this moment. */
  readonly viewers: number;
  readonly host: string;
  readonly guest: string;
  /** The computer's seat and level. */
  readonly computer: ComputerPlayer | null;
  /** When it was made: UTC, ISO 8601. */
  readonly startedAt: string;
  /** When this line last changed: UTC, ISO 8601. */
  readonly changedAt: string;
  /** Once over: `host`, `guest`, `draw` or `none`, and the reason as in RULES.md. */
  readonly result: 'host' | 'guest' | 'draw' | 'none' | null;
  readonly reason: string | null;
}

/** Someone who waits for anyone to play on these terms. */
export interface Seek {
  /** To be named in `answer-seek`. */
  readonly id: string;
  readonly mode: 'final' | 'classic';
  /** As in a summary. */
  readonly ruleset: string;
  readonly clockMs: number | null;
  /** Classic: the side of whoever waits. */
  readonly side: 'goats' | 'tigers' | 'random' | null;
  readonly name: string;
  /** How long it has waited, in milliseconds. */
  readonly sinceMs: number;
}

/** A match to watch, with its boards as spectators see them. */
export interface LiveMatch extends MatchSummary {
  /** Positions in notation; a classic match has `left` alone. */
  readonly boards: Readonly<Partial<Record<BoardName, string>>>;
  /** The action that led to each position, in notation; `null` before the first. */
  readonly lastPly: Readonly<Partial<Record<BoardName, string | null>>>;
}

/** `GET /api/lobby`: who waits, and what is played. */
export interface Lobby {
  /** Longest wait first. */
  readonly seeks: readonly Seek[];
  /** Public matches whose second seat is free: newest first. */
  readonly open: readonly MatchSummary[];
  /** Public matches open to spectators: most viewers first. */
  readonly live: readonly LiveMatch[];
  /** The id of the live final with most viewers. */
  readonly busiest: string | null;
  /** The server's calendar: UTC, ISO 8601. */
  readonly now: string;
}

/** `GET /api/about`. */
export interface About {
  readonly version: string;
  readonly protocol: number;
  /** Where problems are reported: an address with `mailto:` or `https:`. */
  readonly reportTo: string | null;
}

/** `GET /api/matches`: newest change first. */
export interface MatchList {
  readonly matches: readonly MatchSummary[];
  /** Give it as `before` for the lines that follow; `null` at the end. */
  readonly next: string | null;
}

/** The query of `GET /api/probe`: a position as text, and a ruleset's name, plain rules without one. */
export const probeQuerySchema = z.strictObject({
  position: z.string().max(80),
  ruleset: z.enum(RULESET_NAMES).default('ply-yard'),
});

/** How the query gets its type. */
export const decodeProbeQuery = decoderOf(probeQuerySchema);

/** Who wins with best play, in how many plies; `null` for a draw. */
export interface ProbedValue {
  readonly value: BoardResult;
  readonly plies: number | null;
}

/** `GET /api/probe`. */
export interface ProbeAnswer extends ProbedValue {
  /** As the notation writes it. */
  readonly position: string;
  /** Whether that holds under the ruleset for a board begun here: no limit or repetition can overturn it. */
  readonly certain: boolean;
  /** What each legal action comes to. */
  readonly actions: readonly (ProbedValue & { readonly action: string })[];
}

/** Every HTTP refusal's body. */
export interface RestRefusal {
  readonly error: { readonly code: string; readonly message: string };
}
