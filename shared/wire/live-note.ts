/** What the processes of one server tell each other of the matches that are followed; checked like all that comes in. */
import { z } from 'zod';
import { MODES } from '../match/setup.ts';
import { matchIdSchema } from './client-message.ts';
import { decoderOf } from './decode.ts';

/** Lines of one note at most. */
export const LIVE_LINES = 200;

const liveLineSchema = z.strictObject({
  match: matchIdSchema,
  mode: z.enum(MODES),
  viewers: z.int().min(0),
  changedMs: z.number(),
});

const liveNoteSchema = z.strictObject({ lines: z.array(liveLineSchema).max(LIVE_LINES) });

/**
 * A public live match that somebody follows at the process that tells it: how many watch it, at all
 * processes, and when something happened in it last, as wall time there.
 */
export type LiveLine = z.output<typeof liveLineSchema>;

/** Of all that are followed at that process those with most viewers. */
export type LiveNote = z.output<typeof liveNoteSchema>;

/** Refuses whatever is no note. */
export const decodeLiveNote = decoderOf(liveNoteSchema);
