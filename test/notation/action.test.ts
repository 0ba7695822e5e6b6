/** Points and actions as text. */
import { describe, expect, test } from 'vitest';
import { ALL_ACTIONS } from '../../shared/rules/action.ts';
import { POINTS } from '../../shared/rules/point.ts';
import { failure, success } from '../../shared/rules/result.ts';
import { formatAction, parseAction } from '../../shared/notation/action.ts';
import { formatPoint, parsePoint } from '../../shared/notation/point.ts';

test('every point is read back from its name', () => {
  for (const point of POINTS) expect(parsePoint(formatPoint(point))).toEqual(success(point));
});

test.each(['', 'a', 'a0', 'a6', 'f1', '1a', 'a11', ' a1', 'a1 '])('“%s” is no point', (text) => {
  expect(parsePoint(text)).toEqual(failure('no-such-point'));
});

test('every action is read back from its text, in lower or upper case', () => {
  for (const action of ALL_ACTIONS) {
    const text = formatAction(action);
    expect(text).toBe(text.toLowerCase());
    expect(parseAction(text)).toEqual(success(action));
    expect(parseAction(text.toUpperCase())).toEqual(success(action));
  }
});

describe('refused', () => {
  test.each(['', 'a', 'c6', 'a1-', 'a1b2', 'a1 - b2', 'a1--b2', 'a1-b2-c3', 'passs', 'pass '])(
    '“%s” is no action',
    (text) => {
      expect(parseAction(text)).toEqual(failure('unreadable-action'));
    },
  );

  test.each(['a1-a3', 'b1-a2', 'a1-a1', 'b1-c2'])('no line leads along %s', (text) => {
    expect(parseAction(text)).toEqual(failure('no-line'));
  });

  test.each(['a1xb2', 'a1xc2', 'b1xd3', 'a1xa1'])('no straight jump leads along %s', (text) => {
    expect(parseAction(text)).toEqual(failure('no-straight-jump'));
  });
});
