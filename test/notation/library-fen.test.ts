/** FEN of the Python library `baghchal`, in both readings of its third field. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type FenReading,
  formatLibraryFen,
  leastGoatPlies,
  parseLibraryFen,
} from '../../shared/notation/library-fen.ts';
import { formatPosition } from '../../shared/notation/position.ts';
import { success } from '../../shared/rules/result.ts';
import { anyPosition } from '../support/arbitrary.ts';
import { positionOf } from '../support/text.ts';

function read(text: string, reading: FenReading | null): string {
  const position = parseLibraryFen(text, reading);
  return position.ok ? formatPosition(position.value) : position.error.problem;
}

test('any position is read back in the library’s own reading', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      const text = formatLibraryFen(position, leastGoatPlies(position));
      expect(parseLibraryFen(text, 'plies')).toEqual(success(position));
    }),
  );
});

test('our own output counts goat plies', () => {
  expect(formatLibraryFen(positionOf('T3T/5/2G2/5/T3T t 18 1'), 2)).toBe('B3B/5/2G2/5/B3B B 2');
});

test.each([
  ['both readings agree', 'B3B/5/5/5/B3B G 0', 'T3T/5/5/5/T3T g 20 0'],
  ['two goats captured, or two in hand', 'B3B/5/2G2/5/B3B B 3', 'ambiguous-count'],
  ['no goat captured, or one', 'B3B/5/2G2/5/B3B B 1', 'ambiguous-count'],
  ['only goat plies can be so many', 'B3B/5/2G2/5/B3B B 6', 'T3T/5/2G2/5/T3T t 14 5'],
  ['only captures can be so few', 'B3B/GGG2/5/5/B3B B 2', 'T3T/GGG2/5/5/T3T t 15 2'],
  [
    'more than twenty goat plies',
    'B3B/GGGGG/GGGGG/GGGGG/B3B G 37',
    'T3T/GGGGG/GGGGG/GGGGG/T3T g 0 5',
  ],
])('without an option, %s: %s', (_, text, expected) => {
  expect(read(text, null)).toBe(expected);
});

test('the option settles what both readings would allow', () => {
  const text = 'B3B/5/2G2/5/B3B B 1';
  expect(read(text, 'plies')).toBe('T3T/5/2G2/5/T3T t 19 0');
  expect(read(text, 'captured')).toBe('T3T/5/2G2/5/T3T t 18 1');
});

describe('refused', () => {
  test.each([
    ['T3T/5/5/5/T3T G 0', 'row-letter', null],
    ['B3B/5/5/5/B3B G', 'field-count', null],
    ['B3B/5/5/5/B3B G 0 0', 'field-count', null],
    ['B3B/5/5/5/B3B T 0', 'unreadable-side', null],
    ['B3B/5/5/5/B3B G x', 'unreadable-number', null],
    ['B3B/5/5/5/B4 G 0', 'tiger-count', null],
    ['B3B/5/5/5/B3B G 9', 'captured-count', null],
    ['B3B/GGG2/5/5/B3B B 2', 'captured-count', 'plies'],
    ['B3B/5/2G2/5/B3B B 6', 'captured-count', 'captured'],
  ] as const)('%s: %s', (text, problem, reading) => {
    expect(read(text, reading)).toBe(problem);
  });
});
