/** The environment as configuration: what runs by itself, and what is refused with its remedy. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressesOf, formatAddresses } from '../../server/addresses.ts';
import { type Config, readConfig, readEnvironment } from '../../server/config.ts';
import { hashSecret } from '../../server/edge/secret.ts';
import type { Environment } from '../../server/environment.ts';
import { findMisspelt } from '../../server/operations/misspelt.ts';
import { formatSettings } from '../../server/operations/settings-table.ts';
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
    solutionDir: null,
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

test('problems are reported to an address of mail or the web, or nowhere', () => {
  expect(configOf({}).reportTo).toBeNull();
  for (const address of ['mailto:help@example.org', 'https://example.org/report'])
    expect(configOf({ REPORT_TO: address }).reportTo).toBe(address);
  for (const address of ['help@example.org', 'javascript:alert(1)', 'http://example.org'])
    expect(readConfig({ REPORT_TO: address }, true)).toMatchObject({ ok: false });
});

test('the address of PostgreSQL is checked, and never shown with its password', () => {
  const url = 'postgres://ann:secret@127.0.0.1:5432/games';
  expect(configOf({}).databaseUrl).toBeNull();
  expect(configOf({ DATABASE_URL: url }).databaseUrl).toBe(url);
  expect(formatSettings(readEnvironment({ DATABASE_URL: url }, true).settings)).not.toMatch(
    'secret',
  );
  const wrong = readConfig({ DATABASE_URL: 'mysql://ann:secret@127.0.0.1/games' }, true);
  expect(wrong).toMatchObject({ ok: false });
  expect(JSON.stringify(wrong)).not.toMatch('secret');
});

test('Redis is for processes that share PostgreSQL, and its password is never shown', () => {
  const both = {
    DATABASE_URL: 'postgres://127.0.0.1/games',
    REDIS_URL: 'redis://:secret@127.0.0.1:6379',
  };
  expect(configOf({}).redisUrl).toBeNull();
  expect(configOf(both).redisUrl).toBe(both.REDIS_URL);
  expect(formatSettings(readEnvironment(both, true).settings)).not.toMatch('secret');
  expect(readConfig({ REDIS_URL: both.REDIS_URL }, true)).toMatchObject({ ok: false });
  expect(readConfig({ ...both, REDIS_URL: '127.0.0.1:6379' }, true)).toMatchObject({ ok: false });
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
  ['METRICS_PORT', 'on', 'from 0 to 65535'],
  ['KEEP_ENDED_DAYS', '0', 'from 1 to 36500'],
];

test.for(WRONG)('%s=%s is refused with what it has to be', ([name, value, remedy]) => {
  const read = readConfig({ [name]: value }, true);
  expect(read).toMatchObject({ ok: false, error: [expect.stringContaining(remedy)] });
  expect(read).toMatchObject({ error: [expect.stringContaining(`${name} is "${value}"`)] });
});

const TOKEN = '9f3c1a7e5b2d8046c1e3a5f7092b4d6e';

/** Too short, of one letter, of words with spaces. */
test.each([TOKEN.slice(1), 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'open sesame open sesame open'])(
  'an administrator’s token that can be guessed is refused, and not repeated',
  (token) => {
    const read = readConfig({ METRICS_PORT: '1', ADMIN_TOKEN: token }, true);

    expect(read).toMatchObject({ error: [expect.stringContaining('at least 128 bits')] });
    expect(JSON.stringify(read)).not.toContain(token);
  },
);

test('a token of the administrator is kept as its hash, and shown nowhere', () => {
  const environment = { METRICS_PORT: '9464', ADMIN_TOKEN: TOKEN };
  const { operations } = configOf(environment);
  const { settings } = readEnvironment(environment, true);

  expect(operations).toEqual({ port: 9464, host: '127.0.0.1', tokenHash: hashSecret(TOKEN) });
  expect(JSON.stringify(settings)).not.toContain(TOKEN);
  expect(formatSettings(settings)).toMatch(/^ADMIN_TOKEN +\(not shown\) +set$/m);
});

test('orders cannot be given where no port takes them', () => {
  expect(readConfig({ ADMIN_TOKEN: TOKEN }, true)).toMatchObject({
    error: [expect.stringContaining('set that, too')],
  });
});

test('the table says of each variable what holds, and whether it was set', () => {
  const environment = { PORT: '80', ALLOWED_ORIGINS: 'https://a.example,https://b.example' };
  const table = formatSettings(readEnvironment(environment, true).settings);

  expect(table).toMatch(/^PORT +80 +set$/m);
  expect(table).toMatch(/^HOST +- +default$/m);
  expect(table).toMatch(/^ALLOWED_ORIGINS +https:\/\/a.example, https:\/\/b.example +set$/m);
});

test('a variable that was meant for the server but is spelt otherwise is found', () => {
  const known = ['PORT', 'LOG_LEVEL', 'METRICS_PORT'];
  const given = ['PORT', 'LOGLEVEL', 'METRIC_PORTS', 'TWIN_TIGERS_PORT', 'PATH', 'SORT', 'port'];

  expect(findMisspelt(given, known)).toEqual([
    'LOGLEVEL is not known here; LOG_LEVEL is.',
    'METRIC_PORTS is not known here; METRICS_PORT is.',
    'TWIN_TIGERS_PORT is not known here and changes nothing.',
    'port is not known here; PORT is.',
  ]);
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
  expect([...new Set(asked)].sort()).toEqual(Object.keys(listed).sort());
  expect(configOf(listed)).toEqual(configOf({}));
});
