/** From what is chosen on the start page to what is asked of the server. */
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_CHOICE,
  fitToMode,
  type MatchChoice,
  NUMBER_BOUNDS,
  type NumberField,
  readClock,
  requestOf,
  rulesetOf,
} from '../../client/pages/match-choice.ts';
import { decodeCreate } from '../../shared/wire/rest.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwx';

function choose(change: Partial<MatchChoice>): MatchChoice {
  return { ...DEFAULT_CHOICE, ...change };
}

function custom(change: Partial<MatchChoice['custom']>): MatchChoice {
  return choose({ ruleset: 'custom', custom: { ...DEFAULT_CHOICE.custom, ...change } });
}

test('what is asked without touching anything is a private final at a minute a ply', () => {
  expect(requestOf(DEFAULT_CHOICE, TOKEN)).toEqual({
    ok: true,
    value: {
      mode: 'final',
      clockMs: 60_000,
      ruleset: 'devils-plan',
      public: false,
      spectators: true,
      spectatorDelayMs: 0,
      name: '',
      token: TOKEN,
    },
  });
});

test.each([
  choose({ mode: 'classic', clock: 'none', side: 'tigers', isPublic: true, name: ' Sita ' }),
  choose({ opponent: 'computer', isPublic: true, spectatorDelayMs: 180_000 }),
  choose({ clock: 'other', customSeconds: '10', ruleset: 'no-repeat', spectators: false }),
  custom({ plyLimit: '', quietLimit: '20', repetition: 'draw', occurrences: '5' }),
  custom({ plyLimit: '1000', repetition: 'last', memory: '200', goatsWithoutAction: 'pass' }),
  custom({ repetition: 'all' }),
])('the server takes every request that is made (%#)', (choice) => {
  const request = requestOf(choice, TOKEN);
  expect(request.ok).toBe(true);
  if (request.ok) expect(decodeCreate(request.value).ok).toBe(true);
});

describe('numbers', () => {
  const choiceWith: Readonly<Record<NumberField, (typed: string) => MatchChoice>> = {
    customSeconds: (customSeconds) => choose({ clock: 'other', customSeconds }),
    plyLimit: (plyLimit) => custom({ plyLimit }),
    quietLimit: (quietLimit) => custom({ quietLimit }),
    memory: (memory) => custom({ repetition: 'last', memory }),
    occurrences: (occurrences) => custom({ repetition: 'draw', occurrences }),
  };
  for (const [field, { min, max }] of Object.entries(NUMBER_BOUNDS) as [
    NumberField,
    { readonly min: number; readonly max: number },
  ][])
    test(`${field} goes from ${min} to ${max} and is whole`, () => {
      const isTaken = (typed: string): boolean => requestOf(choiceWith[field](typed), TOKEN).ok;
      expect([min, max].map(String).map(isTaken)).toEqual([true, true]);
      expect([min - 1, max + 1, min + 0.5].map(String).map(isTaken)).toEqual([false, false, false]);
      expect(requestOf(choiceWith[field]('many'), TOKEN)).toEqual({ ok: false, error: field });
    });

  test('a field that is not shown stands in nobody’s way', () => {
    expect(requestOf(custom({ repetition: 'none', memory: 'many' }), TOKEN).ok).toBe(true);
    expect(requestOf(choose({ customSeconds: 'many' }), TOKEN).ok).toBe(true);
  });
});

test('only classic matches can do without a clock', () => {
  const untimed = choose({ mode: 'classic', clock: 'none' });
  expect(readClock(untimed)).toEqual({ ok: true, value: null });
  expect(fitToMode(untimed, 'final').clock).toBe(60);
  expect(requestOf(choose({ clock: 'none' }), TOKEN).ok).toBe(false);
});

test('the rules of a match played here are those chosen', () => {
  expect(rulesetOf(choose({ ruleset: 'threefold' }))).toMatchObject({
    value: { name: 'threefold', quietLimit: 100 },
  });
  expect(rulesetOf(custom({ plyLimit: '50' }))).toMatchObject({
    value: { name: 'custom', plyLimit: 50 },
  });
});
