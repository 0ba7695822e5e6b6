/**
 * `npm run bench:cluster [-- ROOMS PLIES_PER_SECOND RUNS SECONDS]`: what a durable ply costs two
 * processes over PostgreSQL and Redis, one seat of each match at either, beside one process over a
 * file, in turns, each time new processes. Needs TEST_DATABASE_URL, TEST_REDIS_URL, Linux and `taskset`.
 */
import { execFileSync } from 'node:child_process';
import { Redis } from 'ioredis';
import { OwnSchema } from '../support/own-schema.ts';
import { processorMs } from '../support/process-usage.ts';
import { quantile } from '../support/promise-table.ts';
import { RunningServer } from '../support/running-server.ts';
import { writeScript } from '../support/wire-match.ts';
import { PINNED, tigers } from './server/contestant.ts';
import { offer } from './server/offered-load.ts';
import { openRooms } from './server/rooms.ts';

const WARM_UP_MS = 3000;
const [rooms = 50, pliesPerSecond = 200, runs = 3, seconds = 8] = process.argv.slice(2).map(Number);
const { TEST_DATABASE_URL: database, TEST_REDIS_URL: redisUrl } = process.env;
if (database === undefined || redisUrl === undefined)
  throw new Error('bench:cluster: needs TEST_DATABASE_URL and TEST_REDIS_URL');
const script = writeScript(
  Math.ceil(((WARM_UP_MS / 1000 + seconds) * pliesPerSecond) / rooms) + 10,
);

/** What was measured of one run; times are of processors, in µs a ply. */
interface Cost {
  readonly name: string;
  readonly servers: number;
  readonly services: number;
  readonly acksMs: readonly number[];
  readonly skipped: number;
}

execFileSync('taskset', ['-cp', '1', String(process.pid)], { stdio: 'ignore' });
const pairs: (readonly [alone: Cost, shared: Cost])[] = [];
for (let run = 0; run < runs; run += 1)
  pairs.push([show(await alone()), show(await shared(database, redisUrl))]);
const median = (of: (pair: readonly [Cost, Cost]) => number): string =>
  quantile(pairs.map(of), 0.5).toFixed(2);
process.stdout.write(
  `${rooms} matches, ${pliesPerSecond}/s, medians of ${runs} pairs: the servers ` +
    `${median(([one, two]) => two.servers / one.servers)} times, with PostgreSQL and Redis ` +
    `${median(([one, two]) => (two.servers + two.services) / one.servers)} times, ack p50 ` +
    `${median(([one, two]) => quantile(two.acksMs, 0.5) / quantile(one.acksMs, 0.5))} times\n`,
);
process.exit(0);

/** One process over a file. */
async function alone(): Promise<Cost> {
  const server = await RunningServer.start(PINNED);
  try {
    return await measure('one process, SQLite', [server, server], () => Promise.resolve(0));
  } finally {
    await server.close();
  }
}

/** Two processes; the host is at one of them, the guest at the other. */
async function shared(databaseUrl: string, redisAt: string): Promise<Cost> {
  const schema = await OwnSchema.make(databaseUrl);
  const redis = new Redis(redisAt);
  const env = { DATABASE_URL: schema.urlThrough(), REDIS_URL: redisAt };
  const others = new Set(await backendsOf(schema));
  const start = () => RunningServer.start({ ...PINNED, env });
  const servers = [await start(), await start()] as const;
  try {
    return await measure('two processes, PostgreSQL and Redis', servers, async () => {
      const ours = (await backendsOf(schema)).filter((pid) => !others.has(pid));
      const ofDatabase = ours.reduce((sum, pid) => sum + processorMs(pid), 0);
      return ofDatabase + (await redisMs(redis));
    });
  } finally {
    for (const server of servers) await server.close();
    redis.disconnect();
    await schema.drop();
  }
}

/** `servicesMs`: processor time that PostgreSQL and Redis have used so far. */
async function measure(
  name: string,
  [at, other]: readonly [RunningServer, RunningServer],
  servicesMs: () => Promise<number>,
): Promise<Cost> {
  const pids = [...new Set([at.pid, other.pid])];
  const serversMs = (): number => pids.reduce((sum, pid) => sum + processorMs(pid), 0);
  const wanted = { count: rooms, share: 1, script, guestPort: other.port };
  const played = await openRooms(at.port, tigers(), wanted);
  await offer({ rooms: played, pliesPerSecond, forMs: WARM_UP_MS });
  const before = { servers: serversMs(), services: await servicesMs() };
  const { acksMs, skipped } = await offer({ rooms: played, pliesPerSecond, forMs: seconds * 1000 });
  const each = (ms: number): number => (ms * 1000) / acksMs.length;
  return {
    name,
    servers: each(serversMs() - before.servers),
    services: each((await servicesMs()) - before.services),
    acksMs,
    skipped,
  };
}

function show(cost: Cost): Cost {
  const { name, servers, services, acksMs, skipped } = cost;
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(acksMs, share).toFixed(1));
  process.stdout.write(
    `${name}: ${servers.toFixed(0)} µs a ply, services ${services.toFixed(0)} µs, ` +
      `${acksMs.length} plies, ${skipped} left out, ack p50 ${p50} ms, p99 ${p99} ms\n`,
  );
  return cost;
}

/** The processes with which PostgreSQL serves match servers. */
async function backendsOf(schema: OwnSchema): Promise<readonly number[]> {
  const sql = "select pid from pg_stat_activity where application_name = 'twin-tigers'";
  return (await schema.query<{ pid: number }>(sql)).map(({ pid }) => pid);
}

async function redisMs(redis: Redis): Promise<number> {
  const info = await redis.info('cpu');
  const used = ['used_cpu_sys', 'used_cpu_user'].map(
    (name) => new RegExp(`${name}:([\\d.]+)`).exec(info)?.[1] ?? 0,
  );
  return used.reduce<number>((sum, secondsUsed) => sum + Number(secondsUsed) * 1000, 0);
}
