/** `npm run cluster [-- PROCESSES]`: several processes and a balancer, to be tried by hand. */
import { createInterface } from 'node:readline';
import { Redis } from 'ioredis';
import { ServerCluster } from './server-cluster.ts';

const MOST_PROCESSES = 8;
const REDIS_MS = 2000;
const DEFAULT_PORT = 3000;

await run().catch((error: unknown) => {
  const trouble = error instanceof Error ? error.message.trim() : String(error);
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  leave(isTaken ? `${trouble}. Choose another with PORT.` : trouble, 1);
});

async function run(): Promise<void> {
  const { DATABASE_URL: database, REDIS_URL: redis, PORT = String(DEFAULT_PORT) } = process.env;
  const processes = Number(process.argv[2] ?? 2);
  if (!Number.isInteger(processes) || processes < 1 || processes > MOST_PROCESSES)
    leave(`npm run cluster -- PROCESSES: from 1 to ${MOST_PROCESSES}`, 2);
  if (!/^\d{1,5}$/.test(PORT)) leave('PORT: a port, or 0 for any free one', 2);
  if (database === undefined || database === '')
    leave(
      'DATABASE_URL is needed: postgres://user:password@127.0.0.1:5432/name (docs/operations.md)',
      2,
    );
  if (redis !== undefined) await assertRedis(redis);
  say(`${redis === undefined ? 'Without REDIS_URL: others hear within 2 s. ' : ''}Starting…`);
  const env = { DATABASE_URL: database, ...(redis === undefined ? {} : { REDIS_URL: redis }) };
  const cluster = await ServerCluster.start({
    processes,
    port: Number(PORT),
    env,
    isDetached: true,
  });
  closeOnSignal(cluster);
  for (const { origin, pid } of cluster.servers) say(`process ${pid}: ${origin}`);
  say(`Open ${cluster.origin}. Enter replaces the processes one by one, Ctrl-C ends all.`);
  replaceOnEnter(cluster);
}

/** The server itself would wait for it, which helps nobody who tries it out. */
async function assertRedis(url: string): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: REDIS_MS,
    retryStrategy: () => null,
  });
  redis.on('error', () => {});
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    throw new Error('Redis does not answer: start it, correct REDIS_URL, or leave that out', {
      cause: error,
    });
  } finally {
    redis.disconnect();
  }
}

function closeOnSignal(cluster: ServerCluster): void {
  let isClosing = false;
  const close = (): void => {
    // npm passes on what the terminal has sent already.
    if (isClosing) return;
    isClosing = true;
    say('Ending…');
    void cluster.close().then(
      () => process.exit(0),
      (error: unknown) => leave(String(error), 1),
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

/** What was killed by hand is started again in the same way. */
function replaceOnEnter(cluster: ServerCluster): void {
  let replacing: Promise<void> | null = null;
  createInterface(process.stdin).on('line', () => {
    replacing ??= replaceAll(cluster)
      .catch((error: unknown) => leave(String(error), 1))
      .finally(() => (replacing = null));
  });
}

async function replaceAll(cluster: ServerCluster): Promise<void> {
  for (const server of cluster.servers) {
    const { pid } = server;
    await cluster.replace(server);
    say(`process ${pid} is replaced by ${server.pid}`);
  }
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function leave(sentence: string, code: number): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}
