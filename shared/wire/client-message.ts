/** What a client may send over its socket: strict schemas, one per message; each is answered by an ack. */
import { z } from 'zod';
import { BOARD_NAMES } from '../match/seat.ts';
import { decoderOf } from './decode.ts';

/** Match ids as the server makes them. */
export const matchIdSchema = z.string().regex(/^[A-Za-z0-9_-]{6,32}$/);
/** Whether it can be a match's id: what cannot is looked for nowhere. */
export function isMatchId(id: unknown): id is string {
  return matchIdSchema.safeParse(id).success;
}

/** A seat's secret: 128 bits or more in URL-safe characters. */
export const tokenSchema = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);
/** Chosen by the client, once for each thing it asks; sent again unchanged when the ack stays out. */
export const commandIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

const plyNumber = z.int().min(0).max(2000);
const offerId = z.int().min(0).max(100_000);
const drawObject = z.enum(['match', ...BOARD_NAMES]);
/** In notation: `c3`, `a1-b2`, `a1xc3`, `pass`. */
const actionText = z.string().min(2).max(5);

/** What a seat asks of its match. */
export const commandSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('ply'),
    board: z.enum(BOARD_NAMES),
    ply: plyNumber,
    action: actionText,
  }),
  z.strictObject({ kind: z.literal('resign') }),
  z.strictObject({ kind: z.literal('offer-draw'), object: drawObject }),
  z.strictObject({ kind: z.literal('accept-draw'), offer: offerId }),
  z.strictObject({ kind: z.literal('decline-draw'), offer: offerId }),
  z.strictObject({ kind: z.literal('offer-takeback') }),
  z.strictObject({ kind: z.literal('accept-takeback'), offer: offerId }),
  z.strictObject({ kind: z.literal('decline-takeback'), offer: offerId }),
  z.strictObject({ kind: z.literal('cancel') }),
  z.strictObject({ kind: z.literal('offer-rematch') }),
  z.strictObject({ kind: z.literal('decline-rematch') }),
]);

/** First on every connection. */
export const helloSchema = z.strictObject({ protocol: z.int() });

/** Follow a match: as its seat with the token, else as spectator. `have`: events already known. */
export const enterSchema = z.strictObject({
  match: matchIdSchema,
  token: tokenSchema.optional(),
  have: z.int().min(0).max(100_000).default(0),
});

/** Stop following a match. */
export const leaveSchema = z.strictObject({ match: matchIdSchema });

/** One command of a seat, under an id that stays the same when it is sent again. */
export const commandMessageSchema = z.strictObject({
  match: matchIdSchema,
  id: commandIdSchema,
  command: commandSchema,
});

/** Shown to the other seat; decides nothing. */
export const readySchema = z.strictObject({ match: matchIdSchema, ready: z.boolean() });

/** Asks what the engine would do, for a person who plays the computer and is to act. */
export const hintSchema = z.strictObject({ match: matchIdSchema, id: commandIdSchema });

/** Asks for the server's clock. */
export const timeSchema = z.strictObject({});

/** How what came in under each message's name gets its type. */
export const CLIENT_MESSAGES = {
  hello: decoderOf(helloSchema),
  enter: decoderOf(enterSchema),
  leave: decoderOf(leaveSchema),
  command: decoderOf(commandMessageSchema),
  ready: decoderOf(readySchema),
  hint: decoderOf(hintSchema),
  time: decoderOf(timeSchema),
} as const;

/** Names of the messages, and what they carry. */
export type ClientMessageName = keyof typeof CLIENT_MESSAGES;
export type WireCommand = z.infer<typeof commandSchema>;
export type Hello = z.infer<typeof helloSchema>;
/** As sent; `have` may be left out. */
export type Enter = z.input<typeof enterSchema>;
/** As decoded; `have` is filled in. */
export type DecodedEnter = z.output<typeof enterSchema>;
export type Leave = z.infer<typeof leaveSchema>;
export type CommandMessage = z.infer<typeof commandMessageSchema>;
export type Ready = z.infer<typeof readySchema>;
export type Hint = z.infer<typeof hintSchema>;
