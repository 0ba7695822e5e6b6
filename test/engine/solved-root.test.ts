/** What the engine makes of the solution where goats are in hand. */
import { describe, expect, test } from 'vitest';
import { LONGEST_ENDING } from '../../shared/engine/certainty.ts';
import { Engine, type Finding } from '../../shared/engine/engine.ts';
import type { Limits } from '../../shared/engine/limits.ts';
import { ALONE, type Terms } from '../../shared/engine/terms.ts';
import { WIN } from '../../shared/engine/score.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { parseRuleset } from '../../shared/notation/ruleset.ts';
import type { Board } from '../../shared/rules/board.ts';
import type { BoardResult } from '../../shared/rules/outcome.ts';
import { parsePoint } from '../../shared/notation/point.ts';
import { hasPoint } from '../../shared/rules/point.ts';
import type { Position } from '../../shared/rules/position.ts';
import { PLAIN_RULES, type Ruleset, RULESETS } from '../../shared/rules/ruleset.ts';
import type { Solution } from '../../shared/solution/solution.ts';
import { solutionAround } from '../support/known-solution.ts';
import { readMovementTotals } from '../support/movement-totals.ts';
import { boardAt, positionOf, valueOf } from '../support/text.ts';

const TEXT = 'T2GT/G3G/2G2/G1G1G/TG2T g 11 1';
const ROOT = positionOf(TEXT);
const KEEPING = ['a3', 'd2', 'e3'];
const PASSING = valueOf(parseRuleset('custom ply=- repeat=- quiet=- goats=pass'), 'goats=pass');
const QUIET = valueOf(parseRuleset('custom ply=- repeat=- quiet=137 goats=lose'), 'quiet=137');

function has(name: string): (position: Position) => boolean {
  const point = valueOf(parsePoint(name), name);
  return ({ goats }) => hasPoint(goats, point);
}

function keeps(position: Position): boolean {
  return KEEPING.some((point) => has(point)(position));
}

/** The root comes to `result`, and so do three placements; the others lose. */
function solved(result: BoardResult): Solution {
  return solutionAround(ROOT, result, (after) => (keeps(after) ? result : 'tigers'));
}

/** It draws. Of three placements that hold it, d2 leaves the tigers fewest replies that do. */
const DRAWN = solutionAround(
  ROOT,
  'draw',
  (after) => (keeps(after) ? 'draw' : 'tigers'),
  (replied) => (has('d2')(replied) && (replied.tigers & 1) !== 0 ? 'goats' : 'draw'),
);

function search(
  solution: Solution,
  {
    ruleset = PLAIN_RULES,
    plies = 0,
  }: { readonly ruleset?: Ruleset; readonly plies?: number } = {},
  terms: Terms = ALONE,
  limits: Limits = { depth: 2 },
): Finding {
  const board: Board = { ...boardAt(TEXT, ruleset), plies };
  return new Engine({ solution, memoryBits: 12 }).search(board, limits, terms);
}

/** `exact tigers`, `likely draw`, `estimate`. */
function judge(finding: Finding): string {
  const { value } = finding;
  return value.kind === 'estimate' ? value.kind : `${value.kind} ${value.result}`;
}

test('of the actions that hold a draw the one is played that is hardest to answer', () => {
  const found = search(DRAWN);
  expect(judge(found)).toBe('exact draw');
  expect(found.best.map(formatAction).toSorted()).toEqual(KEEPING);
  expect(formatAction(found.action)).toBe('d2');
  expect(found.best[0]).toEqual(found.action);
});

test('a win is kept, and how soon it comes is not told where nobody knows', () => {
  const found = search(solved('goats'));
  expect(found.value).toEqual({ kind: 'exact', result: 'goats', plies: null });
  expect(found.best.map(formatAction).toSorted()).toEqual(KEEPING);
  expect(KEEPING).toContain(formatAction(found.action));
});

test('where everything loses, everything is as good, and the search says what is played', () => {
  const found = search(solved('tigers'));
  expect(judge(found)).toBe('exact tigers');
  expect(found.best).toHaveLength(13);
});

test('a solution that contradicts itself is not believed', () => {
  const found = search(solutionAround(ROOT, 'goats', () => 'draw'));
  expect(found.value.kind).toBe('estimate');
});

test('a solution that does not know every action says nothing', () => {
  const whole = solved('goats');
  const holed = search({
    lookUp: (position) => (has('b3')(position) ? undefined : whole.lookUp(position)),
  });
  expect(holed.value.kind).toBe('estimate');
});

test('no ending is longer than is reckoned with', () => {
  const lengths = readMovementTotals().flatMap(({ tigersToAct, goatsToAct }) =>
    [tigersToAct, goatsToAct].flatMap((totals) => [
      totals.longestTigersWin,
      totals.longestGoatsWin,
    ]),
  );
  expect(Math.max(...lengths)).toBe(LONGEST_ENDING);
});

// With eleven goats in hand a win takes 21 plies and the longest ending, 158, at most.
describe.each([
  ['plain rules', PLAIN_RULES, 0, 'exact goats', 'exact draw'],
  ['158 plies left', RULESETS['devils-plan'], 42, 'exact goats', 'exact draw'],
  ['157 plies left', RULESETS['devils-plan'], 43, 'likely goats', 'exact draw'],
  ['a quiet limit that the longest ending keeps', QUIET, 0, 'exact goats', 'exact draw'],
  ['a shorter quiet limit', RULESETS.threefold, 0, 'likely goats', 'exact draw'],
  ['repetition forbidden', RULESETS['memory-12'], 0, 'likely goats', 'likely draw'],
  ['stuck goats that pass', PASSING, 0, 'exact goats', 'likely draw'],
])('with %s', (_, ruleset, plies, win, draw) => {
  test(`a win is ${win}, and a draw ${draw}`, () => {
    expect(judge(search(solved('goats'), { ruleset, plies }))).toBe(win);
    expect(judge(search(DRAWN, { ruleset, plies }))).toBe(draw);
  });
});

describe('beside the other board of a final', () => {
  const won: Terms = { end: 31, otherwise: WIN - 31, isExact: true };
  const better: Terms = { end: Infinity, otherwise: 120, isExact: false };

  test('a board that holds wins what the other one wins', () => {
    const { value } = search(DRAWN, {}, won);
    expect(value).toEqual({ kind: 'exact', result: 'goats', plies: 31 });
    expect(judge(search(solved('goats'), {}, won))).toBe('exact goats');
  });

  test('a board that is lost may be lost too late to matter', () => {
    expect(search(solved('tigers'), {}, won).value.kind).toBe('estimate');
  });

  test('a board that holds is worth what the other one is, and a win more', () => {
    expect(search(DRAWN, {}, better).value).toEqual({ kind: 'estimate', score: 120 });
    const { value } = search(solved('goats'), {}, better);
    expect(value.kind === 'estimate' ? value.score : 0).toBeGreaterThan(120);
  });
});
