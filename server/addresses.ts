/** Where people open the server: what is printed when it is ready. */
import { networkInterfaces } from 'node:os';
import type { Config } from './config.ts';

export interface Addresses {
  readonly here: string;
  /** For other machines; empty where it listens to this machine alone. */
  readonly elsewhere: readonly string[];
}

const LOOPBACK = /^(localhost|127\.|::1$)/;

export function addressesOf({ host, publicUrl }: Config, port: number): Addresses {
  const elsewhere = host === null || isEveryInterface(host) ? networkAddresses() : [host];
  const isLocal = host !== null && LOOPBACK.test(host);
  return {
    here: urlOf(isLocal ? host : 'localhost', port),
    elsewhere: [
      ...(publicUrl === null ? [] : [publicUrl]),
      ...(isLocal ? [] : elsewhere.map((address) => urlOf(address, port))),
    ],
  };
}

export function formatAddresses({ here, elsewhere }: Addresses): string {
  const lines = [`Twin Tigers is ready. Open ${here}`];
  if (elsewhere.length > 0) lines.push(`From other devices: ${elsewhere.join('  ')}`);
  return `${lines.join('\n')}\n`;
}

function isEveryInterface(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** IPv4 alone: those are the addresses people can type. */
function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

function urlOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
