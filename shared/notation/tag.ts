/** Tag pairs, `[Key "value"]`: found by name in upper or lower case, and written. */
import { failure, type Result, success } from '../rules/result.ts';
import { PLAIN_RULES, type Ruleset } from '../rules/ruleset.ts';
import type { RecordFault, TagProblem } from './record-fault.ts';
import { parseRuleset } from './ruleset.ts';
import { isScore, type Score } from './score.ts';

/** A tag pair. */
export interface Tag {
  readonly name: string;
  readonly value: string;
}

/** The tag's value; `undefined` where there is none. */
export function findTag(tags: readonly Tag[], name: string): string | undefined {
  return tags.find((tag) => isNamed(tag, name))?.value;
}

/** The tags whose names are not among those given: kept, but not understood. */
export function otherTags(tags: readonly Tag[], known: readonly string[]): Tag[] {
  return tags
    .filter((tag) => !known.some((name) => isNamed(tag, name)))
    .map(({ name, value }) => ({ name, value }));
}

/** A fault of the tag called `name`; `column` in its value. */
export function tagFault(
  tags: readonly Tag[],
  name: string,
  problem: TagProblem,
  column = 1,
): RecordFault {
  return { kind: 'tag', problem, name, value: findTag(tags, name) ?? '', column, bounds: null };
}

/** The fault of a known tag that stands twice; `undefined` where none does. */
export function findRepeatedTag(
  tags: readonly Tag[],
  known: readonly string[],
): RecordFault | undefined {
  const name = known.find((one) => tags.filter((tag) => isNamed(tag, one)).length > 1);
  return name === undefined ? undefined : tagFault(tags, name, 'repeated-tag');
}

/** The score in `[Result]`; `null` where there is no such tag. */
export function readScoreTag(tags: readonly Tag[]): Result<Score | null, RecordFault> {
  const value = findTag(tags, 'Result');
  if (value === undefined) return success(null);
  return isScore(value) ? success(value) : failure(tagFault(tags, 'Result', 'unreadable-tag'));
}

/** The ruleset in `[Ruleset]`; plain rules where there is no such tag. */
export function readRulesetTag(tags: readonly Tag[]): Result<Ruleset, RecordFault> {
  const text = findTag(tags, 'Ruleset');
  if (text === undefined) return success(PLAIN_RULES);
  const ruleset = parseRuleset(text);
  if (ruleset.ok) return ruleset;
  const { problem, column, bounds } = ruleset.error;
  return failure({ kind: 'tag', name: 'Ruleset', value: text, problem, column, bounds });
}

/** The tags one a line, each with its line end. */
export function formatTags(tags: readonly Tag[]): string {
  return tags.map(({ name, value }) => `[${name} "${escapeValue(value)}"]\n`).join('');
}

function isNamed(tag: Tag, name: string): boolean {
  return tag.name.toLowerCase() === name.toLowerCase();
}

/** Line ends cannot stand in a tag; they become spaces. */
function escapeValue(value: string): string {
  return value.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&');
}
