/** PGN of the Python library `baghchal`, and the public games recorded in it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatLibraryPgn } from '../../shared/notation/library-pgn.ts';
import { toBoardRecords } from '../../shared/notation/match-boards.ts';
import { formatBoardRecord } from '../../shared/notation/board-record.ts';
import { PASS } from '../../shared/rules/action.ts';
import { startBoard } from '../../shared/rules/board.ts';
import { startPosition } from '../../shared/rules/position.ts';
import { failure } from '../../shared/rules/result.ts';
import { PLAIN_RULES } from '../../shared/rules/ruleset.ts';
import { readBoardRecord, readMatchRecord, summarizeFile } from '../support/read-record.ts';
import { valueOf } from '../support/text.ts';

const readGames = (name: string): string =>
  readFileSync(new URL(`../games/${name}`, import.meta.url), 'utf8');

const WON = '1. G14 Bx1513 2. G14 Bx1315 3. G14 Bx1513 4. G14 Bx1315 5. G14 Bx1513#';

test('of the games of 2003 two go on after the end, the others are legal throughout', () => {
  expect(summarizeFile(readGames('human-vs-engine-2003.pgn'))).toEqual([
    'board 151 1-0 trapped',
    'board 31 *',
    'ply 101 (G1213): board-over',
    'ply 119 (G5242): board-over',
    'board 10 *',
    'board 97 *',
    'board 31 *',
    'board 32 *',
    'board 51 *',
    'board 41 1-0 trapped',
    'board 32 *',
  ]);
});

test('the game of 2020 is read and written back ply for ply', () => {
  const text = readGames('published-2020.pgn');
  expect(summarizeFile(text)).toEqual(['board 43 1-0 trapped']);
  const written = valueOf(formatLibraryPgn(readBoardRecord(text)), 'a goats-first board');
  expect(written.split('\n\n')[1]?.trim()).toBe(text.split('\n\n')[1]?.trim());
});

test('11 is the top left point, the first digit the row from the top', () => {
  const record = readBoardRecord('1. G33 B1122 2. G54 Bx2244 *');
  expect(formatBoardRecord(record)).toContain('1. c3 a5-b4 2. d1 b4xd2 *');
});

test('a ruleset that is not plain is named', () => {
  const record = readBoardRecord('[Ruleset "threefold"]\n\n1. G33 *');
  expect(valueOf(formatLibraryPgn(record), 'writable')).toContain('[Ruleset "threefold"]');
  expect(valueOf(formatLibraryPgn(readBoardRecord('1. G33 *')), 'writable')).not.toContain('Rule');
});

describe('what a record may leave out', () => {
  test.each([
    ['spaces after numbers', '1.G33 B1122 2.G44 *', 'board 3 *'],
    ['tags and result', '1. G33 B1122', 'board 2 *'],
    ['the mark of the winning ply', `${WON.replace('#', '')} 0-1`, 'board 10 0-1 captures'],
    ['the result of a won game', WON, 'board 10 0-1 captures'],
    ['upper case', '1. g33 b1122 *', 'board 2 *'],
  ])('%s', (_, text, summary) => {
    expect(summarizeFile(text)).toEqual([summary]);
  });
});

describe('refused', () => {
  test.each([
    ['1. G33 B1122# 2. G44 *', 'ply 2 (B1122#): misplaced-mark'],
    ['1. G33 B1122# *', 'ply 2 (B1122#): misplaced-mark'],
    [`${WON} 1-0`, '1-0 is stated, 0-1 (tigers captures) proven'],
    [`${WON} 6. G14 0-1`, 'ply 11 (G14): board-over'],
    ['1. B1122 *', 'ply 1 (B1122): wrong-side'],
    ['1. G33 G44 *', 'ply 2 (G44): wrong-side'],
    ['1. G33 B22 *', 'ply 2 (B22): tigers-are-not-placed'],
    ['1. G33 B1123 *', 'ply 2 (B1123): no-line'],
    ['1. G33 Bx1122 *', 'ply 2 (Bx1122): no-straight-jump'],
    ['1. G33 Bx1133 *', 'ply 2 (Bx1133): point-occupied'],
    ['1. G33 Bx1131 *', 'ply 2 (Bx1131): no-goat-to-capture'],
    ['1. Gx1133 *', 'ply 1 (Gx1133): not-your-piece'],
    ['1. G66 *', 'ply 1 (G66): unreadable-action'],
    ['1. G333 *', 'ply 1 (G333): unreadable-action'],
    ['1. G33 a5-b4 *', 'ply 2 (a5-b4): unreadable-action'],
    ['[First "tigers"]\n1. B1122 G33 *', 'tag First: foreign-tag'],
    ['[Position "T3T/5/2G2/5/T3T t 19 0"]\n1. B1122 *', 'tag Position: foreign-tag'],
  ])('%j: %s', (text, summary) => {
    expect(summarizeFile(text)).toEqual([summary]);
  });
});

describe('what the format cannot say', () => {
  test.each([
    ['tigers-first', '[First "tigers"]\n1. a1-b2 *'],
    ['set-up-start', '[Position "T3T/5/2G2/5/T3T t 19 0"]\n1. a1-b2 *'],
  ])('%s', (refusal, text) => {
    expect(formatLibraryPgn(readBoardRecord(text))).toEqual(failure(refusal));
  });

  test('a pass', () => {
    const start = startPosition('goats');
    const board = startBoard(PLAIN_RULES, start);
    const record = { kind: 'board', start, actions: [PASS], board, score: '*', tags: [] } as const;
    expect(formatLibraryPgn(record)).toEqual(failure('pass'));
  });

  test('a final is two records, of which the tigers-first one is refused', () => {
    const match = readMatchRecord('[Mode "final"]\n\nL.c3 L.a5-b4 R.e5-d4 R.c5 *');
    const [left, right] = toBoardRecords(match).map(formatLibraryPgn);
    expect(left?.ok === true && left.value).toContain('1. G33 B1122 *');
    expect(right).toEqual(failure('tigers-first'));
  });
});
