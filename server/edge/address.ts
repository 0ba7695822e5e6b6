/** Who is asking, as far as limits go: a network address, read through the proxies that are trusted. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Hextets of an IPv6 address that one household or machine is given. */
const NETWORK_HEXTETS = 4;

/**
 * The address that limits are counted for. Each trusted proxy has added whom it heard from to the
 * end of `X-Forwarded-For`; what stands before that is the client's own claim.
 */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const own = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return networkOf(own);
  const chain = [...forwardedFor(request), own];
  return networkOf(chain.at(-1 - trustedProxies) ?? chain[0] ?? own);
}

function forwardedFor(request: IncomingMessage): string[] {
  const header = request.headers['x-forwarded-for'] ?? '';
  const text = typeof header === 'string' ? header : header.join(',');
  return text === '' ? [] : text.split(',').map((address) => address.trim());
}

/** IPv4 as it is, also where it is written as IPv6; IPv6 as its /64, which one client has for itself. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return `${[...front, ...zeros, ...back].slice(0, NETWORK_HEXTETS).join(':')}::/64`;
}
