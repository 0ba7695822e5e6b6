/** How the plies of a match stand in rows of a list. */
import { expect, test } from 'vitest';
import { rowsOf } from '../../client/elements/ply-rows.ts';
import type { Ply } from '../../shared/match/match.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { actionOf } from '../support/text.ts';

/** Plies from a match record's own words: `L.c3 R.a1-a2`. */
function pliesOf(record: string): Ply[] {
  return record.split(' ').map((word) => ({
    board: word.startsWith('L.') ? 'left' : 'right',
    action: actionOf(word.slice(2)),
    leftMs: null,
    hinted: false,
  }));
}

function rowsOfRecord(record: string): string[] {
  return rowsOf(pliesOf(record)).map(
    ({ board, number, plies }) =>
      `${board} ${number}: ${plies.map(({ index, ply }) => `${index} ${formatAction(ply.action)}`).join(', ')}`,
  );
}

test('a final’s plies stand in rows of one board’s pair each', () => {
  expect(rowsOfRecord('L.c3 L.a1-a2 R.a1-a2 R.c3 L.c4')).toEqual([
    'left 1: 0 c3, 1 a1-a2',
    'right 1: 2 a1-a2, 3 c3',
    'left 2: 4 c4',
  ]);
});

test('a classic match’s plies stand in rows of two', () => {
  expect(rowsOfRecord('L.c3 L.a1-a2 L.c4')).toEqual(['left 1: 0 c3, 1 a1-a2', 'left 2: 2 c4']);
});

test('a row ends early where its board dropped out in the middle of a pair', () => {
  expect(rowsOfRecord('L.c3 R.a1-a2 R.c3 R.a2-a1')).toEqual([
    'left 1: 0 c3',
    'right 1: 1 a1-a2, 2 c3',
    'right 2: 3 a2-a1',
  ]);
});
