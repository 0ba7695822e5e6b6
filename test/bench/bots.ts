/**
 * `npm run bench:bots [MATCHES]`: how long the event loop is held up while people play the computer, and
 * how long they wait for it. The server is this process; the people are a thread with sockets of its own.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readConfig } from '../../server/config.ts';
import type { Log } from '../../server/edge/log.ts';
import { openMatchServer } from '../../server/match-server.ts';
import { SqliteStore } from '../../server/store/sqlite.ts';
import { startThread } from '../../server/tablebase/program.ts';
import { valueOf } from '../support/text.ts';
import type { PeopleNews, PeopleSetting } from './bots-people.ts';

const WARM_UP_MS = 10_000;
const MEASURED_MS = 60_000;
const NS = 1e6;

const matches = Number(process.argv[2] ?? 200);
const dir = mkdtempSync(join(tmpdir(), 'twin-tigers-'));
const environment = {
  PORT: '0',
  HOST: '127.0.0.1',
  MESSAGES_PER_SECOND: '1000',
  ADDRESS_MESSAGES_PER_SECOND: '100000',
  ADDRESS_CONNECTIONS_PER_MINUTE: '100000',
  ADDRESS_REQUESTS_PER_MINUTE: '100000',
  ADDRESS_MATCHES_PER_MINUTE: '100000',
};
const complain = (...entry: unknown[]): void => console.error(...entry);
const log: Log = { debug: () => {}, info: () => {}, warn: complain, error: complain };
const server = await openMatchServer({
  config: valueOf(readConfig(environment, false), 'configuration'),
  store: await SqliteStore.open(join(dir, 'bench.db')),
  clientDir: '/nowhere',
  log,
});
// What other programs on this machine do to an idle server.
await measure('no match', WARM_UP_MS);
const setting: PeopleSetting = { url: `http://127.0.0.1:${server.port}`, matches };
const people = startThread(import.meta.url, 'bots-people', setting);
const waits = new Map<string, number[]>();
people.on('message', ({ level, waitedMs }: PeopleNews) => {
  waits.set(level, [...(waits.get(level) ?? []), waitedMs]);
});

await pass(WARM_UP_MS);
waits.clear();
await measure(`${matches} matches`, MEASURED_MS);
for (const [level, waited] of waits) console.log(`${level}\t${describeWaits(waited)}`);
await people.terminate();
await server.close();
rmSync(dir, { recursive: true, force: true });

async function measure(what: string, ms: number): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const cpu = process.cpuUsage();
  delay.enable();
  await pass(ms);
  delay.disable();
  const { user, system } = process.cpuUsage(cpu);
  const at = (percentile: number): string => `${(delay.percentile(percentile) / NS).toFixed(1)} ms`;
  const busy = ((user + system) / 1000 / ms).toFixed(2);
  console.log(
    `event loop, ${what}\tp50 ${at(50)}\tp99 ${at(99)}\tp99.9 ${at(99.9)}\t${busy} processors in use`,
  );
}

function describeWaits(waited: number[]): string {
  const sorted = waited.toSorted((a, b) => a - b);
  const part = (share: number): string =>
    `${(sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0)} ms`;
  return `${sorted.length} plies\tmedian ${part(0.5)}\tp99 ${part(0.99)}\tmost ${part(1)}`;
}

function pass(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
