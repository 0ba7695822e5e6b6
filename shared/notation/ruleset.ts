/** Rulesets as text: a name, or `custom ply=200 repeat=draw3 quiet=100 goats=pass` (NOTATION.md). */
import { failure, type Result, success } from '../rules/result.ts';
import {
  customRuleset,
  type Ruleset,
  RULESET_NAMES,
  type RulesetFault,
  type RulesetParameters,
  RULESETS,
} from '../rules/ruleset.ts';
import type { TextFault } from './fault.ts';

/**
 * `unknown-ruleset`: neither a name nor `custom`; `unreadable-parameter`: not the four keys in their
 * order with values of their form; `out-of-bounds`: a readable value the bounds of `CUSTOM_BOUNDS` forbid.
 */
export type RulesetProblem = 'unknown-ruleset' | 'unreadable-parameter' | 'out-of-bounds';

/** `bounds` names the parameter and its bounds where the problem is `out-of-bounds`. */
export interface RulesetTextFault extends TextFault<RulesetProblem> {
  readonly bounds: RulesetFault | null;
}

/** In the order in which a custom ruleset writes them. */
const PARAMETERS = [
  /^ply=(?:-|[1-9]\d{0,8})$/,
  /^repeat=(?:-|all|(?:draw|last)[1-9]\d{0,8})$/,
  /^quiet=(?:-|[1-9]\d{0,8})$/,
  /^goats=(?:lose|pass)$/,
] as const;

/** The ruleset's name, or its four parameters where it is the host's own. */
export function formatRuleset(ruleset: Ruleset): string {
  if (ruleset.name !== 'custom') return ruleset.name;
  const { plyLimit, repetition, quietLimit, goatsWithoutAction } = ruleset;
  const ply = `ply=${plyLimit ?? '-'}`;
  const quiet = `quiet=${quietLimit ?? '-'}`;
  return `custom ${ply} repeat=${formatRepetition(repetition)} ${quiet} goats=${goatsWithoutAction}`;
}

function formatRepetition(repetition: Ruleset['repetition']): string {
  if (repetition === null) return '-';
  if (repetition.kind === 'draw') return `draw${repetition.occurrences}`;
  return repetition.memory === null ? 'all' : `last${repetition.memory}`;
}

/** The ruleset that `text` names or spells out. */
export function parseRuleset(text: string): Result<Ruleset, RulesetTextFault> {
  const name = RULESET_NAMES.find((known) => known === text);
  if (name !== undefined) return success(RULESETS[name]);
  if (!/^custom(?: |$)/.test(text)) return failure(fault('unknown-ruleset', 1, text));
  const words = text.split(' ');
  let column = 'custom '.length + 1;
  for (const [index, form] of PARAMETERS.entries()) {
    const word = words[index + 1] ?? '';
    if (!form.test(word)) return failure(fault('unreadable-parameter', column, word));
    column += word.length + 1;
  }
  if (words.length > PARAMETERS.length + 1)
    return failure(fault('unreadable-parameter', column, text.slice(column - 1)));
  const ruleset = customRuleset(readParameters(words));
  if (ruleset.ok) return ruleset;
  return failure({ ...fault('out-of-bounds', 1, text), bounds: ruleset.error });
}

function fault(problem: RulesetProblem, column: number, found: string): RulesetTextFault {
  return { problem, column, found, bounds: null };
}

/** The parameters of words that have their forms. */
function readParameters(words: readonly string[]): RulesetParameters {
  const [ply, repeat, quiet, goats] = words.slice(1).map((word) => word.split('=')[1]);
  return {
    plyLimit: readLimit(ply),
    repetition: readRepetition(repeat),
    quietLimit: readLimit(quiet),
    goatsWithoutAction: goats === 'pass' ? 'pass' : 'lose',
  };
}

function readLimit(value = '-'): number | null {
  return value === '-' ? null : Number(value);
}

function readRepetition(value = '-'): RulesetParameters['repetition'] {
  if (value === '-') return null;
  if (value === 'all') return { kind: 'forbidden', memory: null };
  const count = Number(value.slice('draw'.length));
  return value.startsWith('draw')
    ? { kind: 'draw', occurrences: count }
    : { kind: 'forbidden', memory: count };
}
