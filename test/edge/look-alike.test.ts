/** Which names could pass for one another on a screen. */
import { expect, test } from 'vitest';
import { areAlike } from '../../server/edge/look-alike.ts';

test.each([
  ['Ann', 'Ann'],
  ['Ann', 'ANN'],
  ['Ann', 'Аnn'],
  ['Ann', 'Ａｎｎ'],
  ['Ann', 'A\u200Dnn'],
  ['Ann', 'Ànn'],
  ['Ann', 'Ann.'],
  ['Ann', 'A nn'],
  ['Boris', 'Воris'],
  ['Niko', 'Νiko'],
  ['Νίκος', 'νίκος'],
  ['Bill', 'BiIl'],
  ['Bob', 'B0b'],
  ['Tom', 'Torn'],
  ['किरण', 'किरण'],
  ['***', '***'],
])('%s and %s are alike', (one, other) => {
  expect(areAlike(one, other)).toBe(true);
  expect(areAlike(other, one)).toBe(true);
});

test.each([
  ['Ann', 'Bea'],
  ['Ann', 'Anna'],
  ['किरण', 'करण'],
  ['김민수', '김민주'],
  ['***', '---'],
  ['', ''],
  ['Ann', ''],
])('%s and %s are not', (one, other) => {
  expect(areAlike(one, other)).toBe(false);
});
