/** Files of learned weights: read as they were written, and refused where they were not. */
import { expect, test } from 'vitest';
import {
  formatWeights,
  parseWeights,
  WEIGHT_COUNT,
} from '../../../shared/engine/learned/weights.ts';

const values = Int8Array.from({ length: WEIGHT_COUNT }, (_, index) => index % 251);
const written = formatWeights({ unit: 3, values });

test('what is written is read', () => {
  const read = parseWeights(written);
  if (!read.ok) throw new Error(read.error);
  expect(read.value.unit).toBe(3);
  // As text: comparing so many numbers one by one takes seconds.
  expect(read.value.values.join()).toBe(values.join());
});

test('a file inside a larger buffer is read from where it begins', () => {
  const larger = new Uint8Array(written.length + 8);
  larger.set(written, 3);
  expect(parseWeights(larger.subarray(3, 3 + written.length)).ok).toBe(true);
});

test.each([0, 9, 13, 17, 20, 50_000, written.length - 1])('a change at byte %i is found', (at) => {
  const changed = Uint8Array.from(written);
  changed[at] = (changed[at] ?? 0) ^ 64;
  expect(parseWeights(changed).ok).toBe(false);
});

test.each([
  ['foreign', new Uint8Array()],
  ['foreign', new TextEncoder().encode('<!doctype html>')],
  ['size', written.subarray(0, 10)],
  ['size', written.subarray(0, written.length - 1)],
  ['damaged', Uint8Array.from(written, (byte, at) => (at === 100 ? byte + 1 : byte))],
  ['version', Uint8Array.from(written, (byte, at) => (at === 8 ? byte + 1 : byte))],
] as const)('%s: what is wrong is said', (fault, bytes) => {
  expect(parseWeights(bytes)).toEqual({ ok: false, error: fault });
});
