/** When a board warns of its limits and forbidden actions. */
import { expect, test } from 'vitest';
import { warningsOn } from '../../client/board/warning.ts';
import type { Board } from '../../shared/rules/board.ts';
import { PLAIN_RULES, RULESETS } from '../../shared/rules/ruleset.ts';
import { boardAt, playAll } from '../support/text.ts';

const MOVEMENT = 'GGGG1/GTGGG/GG1TG/GGT1G/1TGGG t 0 3';

function warnedOf(board: Board): unknown[] {
  return warningsOn(board);
}

test('a board says nothing of a ply limit until twenty plies are left', () => {
  const board = boardAt('goats', RULESETS['devils-plan']);
  expect(warnedOf({ ...board, plies: 179 })).toEqual([]);
  expect(warnedOf({ ...board, plies: 180 })).toEqual([{ kind: 'plies-left', left: 20 }]);
});

test('a board without a ply limit warns before the two thousandth ply', () => {
  const board = boardAt('goats', PLAIN_RULES);
  expect(warnedOf({ ...board, plies: 1990 })).toEqual([{ kind: 'plies-left', left: 10 }]);
});

test('quiet plies are spoken of when twenty are left', () => {
  const board = boardAt(MOVEMENT, RULESETS.threefold);
  expect(warnedOf({ ...board, quietPlies: 79 })).toEqual([]);
  expect(warnedOf({ ...board, quietPlies: 80 })).toEqual([{ kind: 'quiet-left', left: 20 }]);
});

test('a position’s second occurrence is spoken of where the third one draws', () => {
  const board = playAll(boardAt(MOVEMENT, RULESETS.threefold), 'c2-c3 a2-a1 c3-c2 a1-a2');
  expect(warnedOf(board)).toEqual([{ kind: 'occurrence', count: 2, limit: 3 }]);
  expect(warnedOf(playAll(board, 'c2-d2'))).toEqual([]);
});

test('forbidden actions are counted where a ruleset forbids what was before', () => {
  const board = playAll(boardAt(MOVEMENT, RULESETS['no-repeat']), 'c2-c3 a2-a1 c3-c2');
  expect(warnedOf(board)).toEqual([{ kind: 'forbidden', count: 1 }]);
});

test('a board that is over warns of nothing', () => {
  const over = boardAt('TGGGT/GGGGG/G1G1G/GGGGG/TGGGT t 0 1', RULESETS['devils-plan']);
  expect(warnedOf({ ...over, plies: 199 })).toEqual([]);
});
