/** What is asked over HTTP: bodies and queries; what comes back is in `answer.ts`. */
import { z } from 'zod';
import { LEVEL_NAMES } from '../engine/levels.ts';
import { SEATS } from '../match/seat.ts';
import { SPECTATOR_DELAY_BOUNDS_MS } from '../match/setup.ts';
import { RULESET_NAMES } from '../rules/ruleset.ts';
import { tokenSchema } from './client-message.ts';
import { decoderOf } from './decode.ts';
import { CLASSIC_TERMS, FINAL_TERMS, nameSchema } from './terms.ts';

const ownToken = tokenSchema
  .optional()
  .describe('The secret you want for your seat; made for you where it is left out.');

const common = {
  public: z.boolean().default(false).describe('In lists, and open to anyone.'),
  spectators: z.boolean().default(true).describe('Whether others may watch.'),
  spectatorDelayMs: z
    .int()
    .min(SPECTATOR_DELAY_BOUNDS_MS.min)
    .max(SPECTATOR_DELAY_BOUNDS_MS.max)
    .default(0)
    .describe('Spectators see everything so many milliseconds late.'),
  name: nameSchema.default('').describe('Shown to everyone.'),
  opponent: z
    .strictObject({
      kind: z.literal('computer'),
      level: z.enum(LEVEL_NAMES),
      seat: z.enum(SEATS).default('guest').describe('The computer’s.'),
    })
    .optional()
    .describe('Who takes the other seat, where it is not a person.'),
  token: ownToken,
};

/** `POST /api/matches`. `clockMs` per ply; `null` (untimed) in classic matches only. */
export const createSchema = z.discriminatedUnion('mode', [
  z.strictObject({ ...FINAL_TERMS, ...common }),
  z.strictObject({ ...CLASSIC_TERMS, ...common }),
]);

/** `POST /api/matches/:id/join`. A private match needs its invite; joining again with one's token is harmless. */
export const joinSchema = z.strictObject({
  name: nameSchema.default('').describe('Shown to everyone.'),
  invite: tokenSchema.optional().describe('Needed unless the match is public.'),
  token: ownToken,
});

/** `POST /api/matches/:id/seat`: `token` is the seat's secret from now on; made by the server where it is left out. */
export const moveSchema = z.strictObject({ token: ownToken });

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
    .prefault('20')
    .describe('1 to 100.'),
  before: cursorSchema.optional().describe('The `next` of the page before.'),
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

/** The query of `GET /api/probe`: a position as text, and a ruleset's name, plain rules without one. */
export const probeQuerySchema = z.strictObject({
  position: z
    .string()
    .max(80)
    .describe('Ranks 5 to 1, side to act, goats in hand and captured: `3T1/… t 0 3`.'),
  ruleset: z.enum(RULESET_NAMES).default('ply-yard').describe('For `certain` in the answer.'),
});

/** How the query gets its type. */
export const decodeProbeQuery = decoderOf(probeQuerySchema);

export type {
  About,
  CreateAnswer,
  JoinAnswer,
  LiveMatch,
  Lobby,
  MatchList,
  MatchSummary,
  MoveAnswer,
  ProbeAnswer,
  ProbedValue,
  RenewAnswer,
  RestRefusal,
  Seek,
} from './answer.ts';
