/** OBX 2.0 and its older form. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAction } from '../../shared/notation/action.ts';
import { formatObx, parseObx } from '../../shared/notation/obx.ts';
import { formatPosition } from '../../shared/notation/position.ts';
import { success } from '../../shared/rules/result.ts';
import { anyPosition } from '../support/arbitrary.ts';
import { actionOf, positionOf } from '../support/text.ts';

/** Position and last action, or what is wrong and where. */
function read(text: string): string {
  const parsed = parseObx(text);
  if (!parsed.ok) return `${parsed.error.problem} ${parsed.error.column}`;
  const { position, lastAction } = parsed.value;
  return [formatPosition(position), lastAction === null ? '-' : formatAction(lastAction)].join(' ');
}

test('any position is read back', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      const written = { position, lastAction: null };
      expect(parseObx(formatObx(written, null))).toEqual(success(written));
    }),
  );
});

test.each([
  ['T3T/5/2G2/5/T3T t 19 0', 'c3', 'TXXXT/XXXXX/XXGXX/XXXXX/TXXXT t @19 c0 mC3 #g1'],
  ['4T/T4/2G2/5/T3T g 19 0', 'a5-a4', 'XXXXT/TXXXX/XXGXX/XXXXX/TXXXT g @19 c0 mA1A2 #t1'],
  ['2T1T/5/2G2/5/T3T g 18 1', 'a5xc5', 'XXTXT/XXXXX/XXGXX/XXXXX/TXXXT g @18 c1 mA1C1(B1) #t1'],
])('%s after %s is written with row 1 at the top', (position, action, text) => {
  const written = { position: positionOf(position), lastAction: actionOf(action) };
  expect(formatObx(written, 1)).toBe(text);
  expect(read(text)).toBe(`${position} ${action}`);
});

test.each([
  ['txxxt/xxxxx/xxgxx/xxxxx/txxxt T @19 C0 MC3 #G1', 'T3T/5/2G2/5/T3T t 19 0 c3'],
  ['TXXXT/XXXXX/XXXXX/XXXXX/TXXXT g @20 c0 - #', 'T3T/5/5/5/T3T g 20 0 -'],
  ['TXXXT/XXXXX/XXGXX/XXXXX/TXXXT t @19 c0 mC3 -', 'T3T/5/2G2/5/T3T t 19 0 c3'],
  // The count of plies is a note: a wrong one changes nothing.
  ['TXXXT/XXXXX/XXGXX/XXXXX/TXXXT t @19 c0 mC3 #t9', 'T3T/5/2G2/5/T3T t 19 0 c3'],
])('%s is read', (text, expected) => {
  expect(read(text)).toBe(expected);
});

describe('the older form', () => {
  test.each([
    ['TXXXT/XXXXX/XXGXX/XXXXX/TXXXT t c0 mC3 #g1', 'T3T/5/2G2/5/T3T t 19 0 c3'],
    ['XXXXT/TXXXX/XXGXX/XXXXX/TXXXT g c0 mA1A2 #t1', '4T/T4/2G2/5/T3T g 19 0 a5-a4'],
    ['TXXXT/XXXXX/XXXXX/XXXXX/TXXXT g c0 - #', 'T3T/5/5/5/T3T g 20 0 -'],
    ['TGGGT/GGGGG/GGGGG/GGGGX/TGGXT t c1 - #g31', 'TGGGT/GGGGG/GGGGG/GGGG1/TGG1T t 0 1 -'],
  ])('%s: the goats in hand follow from the count of plies', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ['TXXXT/XXXXX/XXGXX/XXXXX/TXXXT t c0 mC3', 'unknown-hand 36'],
    ['TXXXT/XXXXX/XXGXX/XXXXX/TXXXT t c0 mC3 -', 'unknown-hand 40'],
    ['TXXXT/XXXXX/XXGXX/XXXXX/TXXXT t c0 mC3 #t1', 'unknown-hand 40'],
    ['TXXXT/XXXXX/XXGXX/XXXXX/TXXXT t c0 mC3 #g3', 'goat-count 33'],
  ])('%s is refused: %s', (text, problem) => {
    expect(read(text)).toBe(problem);
  });
});

describe('refused, with what is wrong and where', () => {
  test.each([
    ['TXXXT/XXXXX/XXGXX/XXXXX/TXXXT t @19 c0', 'field-count 1'],
    ['T3T/XXXXX/XXGXX/XXXXX/TXXXT t @19 c0 -', 'row-letter 2'],
    ['TXXXT/XXXX/XXGXX/XXXXX/TXXXT t @19 c0 -', 'row-length 7'],
    ['TXXXT/XXXXX/XXGXX/XXXXX/TXXXT b @19 c0 -', 'unreadable-side 31'],
    ['TXXXT/XXXXX/XXGXX/XXXXX/TXXXT t @019 c0 -', 'unreadable-number 33'],
    ['TXXXT/XXXXX/XXGXX/XXXXX/TXXXT t @19 0 -', 'unreadable-number 37'],
    ['TXXXT/XXXXX/XXGXX/XXXXX/TXXXT t @20 c0 -', 'goat-count 33'],
    ['TXXXT/XXXXX/XXGXX/XXXXX/TXXXX t @19 c0 -', 'tiger-count 1'],
    ['TXXXT/XXXXX/XXXXX/XXXXX/TXXXT t @14 c6 -', 'captured-count 37'],
    ['TXXXT/XXXXX/XXGXX/XXXXX/TXXXT t @19 c0 C3', 'unreadable-last-ply 40'],
    ['TXXXT/XXXXX/XXGXX/XXXXX/TXXXT t @19 c0 mF3', 'unreadable-last-ply 40'],
    ['TXXXT/XXXXX/XXGXX/XXXXX/TXXXT t @19 c0 mC1', 'contradicting-last-ply 40'],
    ['TXXXT/XXXXX/XXGXX/XXXXX/TXXXT g @19 c0 mC3', 'contradicting-last-ply 40'],
    ['TXXXT/XXXXX/XXGXX/XXXXX/TXXXT t @19 c0 mC3 g1', 'unreadable-note 44'],
    ['XXXXT/XXXXX/XXTXX/XXXXX/TXXXT g @19 c1 mA1C3(B1)', 'unreadable-last-ply 40'],
    ['XXXXT/XXXXX/XXTXX/XXXXX/TXXXT g @19 c1 mA1C3', 'unreadable-last-ply 40'],
  ])('%s: %s', (text, problem) => {
    expect(read(text)).toBe(problem);
  });
});
