/** Which addresses work on one device alone. */
import { expect, test } from 'vitest';
import { isLoopback } from '../../client/routing/loopback.ts';

test.each(['localhost', 'play.localhost', '127.0.0.1', '127.8.8.8', '[::1]'])(
  '%s leads a device to itself',
  (hostname) => {
    expect(isLoopback(hostname)).toBe(true);
  },
);

test.each(['192.168.0.7', 'localhost.example.org', '127.example.org', 'tigers.example.org'])(
  '%s can be opened from elsewhere',
  (hostname) => {
    expect(isLoopback(hostname)).toBe(false);
  },
);
