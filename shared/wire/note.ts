/** What the processes of one server tell each other of a match; checked like all that comes in. */
import { z } from 'zod';
import { SEATS } from '../match/seat.ts';
import { decoderOf } from './decode.ts';
import { EMOTES, PHRASES } from './phrases.ts';
import { TEXT_LENGTH } from './protocol.ts';

const seatHere = z.strictObject({ turn: z.number(), ready: z.boolean(), allowsText: z.boolean() });

const saying = z.union([
  z.strictObject({ phrase: z.enum(PHRASES) }),
  z.strictObject({ emote: z.enum(EMOTES) }),
  z.strictObject({ text: z.string().max(4 * TEXT_LENGTH) }),
]);

const noteSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('saved'), events: z.int().min(1) }),
  z.strictObject({ kind: z.literal('moved'), seat: z.enum(SEATS) }),
  z.strictObject({
    kind: z.literal('here'),
    n: z.int(),
    host: seatHere.nullable(),
    guest: seatHere.nullable(),
    spectators: z.int().min(0),
    asks: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('said'), seat: z.enum(SEATS), saying }),
]);

/**
 * `saved`: the log has so many events now. `moved`: the seat has a new token. `here`: who is there at
 * that process, its `n`-th such note; with `asks` others tell theirs. Of two who play one seat the
 * one with the later `turn` does. `said`: what a seat said, at the time at which it is heard.
 */
export type Note = z.output<typeof noteSchema>;

/** Who is there at one process. */
export type Here = Extract<Note, { kind: 'here' }>;

/** Refuses whatever is no note. */
export const decodeNote = decoderOf(noteSchema);
