/** What a clock reads for the milliseconds left. */
import { expect, test } from 'vitest';
import { clockFace, untilNextFace } from '../../client/elements/clock-face.ts';

test.each([
  [90_000, '1:30'],
  [60_000, '1:00'],
  [59_999, '1:00'],
  [59_000, '0:59'],
  [600_000, '10:00'],
  [10_000, '0:10'],
  [9_999, '0:10'],
  [9_900, '9.9'],
  [4_321, '4.4'],
  [1, '0.1'],
  [0, '0.0'],
  [-250, '0.0'],
])('%i milliseconds left read %s', (leftMs, digits) => {
  expect(clockFace(leftMs).digits).toBe(digits);
});

test('a clock looks low from ten seconds down', () => {
  expect(clockFace(10_001).isLow).toBe(false);
  expect(clockFace(10_000).isLow).toBe(true);
});

test('a clock shows the same until its next face is due, and something else then', () => {
  for (let leftMs = 1; leftMs <= 75_000; leftMs += 7) {
    const dueMs = untilNextFace(leftMs);
    const shown = clockFace(leftMs).digits;
    expect(clockFace(leftMs - dueMs + 1).digits, `${leftMs} ms left`).toBe(shown);
    expect(clockFace(leftMs - dueMs).digits, `${leftMs} ms left`).not.toBe(shown);
  }
});

test('a clock at its end is looked at again, but not at once', () => {
  expect(untilNextFace(0)).toBe(100);
});
