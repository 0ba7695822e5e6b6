/** The environment as configuration: what runs by itself, and what is refused with its remedy. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressesOf, formatAddresses } from '../../server/addresses.ts';
import { type Config, readConfig } from '../../server/config.ts';
import type { Environment } from '../../server/environment.ts';
import { valueOf } from '../support/text.ts';

function configOf(environment: Environment): Config {
  return valueOf(readConfig(environment, true), 'configuration');
}

test('nothing needs to be set', () => {
  expect(configOf({})).toMatchObject({
    port: 3000,
    host: null,
    store: 'sqlite',
    dataDir: 'data',
    publicUrl: null,
    allowedOrigins: [],
    trustedProxies: 0,
    logLevel: 'warn',
  });
});

test('an empty variable is one that is not set', () => {
  expect(configOf({ PORT: '', STORE: ' ' })).toEqual(configOf({}));
});

test('where no person reads along more is logged', () => {
  expect(valueOf(readConfig({}, false), 'configuration').logLevel).toBe('info');
});

test('the public address is an origin that may use the server', () => {
  const { publicUrl, allowedOrigins } = configOf({
    PUBLIC_URL: 'https://play.example/',
    ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080',
  });
  expect(publicUrl).toBe('https://play.example');
  expect(allowedOrigins).toEqual([
    'https://play.example',
    'https://a.example',
    'http://b.example:8080',
  ]);
});

test('limits can be set one by one', () => {
  const { limits } = configOf({ MESSAGES_PER_SECOND: '7', ADDRESS_MATCHES_PER_MINUTE: '3' });
  expect(limits.messages).toEqual({ count: 7, perMs: 1000 });
  expect(limits.addressMatches).toEqual({ count: 3, perMs: 60_000 });
});

/** Wrong values, and the remedy their sentence names. */
const WRONG: readonly (readonly [name: string, value: string, remedy: string])[] = [
  ['PORT', '65536', 'from 0 to 65535'],
  ['PORT', '3000.5', 'a whole number'],
  ['PORT', '-1', 'a whole number'],
  ['STORE', 'redis', 'one of sqlite, memory'],
  ['PUBLIC_URL', 'play.example', 'https://play.example.org'],
  ['PUBLIC_URL', 'https://play.example/path', 'without a path'],
  ['ALLOWED_ORIGINS', 'https://a.example, b', 'parted by commas'],
  ['TRUST_PROXY', 'yes', 'from 0 to 10'],
  ['LOG_LEVEL', 'loud', 'one of debug, info'],
  ['MESSAGES_PER_SECOND', '0', 'from 1'],
];

test.for(WRONG)('%s=%s is refused with what it has to be', ([name, value, remedy]) => {
  const read = readConfig({ [name]: value }, true);
  expect(read).toMatchObject({ ok: false, error: [expect.stringContaining(remedy)] });
  expect(read).toMatchObject({ error: [expect.stringContaining(`${name} is "${value}"`)] });
});

test('all that is wrong is told at once', () => {
  expect(readConfig({ PORT: 'x', STORE: 'y' }, true)).toMatchObject({
    error: [expect.stringMatching(/^PORT/), expect.stringMatching(/^STORE/)],
  });
});

test('the address to open is printed, and those for other devices where there can be any', () => {
  const local = addressesOf(configOf({ HOST: '127.0.0.1' }), 3000);
  const open = addressesOf(configOf({ PUBLIC_URL: 'https://play.example' }), 4000);

  expect(formatAddresses(local)).toBe('Twin Tigers is ready. Open http://127.0.0.1:3000\n');
  expect(open.here).toBe('http://localhost:4000');
  expect(open.elsewhere[0]).toBe('https://play.example');
  expect(addressesOf(configOf({ HOST: '192.0.2.9' }), 80).elsewhere).toEqual([
    'http://192.0.2.9:80',
  ]);
});

test('the operators’ page lists every variable with its default', () => {
  const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`)?/gm)];
  const listed = Object.fromEntries(rows.map(([, name = '', value = '']) => [name, value]));
  const asked: string[] = [];
  const listening = new Proxy<Environment>(
    {},
    {
      get: (_, name) => {
        asked.push(String(name));
        return undefined;
      },
    },
  );

  expect(configOf(listening)).toEqual(configOf({}));
  expect(asked.sort()).toEqual(Object.keys(listed).sort());
  expect(configOf(listed)).toEqual(configOf({}));
});
