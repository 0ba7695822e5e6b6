/** Files of any number of records of any format, told apart by their contents. */
import { describe, expect, test } from 'vitest';
import { parseRecordFile } from '../../shared/notation/record-file.ts';
import { summarizeFile } from '../support/read-record.ts';

const MIXED = `[Event "one"]

1. c3 a1-a2 *

1. G33 B1122 2. G44 1-0
[Mode "final"]

L.c3 L.a5-b4 R.a1-a2 *
[First "tigers"]
[Result "*"]

1. a1-b2
[Ruleset "threefold"]
*

T3T/5/2G2/5/T3T t 19 0
B3B/5/5/5/B3B G 0
TXXXT/XXXXX/XXGXX/XXXXX/TXXXT t @19 c0 mC3 #g1
TGGGT/GGGGG/GGGGG/GGGGG/TGGGT g @0 c0 -
1. c3 *`;

test('records of every format stand in one file', () => {
  expect(summarizeFile(MIXED)).toEqual([
    'board 2 *',
    'board 3 1-0',
    'match 3 *',
    'board 1 *',
    'board 0 *',
    'board 0 *',
    'board 0 *',
    'board 0 *',
    'line 19, column 33: goat-count',
    'board 1 *',
  ]);
});

test.each([
  ['line ends of Windows', MIXED.replaceAll('\n', '\r\n')],
  ['line ends of old', MIXED.replaceAll('\n', '\r')],
  ['a byte order mark', `\uFEFF${MIXED}`],
])('%s change nothing', (_, text) => {
  expect(summarizeFile(text)).toEqual(summarizeFile(MIXED));
});

test.each([
  ['nothing', ''],
  ['blank lines', '\n \n\t\n'],
  ['comments', '; nothing here\n{nor\nhere}\n% nor here\n'],
])('a file of %s has no records', (_, text) => {
  expect(parseRecordFile(text)).toEqual([]);
});

test('a fault stays in its own record', () => {
  expect(summarizeFile('1. c3 c4 *\n\n[First "x"]\n\n1. c3 *\n\n[Round "3"]\n\n1. c3 *')).toEqual([
    'ply 2 (c4): tigers-are-not-placed',
    'tag First: unreadable-tag',
    'board 1 *',
  ]);
});

describe('what follows a result', () => {
  test.each(['c3', 'c3 a1-a2', '2. c3', '*'])('“%s” is no record by itself', (text) => {
    expect(summarizeFile(`1. c3 1-0\n${text}`)[1]).toBe('line 2, column 1: text-after-result');
  });

  test('a comment belongs to nothing', () => {
    expect(summarizeFile('1. c3 1-0 {resigned}\n\n1. c4 *')).toEqual(['board 1 1-0', 'board 1 *']);
  });
});

test('[Mode] of ordinary PGN makes no match of a board', () => {
  expect(summarizeFile('[Mode "OTB"]\n\n1. c3 *\n[Mode "ICS"]\n\n1. G33 *')).toEqual([
    'board 1 *',
    'board 1 *',
  ]);
});

test('a count that can mean two things is read as it is told to', () => {
  const text = 'B3B/5/2G2/5/B3B B 1';
  expect(summarizeFile(text)).toEqual(['line 1, column 19: ambiguous-count']);
  const [record] = parseRecordFile(text, { fen: 'captured' });
  expect(record?.ok === true && record.value.kind === 'board' && record.value.start.captured).toBe(
    1,
  );
});
