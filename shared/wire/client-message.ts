/** What a client may send over its socket: strict schemas, one per message; each is answered by an ack. */
import { z } from 'zod';
import { BOARD_NAMES } from '../match/seat.ts';
import { decoderOf } from './decode.ts';
import { EMOTES, PHRASES } from './phrases.ts';
import { TEXT_LENGTH } from './protocol.ts';
import { CLASSIC_TERMS, FINAL_TERMS, nameSchema } from './terms.ts';

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

/** What whoever waits for an opponent gives besides the terms: `token` will be the seat's secret. */
const SEEKER = { id: commandIdSchema, name: nameSchema.default(''), token: tokenSchema } as const;

/** Wait for anyone who would play on the same terms. Sent again with its id it is the same seek. */
export const seekSchema = z.discriminatedUnion('mode', [
  z.strictObject({ ...FINAL_TERMS, ...SEEKER }),
  z.strictObject({ ...CLASSIC_TERMS, ...SEEKER }),
]);

/** Play whoever waits under this id in the lobby. */
export const answerSeekSchema = z.strictObject({
  seek: z.string().regex(/^[A-Za-z0-9_-]{6,32}$/),
  name: nameSchema.default(''),
  token: tokenSchema,
});

/** Wait no longer. */
export const unseekSchema = z.strictObject({});

const SPEECH = { match: matchIdSchema, id: commandIdSchema } as const;

/** What seats say to each other: exactly one of a phrase, an emote, and words of their own. */
export const saySchema = z.union([
  z.strictObject({ ...SPEECH, phrase: z.enum(PHRASES) }),
  z.strictObject({ ...SPEECH, emote: z.enum(EMOTES) }),
  /** UTF-16 units: a character of a script may be several. */
  z.strictObject({
    ...SPEECH,
    text: z
      .string()
      .min(1)
      .max(4 * TEXT_LENGTH),
  }),
]);

/** Whether words may pass between the seats, as far as this one is concerned. */
export const allowTextSchema = z.strictObject({ match: matchIdSchema, allowed: z.boolean() });

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
  seek: decoderOf(seekSchema),
  'answer-seek': decoderOf(answerSeekSchema),
  unseek: decoderOf(unseekSchema),
  say: decoderOf(saySchema),
  'allow-text': decoderOf(allowTextSchema),
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
/** As sent: what has a default may be left out. */
export type SeekMessage = z.input<typeof seekSchema>;
/** As decoded, defaults filled in. */
export type DecodedSeek = z.output<typeof seekSchema>;
export type AnswerSeek = z.input<typeof answerSeekSchema>;
export type DecodedAnswerSeek = z.output<typeof answerSeekSchema>;
export type Say = z.infer<typeof saySchema>;
export type AllowText = z.infer<typeof allowTextSchema>;
