/** Addresses that lead a device to itself: links that begin with one work nowhere else. */

/** Of a location's `hostname`: `localhost`, `127.*` or `[::1]` (RFC 6761, RFC 1122, RFC 4291). */
export function isLoopback(hostname: string): boolean {
  return /^(.*\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(hostname);
}
