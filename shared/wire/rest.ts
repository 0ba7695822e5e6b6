/** The bodies of the HTTP interface. */
import { z } from 'zod';
import { LEVEL_NAMES } from '../engine/levels.ts';
import { type Seat, SEATS } from '../match/seat.ts';
import { CLOCK_BOUNDS_MS, type ComputerPlayer } from '../match/setup.ts';
import type { BoardResult } from '../rules/outcome.ts';
import { CUSTOM_BOUNDS, RULESET_NAMES } from '../rules/ruleset.ts';
import { tokenSchema } from './client-message.ts';
import { decoderOf } from './decode.ts';
import { NAME_LENGTH } from './protocol.ts';

const bounded = (bounds: { readonly min: number; readonly max: number }) =>
  z.int().min(bounds.min).max(bounds.max);

const customSchema = z.strictObject({
  plyLimit: bounded(CUSTOM_BOUNDS.plyLimit).nullable(),
  repetition: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('draw'), occurrences: bounded(CUSTOM_BOUNDS.occurrences) }),
      z.strictObject({
        kind: z.literal('forbidden'),
        memory: bounded(CUSTOM_BOUNDS.memory).nullable(),
      }),
    ])
    .nullable(),
  quietLimit: bounded(CUSTOM_BOUNDS.quietLimit).nullable(),
  goatsWithoutAction: z.enum(['lose', 'pass']),
});

const nameSchema = z.string().max(4 * NAME_LENGTH);

const common = {
  /** A name, or the parameters of a custom ruleset. */
  ruleset: z.union([z.enum(RULESET_NAMES), customSchema]).default('devils-plan'),
  public: z.boolean().default(false),
  spectators: z.boolean().default(true),
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
  z.strictObject({
    mode: z.literal('final'),
    clockMs: bounded(CLOCK_BOUNDS_MS).default(60_000),
    ...common,
  }),
  z.strictObject({
    mode: z.literal('classic'),
    clockMs: bounded(CLOCK_BOUNDS_MS).nullable().default(60_000),
    /** Of whoever makes the match. */
    side: z.enum(['goats', 'tigers', 'random']).default('random'),
    ...common,
  }),
]);

/** `POST /api/matches/:id/join`. A private match needs its invite; joining again with one's token is harmless. */
export const joinSchema = z.strictObject({
  name: nameSchema.default(''),
  invite: tokenSchema.optional(),
  token: tokenSchema.optional(),
});

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
