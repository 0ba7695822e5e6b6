/** Records of one board as NOTATION.md has them. */
import { describe, expect, test } from 'vitest';
import { formatBoardRecord } from '../../shared/notation/board-record.ts';
import { formatPosition } from '../../shared/notation/position.ts';
import { formatRuleset } from '../../shared/notation/ruleset.ts';
import { readBoardRecord, summarizeFile } from '../support/read-record.ts';
import { readVectors } from '../support/vectors.ts';

const FIVE_CAPTURES = `[Ruleset "devils-plan"]
[Result "0-1"]

1. d5 e5xc5 2. d5 c5xe5 3. d5 e5xc5 4. d5 c5xe5 5. d5 e5xc5 0-1
`;

test('the example of NOTATION.md is read and written back', () => {
  const record = readBoardRecord(FIVE_CAPTURES);
  expect(record.board.outcome).toEqual({ result: 'tigers', reason: 'captures' });
  expect(formatRuleset(record.board.ruleset)).toBe('devils-plan');
  expect(formatBoardRecord(record)).toBe(FIVE_CAPTURES);
});

test('without [Ruleset] a record has plain rules', () => {
  expect(formatRuleset(readBoardRecord('1. c3 *').board.ruleset)).toBe('ply-yard');
});

test('plies are numbered from whoever acts first', () => {
  const record = readBoardRecord('[First "tigers"]\n\n1. a1-b2 c3 2. b2xd4 *');
  expect(record.start.toAct).toBe('tigers');
  expect(record.board.position.captured).toBe(1);
  expect(formatBoardRecord(record)).toContain('[First "tigers"]');
});

test('a set-up start fixes who begins', () => {
  const setUp = 'GGGGG/2GGG/1GGTG/TG1GT/TGGGG t 0 3';
  const record = readBoardRecord(`[Position "${setUp}"]\n\n1. a2-a3 *`);
  expect(formatPosition(record.start)).toBe(setUp);
  expect(formatBoardRecord(record)).toContain(`[Position "${setUp}"]`);
});

test('a set-up start that is the start is written as one', () => {
  const record = readBoardRecord('[Position "T3T/5/5/5/T3T g 20 0"]\n\n1. c3 *');
  expect(formatBoardRecord(record)).toBe('[Ruleset "ply-yard"]\n[Result "*"]\n\n1. c3 *\n');
});

test('tags that mean nothing to the rules are kept', () => {
  const text = '[Event "a \\"cup\\" \\\\ 2003"]\n[Round "4"]\n\n1. c3 *';
  const { tags } = readBoardRecord(text);
  expect(tags).toEqual([
    { name: 'Event', value: 'a "cup" \\ 2003' },
    { name: 'Round', value: '4' },
  ]);
  expect(formatBoardRecord(readBoardRecord(text))).toContain('[Event "a \\"cup\\" \\\\ 2003"]');
});

test.each([...readVectors('board-games'), ...readVectors('edge-games')].map((game) => [game]))(
  '$ruleset, $first first, $result $reason: a game of the vectors is read and proven',
  (game) => {
    const tags = [
      `[Ruleset "${game.custom ?? game.ruleset}"]`,
      game.position === undefined
        ? `[First "${game.first}"]`
        : `[Position "${game.position}"]\n[First "${game.first}"]`,
    ];
    const record = readBoardRecord(`${tags.join('\n')}\n\n${game.actions}`);
    const { outcome } = record.board;
    expect([outcome?.result ?? null, outcome?.reason ?? null]).toEqual([game.result, game.reason]);
    expect(record.actions).toHaveLength(game.actions.split(' ').length);
  },
);

describe('what a record may state', () => {
  test.each([
    ['an open board', '1. c3 *', 'board 1 *'],
    ['no result at all', '1. c3', 'board 1 *'],
    ['a result by tag alone', '[Result "1-0"]\n1. c3', 'board 1 1-0'],
    ['a result that the plies do not prove', '1. c3 1/2-1/2', 'board 1 1/2-1/2'],
    ['no plies', '*', 'board 0 *'],
    ['no numbers', 'c3 a1-a2 c4 *', 'board 3 *'],
    ['a number before the second ply of a pair', '1. c3 1... a1-a2 *', 'board 2 *'],
    ['numbers without a space', '1.c3 a1-a2 2.c4 *', 'board 3 *'],
    ['upper case', '1. C3 A1-A2 *', 'board 2 *'],
    ['comments', '1. c3 {good} a1-a2 ; so so\n% aside\n2. c4 {two\nlines} *', 'board 3 *'],
    [
      'no result where the board is over',
      FIVE_CAPTURES.replaceAll('0-1', '*'),
      'board 10 0-1 captures',
    ],
    [
      'a set-up that is over',
      '[Position "5/GGGG1/GGGGG/TGGGG/TTTGG g 0 5"]\n*',
      'board 0 0-1 captures',
    ],
  ])('%s', (_, text, summary) => {
    expect(summarizeFile(text)).toEqual([summary]);
  });
});

describe('refused, with what is wrong and where', () => {
  test.each([
    ['1. c3 c4 *', 'ply 2 (c4): tigers-are-not-placed'],
    ['1. c3 a1-c3 *', 'ply 2 (a1-c3): no-line'],
    ['1. c3 what *', 'ply 2 (what): unreadable-action'],
    ['1. c3 L.a1-a2 *', 'ply 2 (L.a1-a2): unreadable-action'],
    [FIVE_CAPTURES.replace(' 0-1\n', ' 6. d5 0-1'), 'ply 11 (d5): board-over'],
    [FIVE_CAPTURES.replace(' 0-1\n', ' 6. what 0-1'), 'ply 11 (what): board-over'],
    [FIVE_CAPTURES.replaceAll('0-1', '1-0'), '1-0 is stated, 0-1 (tigers captures) proven'],
    [FIVE_CAPTURES.replaceAll('0-1', '1/2-1/2'), '1/2-1/2 is stated, 0-1 (tigers captures) proven'],
    [FIVE_CAPTURES.replace('[Result "0-1"]', '[Result "1-0"]'), 'tag Result: differing-score'],
    ['1. c3 a1-a2 3. c4 *', 'line 1, column 13: wrong-ply-number'],
    ['1. c3 2. a1-a2 *', 'line 1, column 7: wrong-ply-number'],
    ['1. c3 {no end', 'line 1, column 7: unclosed'],
    ['[Event "x]\n\n1. c3 *', 'line 1, column 1: unclosed'],
    ['[First "goat"]\n*', 'tag First: unreadable-tag'],
    ['[First "goats"]\n[First "goats"]\n*', 'tag First: repeated-tag'],
    ['[First "goats"]\n[Position "T3T/5/5/5/T3T t 20 0"]\n*', 'tag First: contradicting-tag'],
    ['[Position "T3T/5/5/T3T t 20 0"]\n*', 'tag Position: row-count'],
    ['[Ruleset "chess"]\n*', 'tag Ruleset: unknown-ruleset'],
    ['[Ruleset "custom ply=1 repeat=- quiet=- goats=lose"]\n*', 'tag Ruleset: out-of-bounds'],
    ['[Result "2-0"]\n1. c3', 'tag Result: unreadable-tag'],
  ])('%j: %s', (text, summary) => {
    expect(summarizeFile(text)).toEqual([summary]);
  });
});
