/** Position text: what is read, what is written, what is refused and where. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startPosition } from '../../shared/rules/position.ts';
import { success } from '../../shared/rules/result.ts';
import { formatPosition, parsePosition } from '../../shared/notation/position.ts';
import { anyPosition } from '../support/arbitrary.ts';

test('the start is written as NOTATION.md has it', () => {
  expect(formatPosition(startPosition('goats'))).toBe('T3T/5/5/5/T3T g 20 0');
  expect(formatPosition(startPosition('tigers'))).toBe('T3T/5/5/5/T3T t 20 0');
});

test('any valid position is read back from its text', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      expect(parsePosition(formatPosition(position))).toEqual(success(position));
    }),
  );
});

test.each([
  ['t3t/5/5/5/T3t G 20 0', 'T3T/5/5/5/T3T g 20 0'],
  ['T111T/5/23/32/T21T T 20 0', 'T3T/5/5/5/T3T t 20 0'],
  ['5/gggg1/GGGGG/TGGGG/TTTGG g 0 5', '5/GGGG1/GGGGG/TGGGG/TTTGG g 0 5'],
])('%s is read, and written as %s', (text, canonical) => {
  const position = parsePosition(text);
  expect(position.ok && formatPosition(position.value)).toBe(canonical);
});

describe('refused, with what is wrong and where', () => {
  test.each([
    ['', 'field-count', 1],
    ['T3T/5/5/5/T3T', 'field-count', 1],
    ['T3T/5/5/5/T3T g 20 0 0', 'field-count', 1],
    [' T3T/5/5/5/T3T g 20 0', 'spacing', 1],
    ['T3T/5/5/5/T3T g 20 0 ', 'spacing', 22],
    ['T3T/5/5/5/T3T  g 20 0', 'spacing', 15],
    ['T3T/5/5/5/T3T\tg 20 0', 'field-count', 1],
    ['T3T/5/5/T3T g 20 0', 'row-count', 1],
    ['T3T/5/5/5/5/T3T g 20 0', 'row-count', 1],
    ['T3T/5/4/5/T3T g 20 0', 'row-length', 7],
    ['T3T/5/51/5/T3T g 20 0', 'row-length', 7],
    ['T3T/5//5/T3T g 20 0', 'row-length', 7],
    ['T3T/6/5/5/T3T g 20 0', 'row-letter', 5],
    ['T3T/5/5/50/T3T g 20 0', 'row-letter', 10],
    ['T3T/5/5/5/B3T g 20 0', 'row-letter', 11],
    ['T3T/5/5/5/T3T b 20 0', 'unreadable-side', 15],
    ['T3T/5/5/5/T3T tg 20 0', 'unreadable-side', 15],
    ['T3T/5/5/5/T3T g 020 0', 'unreadable-number', 17],
    ['T3T/5/5/5/T3T g +20 0', 'unreadable-number', 17],
    ['T3T/5/5/5/T3T g 20 00', 'unreadable-number', 20],
    ['T3T/5/5/5/T3T g 20 -', 'unreadable-number', 20],
    ['T4/5/5/5/T3T g 20 0', 'tiger-count', 1],
    ['TT2T/5/5/5/T3T g 20 0', 'tiger-count', 1],
    ['T3T/5/5/5/T3T g 14 6', 'captured-count', 20],
    ['T3T/5/5/5/T3T g 19 0', 'goat-count', 17],
    ['T3T/5/2G2/5/T3T g 20 0', 'goat-count', 19],
  ])('%s: %s in column %i', (text, problem, column) => {
    const position = parsePosition(text);
    expect(position.ok ? position : position.error).toMatchObject({ problem, column });
  });
});
