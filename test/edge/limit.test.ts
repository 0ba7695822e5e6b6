/** Token buckets: so much at once, and as much again in a while. */
import { expect, test } from 'vitest';
import { AddressLimit, TokenBucket } from '../../server/edge/limit.ts';

const LIMIT = { count: 4, perMs: 1000 };

function takeAll(take: () => boolean): number {
  let taken = 0;
  while (taken < 100 && take()) taken += 1;
  return taken;
}

test('a full bucket gives its count at once', () => {
  const bucket = new TokenBucket(LIMIT, 0);
  expect(takeAll(() => bucket.take(0))).toBe(4);
});

test('an empty bucket fills evenly with time, and never beyond its count', () => {
  const bucket = new TokenBucket(LIMIT, 0);
  takeAll(() => bucket.take(0));
  expect(bucket.take(249)).toBe(false);
  expect(bucket.take(250)).toBe(true);
  expect(bucket.take(250)).toBe(false);
  expect(takeAll(() => bucket.take(60_000))).toBe(4);
});

test('addresses have buckets of their own', () => {
  const limit = new AddressLimit(LIMIT);
  takeAll(() => limit.take('198.51.100.1', 0));
  expect(limit.take('198.51.100.1', 0)).toBe(false);
  expect(limit.take('198.51.100.2', 0)).toBe(true);
});

test('among many addresses none that is over its limit is forgotten', () => {
  const limit = new AddressLimit(LIMIT);
  takeAll(() => limit.take('198.51.100.1', 0));
  for (let other = 0; other < 25_000; other += 1) limit.take(`address ${other}`, 0);
  expect(limit.take('198.51.100.1', 0)).toBe(false);
});
