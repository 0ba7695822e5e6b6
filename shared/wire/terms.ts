/** What people agree on before they play: mode, ruleset, clock and side, and the names they show. */
import { z } from 'zod';
import { CLOCK_BOUNDS_MS } from '../match/setup.ts';
import { CUSTOM_BOUNDS, RULESET_NAMES } from '../rules/ruleset.ts';
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

/** UTF-16 units: a character of a script may be several. */
export const nameSchema = z.string().max(4 * NAME_LENGTH);

/** A name, or the parameters of a custom ruleset. */
const rulesetSchema = z.union([z.enum(RULESET_NAMES), customSchema]).default('devils-plan');

/** The terms of a final: always timed. */
export const FINAL_TERMS = {
  mode: z.literal('final'),
  ruleset: rulesetSchema,
  clockMs: bounded(CLOCK_BOUNDS_MS).default(60_000).describe('Milliseconds for each ply.'),
} as const;

/** The terms of a classic match; `side` is that of whoever asks. */
export const CLASSIC_TERMS = {
  mode: z.literal('classic'),
  ruleset: rulesetSchema,
  clockMs: bounded(CLOCK_BOUNDS_MS)
    .nullable()
    .default(60_000)
    .describe('Milliseconds for each ply; `null`: untimed.'),
  side: z.enum(['goats', 'tigers', 'random']).default('random').describe('Yours.'),
} as const;

/** A ruleset as it is asked for. */
export type AskedRuleset = z.output<typeof rulesetSchema>;
