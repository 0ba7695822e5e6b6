/** What someone chooses for a new match, and the request it makes or the field that stands in its way. */
import type { LevelName } from '../../shared/engine/levels.ts';
import { otherSeat, type Seat } from '../../shared/match/seat.ts';
import { CLOCK_BOUNDS_MS, type Mode } from '../../shared/match/setup.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import {
  CUSTOM_BOUNDS,
  type RulesetName,
  RULESETS,
  type Ruleset,
  type RulesetParameters,
} from '../../shared/rules/ruleset.ts';
import type { SeekMessage } from '../../shared/wire/client-message.ts';
import type { CreateRequest } from '../../shared/wire/rest.ts';
import type { SideChoice } from '../routing/local-path.ts';

export const OPPONENTS = ['link', 'anyone', 'computer', 'local'] as const;
export type Opponent = (typeof OPPONENTS)[number];
export const REPETITIONS = ['none', 'draw', 'last', 'all'] as const;
export type Repetition = (typeof REPETITIONS)[number];
export const PLACES = ['online', 'here'] as const;
/** Where the computer plays: on the server, or in this browser. */
export type Place = (typeof PLACES)[number];

/** A number field as typed; `''` where it is left empty. */
type Typed = string;

export interface CustomChoice {
  readonly plyLimit: Typed;
  readonly quietLimit: Typed;
  readonly repetition: Repetition;
  readonly occurrences: Typed;
  readonly memory: Typed;
  readonly goatsWithoutAction: 'lose' | 'pass';
}

export interface MatchChoice {
  readonly mode: Mode;
  readonly opponent: Opponent;
  /** Against the computer: how strong it is, whose seat one takes in a final, and where it plays. */
  readonly level: LevelName;
  readonly seat: Seat;
  readonly place: Place;
  /** Seconds for each ply, `other` for `customSeconds`, `none` for untimed (classic). */
  readonly clock: number | 'other' | 'none';
  readonly customSeconds: Typed;
  readonly side: SideChoice;
  readonly ruleset: RulesetName | 'custom';
  readonly custom: CustomChoice;
  /** In the lists of the start page. */
  readonly isPublic: boolean;
  readonly spectators: boolean;
  /** How late spectators see it, in milliseconds. */
  readonly spectatorDelayMs: number;
  readonly name: string;
}

export const DEFAULT_CHOICE: MatchChoice = {
  mode: 'final',
  opponent: 'link',
  level: 'medium',
  seat: 'host',
  place: 'online',
  clock: 60,
  customSeconds: '120',
  side: 'random',
  ruleset: 'devils-plan',
  custom: {
    plyLimit: '200',
    quietLimit: '',
    repetition: 'none',
    occurrences: '3',
    memory: '12',
    goatsWithoutAction: 'lose',
  },
  isPublic: false,
  spectators: true,
  spectatorDelayMs: 0,
  name: '',
};

/** Inclusive bounds of every number that can be typed. */
export const NUMBER_BOUNDS = {
  customSeconds: { min: CLOCK_BOUNDS_MS.min / 1000, max: CLOCK_BOUNDS_MS.max / 1000 },
  ...CUSTOM_BOUNDS,
} as const;
export type NumberField = keyof typeof NUMBER_BOUNDS;

/** Untimed play is for classic matches alone: the choice with everything that fits its mode. */
export function fitToMode(choice: MatchChoice, mode: Mode): MatchChoice {
  const clock = mode === 'final' && choice.clock === 'none' ? DEFAULT_CHOICE.clock : choice.clock;
  return { ...choice, mode, clock };
}

/** The field whose number is missing or out of its bounds. */
export type ChoiceFault = NumberField;

/** The request for a match on the server; `token` is the host's own secret. */
export function requestOf(choice: MatchChoice, token: string): Result<CreateRequest, ChoiceFault> {
  const rules = readRules(choice);
  if (!rules.ok) return rules;
  const clock = readClock(choice);
  if (!clock.ok) return clock;
  const common = {
    ruleset: choice.ruleset === 'custom' ? rules.value : choice.ruleset,
    public: choice.isPublic,
    spectators: choice.spectators,
    spectatorDelayMs: choice.spectators ? choice.spectatorDelayMs : 0,
    name: choice.name.trim(),
    token,
    ...opponentOf(choice),
  };
  if (choice.mode === 'classic')
    return success({ mode: 'classic', clockMs: clock.value, side: choice.side, ...common });
  if (clock.value === null) return failure('customSeconds');
  return success({ mode: 'final', clockMs: clock.value, ...common });
}

/** Who is sought, on which terms; `id` and `token` are the seek's and the seat's. */
export function seekOf(
  choice: MatchChoice,
  { id, token }: Pick<SeekMessage, 'id' | 'token'>,
): Result<SeekMessage, ChoiceFault> {
  const rules = readRules(choice);
  if (!rules.ok) return rules;
  const clock = readClock(choice);
  if (!clock.ok) return clock;
  const ruleset = choice.ruleset === 'custom' ? rules.value : choice.ruleset;
  const seeker = { ruleset, id, token, name: choice.name.trim() };
  if (choice.mode === 'classic')
    return success({ mode: 'classic', clockMs: clock.value, side: choice.side, ...seeker });
  if (clock.value === null) return failure('customSeconds');
  return success({ mode: 'final', clockMs: clock.value, ...seeker });
}

/** The computer's seat is the one that is left. */
function opponentOf({ opponent, level, mode, seat }: MatchChoice): Pick<CreateRequest, 'opponent'> {
  if (opponent !== 'computer') return {};
  const left = mode === 'final' ? otherSeat(seat) : 'guest';
  return { opponent: { kind: 'computer', level, seat: left } };
}

/** Whether the match is played in this browser alone. */
export function isPlayedHere({ opponent, place }: MatchChoice): boolean {
  return opponent === 'local' || (opponent === 'computer' && place === 'here');
}

/** The rules chosen, for a match played here. */
export function rulesetOf(choice: MatchChoice): Result<Ruleset, ChoiceFault> {
  if (choice.ruleset !== 'custom') return success(RULESETS[choice.ruleset]);
  const rules = readRules(choice);
  return rules.ok ? success({ name: 'custom', ...rules.value }) : rules;
}

/** The clock chosen in milliseconds; `null` for none. */
export function readClock(choice: MatchChoice): Result<number | null, ChoiceFault> {
  if (choice.clock === 'none') return success(null);
  if (choice.clock !== 'other') return success(choice.clock * 1000);
  const seconds = readNumber('customSeconds', choice.customSeconds);
  return seconds.ok ? success(seconds.value * 1000) : seconds;
}

function readRules({ ruleset, custom }: MatchChoice): Result<RulesetParameters, ChoiceFault> {
  if (ruleset !== 'custom') return success(RULESETS[ruleset]);
  const plyLimit = readOptional('plyLimit', custom.plyLimit);
  if (!plyLimit.ok) return plyLimit;
  const quietLimit = readOptional('quietLimit', custom.quietLimit);
  if (!quietLimit.ok) return quietLimit;
  const repetition = readRepetition(custom);
  if (!repetition.ok) return repetition;
  return success({
    plyLimit: plyLimit.value,
    quietLimit: quietLimit.value,
    repetition: repetition.value,
    goatsWithoutAction: custom.goatsWithoutAction,
  });
}

function readRepetition(
  custom: CustomChoice,
): Result<RulesetParameters['repetition'], ChoiceFault> {
  switch (custom.repetition) {
    case 'none':
      return success(null);
    case 'all':
      return success({ kind: 'forbidden', memory: null });
    case 'last': {
      const memory = readNumber('memory', custom.memory);
      return memory.ok ? success({ kind: 'forbidden', memory: memory.value }) : memory;
    }
    case 'draw': {
      const occurrences = readNumber('occurrences', custom.occurrences);
      return occurrences.ok
        ? success({ kind: 'draw', occurrences: occurrences.value })
        : occurrences;
    }
  }
}

function readOptional(field: NumberField, typed: Typed): Result<number | null, ChoiceFault> {
  return typed.trim() === '' ? success(null) : readNumber(field, typed);
}

function readNumber(field: NumberField, typed: Typed): Result<number, ChoiceFault> {
  const { min, max } = NUMBER_BOUNDS[field];
  const value = Number(typed);
  const fits = typed.trim() !== '' && Number.isInteger(value) && value >= min && value <= max;
  return fits ? success(value) : failure(field);
}
