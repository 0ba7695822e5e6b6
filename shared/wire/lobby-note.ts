/** What the processes of one server tell each other of their lobbies; checked like all that comes in. */
import { z } from 'zod';
import { matchIdSchema, seekSchema } from './client-message.ts';
import { decoderOf } from './decode.ts';

const lobbyNoteSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('asks') }),
  z.strictObject({
    kind: z.literal('seek'),
    id: matchIdSchema,
    seek: seekSchema,
    ageMs: z.number().min(0),
  }),
  z.strictObject({ kind: z.literal('gone'), id: matchIdSchema }),
]);

/**
 * `asks`: others tell who waits there. `seek`: somebody waits, since so long; the token of `seek` is
 * a hash. `gone`: that one waits no longer, or has come to a match.
 */
export type LobbyNote = z.output<typeof lobbyNoteSchema>;

/** Refuses whatever is no note. */
export const decodeLobbyNote = decoderOf(lobbyNoteSchema);
