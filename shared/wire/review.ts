/** The review of a match as it is sent and stored. */
import { z } from 'zod';
import { BOARD_NAMES, SEATS } from '../match/seat.ts';
import { GRADES, type Review } from '../review/review.ts';
import { SIDES } from '../rules/side.ts';
import { decoderOf } from './decode.ts';

const result = z.enum([...SIDES, 'draw']);
const plies = z.int().min(0).nullable();
const share = z.number().min(0).max(1);
const names = z.array(z.string());

const value = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('exact'), result, plies, isShortest: z.boolean() }),
  z.object({ kind: z.literal('likely'), result, plies }),
  z.object({ kind: z.literal('estimate'), score: z.int() }),
  z.object({ kind: z.literal('over'), result }),
]);

const moment = z.object({
  left: value,
  right: value.nullable(),
  host: share,
  isExact: z.boolean(),
  first: z.enum(BOARD_NAMES).nullable(),
});

const ply = z.object({
  board: z.enum(BOARD_NAMES),
  ply: z.int().min(0),
  seat: z.enum(SEATS),
  side: z.enum(SIDES),
  phase: z.enum(['placement', 'movement']),
  action: z.string(),
  best: names.min(1),
  isForced: z.boolean(),
  before: share,
  after: share,
  isExact: z.boolean(),
  grade: z.enum(GRADES),
  captured: z.string().nullable(),
  occupied: names,
  vacated: names,
  missedCaptures: names,
  missedEscapes: names,
});

const missed = z.object({ index: z.int().min(0), actions: names.min(1) }).nullable();

const seat = z.object({
  accuracy: z.number().min(0).max(100).nullable(),
  counted: z.int().min(0),
  grades: z.record(z.enum(GRADES), z.int().min(0)),
  missedCapture: missed,
  missedEscape: missed,
});

/** `GET /api/matches/:id/review` → 200. */
export const reviewSchema = z.object({
  version: z.int(),
  nodes: z.int().min(1),
  hasTable: z.boolean(),
  hasSolution: z.literal(true).exactOptional(),
  plies: z.array(ply),
  moments: z.array(moment).min(1),
  seats: z.object({ host: seat, guest: seat }),
  turningPoints: z.array(z.int().min(0)),
}) satisfies z.ZodType<Review>;

/** How a review gets its type where it is not taken on trust. */
export const decodeReview = decoderOf(reviewSchema);

/** How a stored review says whether it still holds. */
export const decodeReviewMeans = decoderOf(
  reviewSchema.pick({ version: true, hasTable: true, hasSolution: true }),
);

/** `GET /api/matches/:id/review` → 202: it is being made, or waits for others; ask again. */
export const progressSchema = z.object({
  done: z.int().min(0).describe('Questions answered.'),
  of: z.int().min(0).describe('How many there are at most.'),
});

/** How far a review is, in questions to the engine. */
export type ReviewProgress = Readonly<z.output<typeof progressSchema>>;
