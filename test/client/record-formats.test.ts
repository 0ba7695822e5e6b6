/** What can be kept of a record and of a moment of it; what cannot is said. */
import { describe, expect, test } from 'vitest';
import { openRecords } from '../../client/replay/opened-records.ts';
import { formatsFor, writeKeepsake } from '../../client/replay/record-formats.ts';
import { sayRecordFault } from '../../client/replay/say-fault.ts';
import { timelineOfRecord } from '../../shared/notation/timeline.ts';
import '../../client/text/study-text.ts';

const FINAL =
  '[Match ""]\n[Mode "final"]\n[Ruleset "devils-plan"]\n[Clock "60"]\n[Host "Sita"]\n' +
  '[Guest "Hari"]\n[Result "*"]\n[Reason "-"]\n\nL.d5 {58} L.e5xc5 {60} R.a1-a2 {60} R.c3 {60} L.d2 {60} *\n';

function keep(text: string, count: number) {
  const [record] = openRecords(text).records;
  if (record === undefined) throw new Error(`no record in ${text}`);
  return { record, timeline: timelineOfRecord(record), count };
}

describe('of a final', () => {
  const shown = keep(FINAL, 3);

  test('the match, each board and each position can be kept, whatever moment is shown', () => {
    expect(formatsFor(shown.record)).toEqual(['match', 'board', 'pgn', 'position', 'obx', 'fen']);
    expect(writeKeepsake('match', { ...shown, board: 'left' })).toEqual({ ok: true, value: FINAL });
    const board = writeKeepsake('board', { ...shown, board: 'right' });
    expect(board.ok && board.value).toContain('[First "tigers"]');
  });

  test('a position is the one that is shown', () => {
    const position = (count: number) =>
      writeKeepsake('position', { ...shown, count, board: 'left' });
    expect(position(0)).toEqual({ ok: true, value: 'T3T/5/5/5/T3T g 20 0\n' });
    expect(position(2)).toEqual({ ok: true, value: 'T1T2/5/5/5/T3T g 19 1\n' });
    expect(position(3)).toEqual(position(2));
  });

  test('the PGN of the library holds its left board, and says why not its right one', () => {
    const left = writeKeepsake('pgn', { ...shown, board: 'left' });
    expect(left.ok && left.value).toContain('1. G14 Bx1513');
    expect(writeKeepsake('pgn', { ...shown, board: 'right' })).toEqual({
      ok: false,
      error: 'tigers-first',
    });
  });
});

test('every format that was written is read as what it was', () => {
  const shown = keep(FINAL, 5);
  for (const name of ['position', 'obx'] as const) {
    const written = writeKeepsake(name, { ...shown, board: 'left' });
    const [read] = written.ok ? openRecords(written.value).records : [];
    if (read?.kind !== 'board') throw new Error(`${name} was not read`);
    expect(read.board.position, name).toEqual(
      shown.record.kind === 'match' && shown.record.match.boards.left.position,
    );
  }
});

test.each([
  ['T3T/5/5/5/T3Q g 20 0', 'Line 1, column 13: “Q”: no piece and no run of empty points is'],
  ['T3T/5/5/5/5 g 20 0', 'Line 1, column 1: “T3T/5/5/5/5”: a board has four tigers.'],
  ['1. c3 c3-c4', 'Ply 2 (c3-c4): '],
  ['1. d5 e5xc5 2. d5 c5xe5 3. d5 e5xc5 4. d5 c5xe5 5. d5 e5xc5 1-0', 'The result 1-0 is stated'],
  ['[Ruleset "none"]\n\n1. c3 *', 'Tag Ruleset: “none”: no ruleset has this name.'],
])('“%s” is refused in words that say where and why', (text, sentence) => {
  const { faults } = openRecords(text);
  expect(faults.map(sayRecordFault).join('\n')).toContain(sentence);
});
