/** Laws of records: what is written is read back as the same thing. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Action } from '../../shared/rules/action.ts';
import { type Board, legalOn, playOn, startBoard } from '../../shared/rules/board.ts';
import { startPosition } from '../../shared/rules/position.ts';
import { PLAIN_RULES, type Ruleset } from '../../shared/rules/ruleset.ts';
import { SIDES } from '../../shared/rules/side.ts';
import type { Match } from '../../shared/match/match.ts';
import { type BoardRecord, formatBoardRecord } from '../../shared/notation/board-record.ts';
import { formatLibraryPgn } from '../../shared/notation/library-pgn.ts';
import { formatMatchRecord, toMatchRecord } from '../../shared/notation/match-record.ts';
import { parseRecordFile } from '../../shared/notation/record-file.ts';
import { scoreOfBoard } from '../../shared/notation/score.ts';
import { anyPosition, anyRuleset, choices } from '../support/arbitrary.ts';
import { anyMatch } from '../support/arbitrary-match.ts';
import { valueOf } from '../support/text.ts';

/** The record of a board on which each choice picked a legal action. */
function recordOf(ruleset: Ruleset, start: BoardRecord['start'], picks: number[]): BoardRecord {
  let board: Board = startBoard(ruleset, start);
  const actions: Action[] = [];
  for (const pick of picks) {
    const legal = legalOn(board);
    const action = legal[pick % Math.max(1, legal.length)];
    if (action === undefined) break;
    actions.push(action);
    board = valueOf(playOn(board, action), 'a legal action');
  }
  const score = scoreOfBoard(board.outcome?.result ?? null);
  return {
    kind: 'board',
    start,
    actions,
    board,
    score,
    tags: [{ name: 'Event', value: 'a "\\b' }],
  };
}

const anyStart = fc.oneof(fc.constantFrom(...SIDES).map(startPosition), anyPosition);

test('a board record is read back as the same board', () => {
  fc.assert(
    fc.property(anyRuleset, anyStart, choices, (ruleset, start, picks) => {
      const record = recordOf(ruleset, start, picks);
      expect(parseRecordFile(formatBoardRecord(record))).toEqual([{ ok: true, value: record }]);
    }),
  );
});

test('a goats-first board in the library’s PGN is read back as the same board', () => {
  fc.assert(
    fc.property(choices, (picks) => {
      const record = recordOf(PLAIN_RULES, startPosition('goats'), picks);
      const pgn = valueOf(formatLibraryPgn(record), 'goats first, from the start, without a pass');
      expect(parseRecordFile(pgn)).toEqual([{ ok: true, value: record }]);
    }),
  );
});

/** What a record keeps of a match: not offers, running clocks, or who saw it in lists. */
function factsOf(match: Match): unknown {
  const { setup, guestName, isJoined, boards, turn, plies, marks, outcome } = match;
  return { setup, guestName, isJoined, boards, turn, plies, marks, outcome };
}

test('a match record is read back as the same match', () => {
  fc.assert(
    fc.property(anyMatch, (match) => {
      const text = formatMatchRecord(toMatchRecord('m1', '2026-04-25T18:30:00Z', match));
      const [read, ...more] = parseRecordFile(text);
      expect(more).toEqual([]);
      const record = read?.ok === true ? read.value : read;
      expect(record, text).toMatchObject({ kind: 'match', id: 'm1' });
      if (read?.ok !== true || read.value.kind !== 'match') return;
      expect(factsOf(read.value.match), text).toEqual(factsOf(match));
      expect(formatMatchRecord(read.value)).toBe(text);
    }),
  );
});

test('no text, however broken, stops the reading of a file', () => {
  const words = '[Mode "final"] [ { } " 1. L.c3 G33 c3 * ; / % B3B/5 1-0'.split(' ');
  const anyPart = fc.oneof(fc.constantFrom('\n', ...words), fc.string());
  fc.assert(
    fc.property(fc.array(anyPart), (parts) => {
      expect(() => parseRecordFile(parts.join(' '))).not.toThrow();
    }),
  );
});
