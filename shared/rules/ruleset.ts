/** Rulesets as data: four parameters and a name, and the bounds of custom ones (RULES.md). */
import { failure, type Result, success } from './result.ts';

/** At the `occurrences`-th same position (side to act, goats in hand and captured included): a draw. */
export interface DrawByRepetition {
  readonly kind: 'draw';
  readonly occurrences: number;
}

/** No action may recreate one of the last `memory` arrangements, `null`: of the whole movement phase. */
export interface ForbiddenRepetition {
  readonly kind: 'forbidden';
  readonly memory: number | null;
}

/** The rules that may differ from one board to another. */
export interface RulesetParameters {
  /** Plies after which the board is drawn; `null` leaves only the 2,000 of `PLY_CEILING`. */
  readonly plyLimit: number | null;
  readonly repetition: DrawByRepetition | ForbiddenRepetition | null;
  /** Plies without capture or placement after which the board is drawn. */
  readonly quietLimit: number | null;
  /** What happens to goats without a legal action. */
  readonly goatsWithoutAction: 'lose' | 'pass';
}

/** The rulesets that a name stands for (RULES.md). */
export const RULESET_NAMES = [
  'devils-plan',
  'ply-yard',
  'threefold',
  'memory-12',
  'no-repeat',
] as const;
export type RulesetName = (typeof RULESET_NAMES)[number];

/** A board's rules under the name they were chosen by. */
export interface Ruleset extends RulesetParameters {
  readonly name: RulesetName | 'custom';
}

/** A board without a ply limit is drawn here, so that nothing runs for ever. */
export const PLY_CEILING = 2000;

/** The five named rulesets (RULES.md). */
export const RULESETS: Readonly<Record<RulesetName, Ruleset>> = {
  'devils-plan': {
    name: 'devils-plan',
    plyLimit: 200,
    repetition: null,
    quietLimit: null,
    goatsWithoutAction: 'lose',
  },
  'ply-yard': {
    name: 'ply-yard',
    plyLimit: null,
    repetition: null,
    quietLimit: null,
    goatsWithoutAction: 'lose',
  },
  threefold: {
    name: 'threefold',
    plyLimit: null,
    repetition: { kind: 'draw', occurrences: 3 },
    quietLimit: 100,
    goatsWithoutAction: 'lose',
  },
  'memory-12': {
    name: 'memory-12',
    plyLimit: null,
    repetition: { kind: 'forbidden', memory: 12 },
    quietLimit: null,
    goatsWithoutAction: 'lose',
  },
  'no-repeat': {
    name: 'no-repeat',
    plyLimit: null,
    repetition: { kind: 'forbidden', memory: null },
    quietLimit: null,
    goatsWithoutAction: 'lose',
  },
};

/** “Plain rules”: what a file or command means that names no ruleset. */
export const PLAIN_RULES: Ruleset = RULESETS['ply-yard'];
export const DEFAULT_RULESET: Ruleset = RULESETS['devils-plan'];

/** Inclusive bounds of a custom ruleset's parameters. */
export const CUSTOM_BOUNDS = {
  plyLimit: { min: 50, max: 1000 },
  quietLimit: { min: 20, max: 500 },
  memory: { min: 2, max: 200 },
  occurrences: { min: 2, max: 5 },
} as const;

/** A parameter outside its bounds. */
export interface RulesetFault {
  readonly parameter: keyof typeof CUSTOM_BOUNDS;
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

/** A ruleset of the host's own parameters; refused with the first one out of bounds. */
export function customRuleset(parameters: RulesetParameters): Result<Ruleset, RulesetFault> {
  const { plyLimit, quietLimit, repetition, goatsWithoutAction } = parameters;
  const fault =
    checkBound('plyLimit', plyLimit) ??
    checkBound('quietLimit', quietLimit) ??
    checkBound('memory', repetition?.kind === 'forbidden' ? repetition.memory : null) ??
    checkBound('occurrences', repetition?.kind === 'draw' ? repetition.occurrences : null);
  if (fault !== undefined) return failure(fault);
  return success({ name: 'custom', plyLimit, repetition, quietLimit, goatsWithoutAction });
}

function checkBound(
  parameter: keyof typeof CUSTOM_BOUNDS,
  value: number | null,
): RulesetFault | undefined {
  const { min, max } = CUSTOM_BOUNDS[parameter];
  if (value === null || (Number.isInteger(value) && value >= min && value <= max)) return undefined;
  return { parameter, value, min, max };
}
