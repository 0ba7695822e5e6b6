/** Whom limits are counted for. */
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf, networkOf } from '../../server/edge/address.ts';

function requestFrom(remoteAddress: string, forwardedFor?: string): IncomingMessage {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

test('without a trusted proxy the address is the connection’s own, whatever it claims', () => {
  expect(addressOf(requestFrom('198.51.100.7', '203.0.113.1'), 0)).toBe('198.51.100.7');
});

test('each trusted proxy tells whom it heard from, and no earlier claim counts', () => {
  const request = requestFrom('10.0.0.1', '203.0.113.1, 198.51.100.7, 10.0.0.2');
  expect(addressOf(request, 1)).toBe('10.0.0.2');
  expect(addressOf(request, 2)).toBe('198.51.100.7');
});

test('with fewer proxies in between than trusted the farthest known address counts', () => {
  expect(addressOf(requestFrom('10.0.0.1', '198.51.100.7'), 3)).toBe('198.51.100.7');
  expect(addressOf(requestFrom('10.0.0.1'), 1)).toBe('10.0.0.1');
});

test('IPv4 written as IPv6 is the same address', () => {
  expect(networkOf('::ffff:198.51.100.7')).toBe('198.51.100.7');
});

test('IPv6 addresses of one /64 count as one', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::9'));
  expect(networkOf('2001:db8:1:2::9')).not.toBe(networkOf('2001:db8:1:3::9'));
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});
