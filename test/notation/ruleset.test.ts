/** Rulesets as text. */
import { describe, expect, test } from 'vitest';
import { success } from '../../shared/rules/result.ts';
import { RULESET_NAMES, RULESETS } from '../../shared/rules/ruleset.ts';
import { formatRuleset, parseRuleset } from '../../shared/notation/ruleset.ts';

test.each(RULESET_NAMES)('%s is written by its name alone', (name) => {
  expect(formatRuleset(RULESETS[name])).toBe(name);
  expect(parseRuleset(name)).toEqual(success(RULESETS[name]));
});

test.each([
  'custom ply=- repeat=- quiet=- goats=lose',
  'custom ply=50 repeat=draw2 quiet=20 goats=pass',
  'custom ply=1000 repeat=draw5 quiet=500 goats=lose',
  'custom ply=200 repeat=last2 quiet=- goats=pass',
  'custom ply=- repeat=last200 quiet=100 goats=lose',
  'custom ply=- repeat=all quiet=- goats=lose',
])('%s is read and written back', (text) => {
  const ruleset = parseRuleset(text);
  expect(ruleset.ok && formatRuleset(ruleset.value)).toBe(text);
});

describe('refused, with what is wrong and where', () => {
  test.each([
    ['', 'unknown-ruleset', 1],
    ['Threefold', 'unknown-ruleset', 1],
    ['custom-made', 'unknown-ruleset', 1],
    ['custom', 'unreadable-parameter', 8],
    ['custom ply=60', 'unreadable-parameter', 15],
    ['custom repeat=- ply=60 quiet=- goats=lose', 'unreadable-parameter', 8],
    ['custom ply=060 repeat=- quiet=- goats=lose', 'unreadable-parameter', 8],
    ['custom ply=60 repeat=3 quiet=- goats=lose', 'unreadable-parameter', 15],
    ['custom ply=60 repeat=- quiet=none goats=lose', 'unreadable-parameter', 24],
    ['custom ply=60 repeat=- quiet=- goats=win', 'unreadable-parameter', 32],
    ['custom ply=60  repeat=- quiet=- goats=lose', 'unreadable-parameter', 15],
    ['custom ply=60 repeat=- quiet=- goats=lose ', 'unreadable-parameter', 43],
  ])('%s: %s in column %i', (text, problem, column) => {
    const ruleset = parseRuleset(text);
    expect(ruleset.ok ? ruleset : ruleset.error).toMatchObject({ problem, column });
  });

  test.each([
    ['custom ply=49 repeat=- quiet=- goats=lose', 'plyLimit', 50, 1000],
    ['custom ply=1001 repeat=- quiet=- goats=lose', 'plyLimit', 50, 1000],
    ['custom ply=- repeat=draw1 quiet=- goats=lose', 'occurrences', 2, 5],
    ['custom ply=- repeat=draw6 quiet=- goats=lose', 'occurrences', 2, 5],
    ['custom ply=- repeat=last1 quiet=- goats=lose', 'memory', 2, 200],
    ['custom ply=- repeat=last201 quiet=- goats=lose', 'memory', 2, 200],
    ['custom ply=- repeat=- quiet=19 goats=lose', 'quietLimit', 20, 500],
    ['custom ply=- repeat=- quiet=501 goats=lose', 'quietLimit', 20, 500],
  ])('%s: %s is from %i to %i', (text, parameter, min, max) => {
    const ruleset = parseRuleset(text);
    const expected = { problem: 'out-of-bounds', bounds: { parameter, min, max } };
    expect(ruleset.ok ? ruleset : ruleset.error).toMatchObject(expected);
  });
});
