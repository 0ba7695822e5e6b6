/** The tags of a match's record as the setup of a match. */
import { DEFAULT_CLOCK_MS, type MatchSetup, type Mode, MODES } from '../match/setup.ts';
import { failure, type Result, success } from '../rules/result.ts';
import { type Side, SIDES } from '../rules/side.ts';
import { parseSeconds } from './match-item.ts';
import type { RecordFault, TagProblem } from './record-fault.ts';
import { findRepeatedTag, findTag, readRulesetTag, type Tag, tagFault } from './tag.ts';

/** What the tags of a match's record say. */
export interface MatchHeader {
  readonly id: string;
  readonly startedAt: string | null;
  readonly setup: MatchSetup;
  /** `null` while the second seat is not taken. */
  readonly guestName: string | null;
}

const KNOWN_TAGS = [
  'Match',
  'Mode',
  'Ruleset',
  'Clock',
  'Host',
  'Guest',
  'HostSide',
  'Start',
  'Result',
  'Reason',
] as const;

/**
 * Without `[Ruleset]` plain rules are meant, without `[Clock]` the usual one. Whether the match was
 * public is not in a record; what is read is private and open to spectators. A computer is kept by name.
 */
export function readSetup(tags: readonly Tag[]): Result<MatchHeader, RecordFault> {
  const repeated = findRepeatedTag(tags, KNOWN_TAGS);
  if (repeated !== undefined) return failure(repeated);
  const mode = readOneOf(tags, 'Mode', MODES);
  if (!mode.ok) return mode;
  const ruleset = readRulesetTag(tags);
  if (!ruleset.ok) return ruleset;
  const common = {
    ruleset: ruleset.value,
    isPublic: false,
    allowsSpectators: true,
    spectatorDelayMs: 0,
    hostName: findTag(tags, 'Host') ?? '',
    computer: null,
  };
  const setup = readMode(tags, mode.value, common);
  if (!setup.ok) return setup;
  const startedAt = findTag(tags, 'Start') ?? null;
  if (startedAt !== null && !UTC.test(startedAt)) return fail(tags, 'Start', 'unreadable-tag');
  const guestName = findTag(tags, 'Guest') ?? null;
  return success({ id: findTag(tags, 'Match') ?? '', startedAt, setup: setup.value, guestName });
}

const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;

type CommonSetup = Omit<Extract<MatchSetup, { mode: 'final' }>, 'mode' | 'clockMs'>;

function readMode(
  tags: readonly Tag[],
  mode: Mode,
  common: CommonSetup,
): Result<MatchSetup, RecordFault> {
  const clockMs = readClock(tags);
  if (!clockMs.ok) return clockMs;
  if (mode === 'final')
    return clockMs.value === null
      ? fail(tags, 'Clock', 'contradicting-tag')
      : success({ ...common, mode, clockMs: clockMs.value });
  const hostSide: Result<Side, RecordFault> = readOneOf(tags, 'HostSide', SIDES);
  if (!hostSide.ok) return hostSide;
  return success({ ...common, mode, clockMs: clockMs.value, hostSide: hostSide.value });
}

function readClock(tags: readonly Tag[]): Result<number | null, RecordFault> {
  const text = findTag(tags, 'Clock');
  if (text === undefined) return success(DEFAULT_CLOCK_MS);
  if (text === '-') return success(null);
  return /^[1-9]\d{0,6}(?:\.\d{1,3})?$/.test(text)
    ? success(parseSeconds(text))
    : fail(tags, 'Clock', 'unreadable-tag');
}

/** The tag's value, which must be one of those given. */
function readOneOf<Value extends string>(
  tags: readonly Tag[],
  name: string,
  values: readonly Value[],
): Result<Value, RecordFault> {
  const text = findTag(tags, name);
  const value = values.find((one) => one === text);
  if (value !== undefined) return success(value);
  return fail(tags, name, text === undefined ? 'missing-tag' : 'unreadable-tag');
}

function fail(tags: readonly Tag[], name: string, problem: TagProblem): Result<never, RecordFault> {
  return failure(tagFault(tags, name, problem));
}
