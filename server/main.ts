/** Runs the match server: reads the environment, opens everything, says where, and closes on a signal. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { destination } from 'pino';
import { addressesOf, formatAddresses } from './addresses.ts';
import { type Config, readEnvironment } from './config.ts';
import type { Log } from './edge/log.ts';
import type { Setting } from './environment.ts';
import { isClientBuilt } from './http/pages.ts';
import { openMatchServer } from './match-server.ts';
import { openBus } from './open-bus.ts';
import { openStore } from './open-store.ts';
import type { ServedOperations, serveOperations } from './operations.ts';
import { openLog } from './operations/log.ts';
import { findMisspelt } from './operations/misspelt.ts';
import { UNOBSERVED } from './operations/observer.ts';
import { OperationsFault } from './operations/operations-server.ts';
import { formatSettings } from './operations/settings-table.ts';
import type { OpenedSolution } from './solution/open-solution.ts';
import { serveSolution } from './solution/serve-solution.ts';
import { startBackgroundBuild } from './tablebase/background.ts';
import { TABLEBASE_FOLDER } from './tablebase/open-tablebase.ts';
import { NO_TABLEBASE, ServedTablebase, type TablebaseLog } from './tablebase/served-tablebase.ts';

/** By convention: wrong usage, and what went wrong while running. */
const WRONG_USAGE = 2;
const FAILED = 1;
/** Closing may take so long; what is saved by then is safe in any case. */
const CLOSING_MS = 10_000;

// Compiled, this file lies beside the built client; from source, the build lies in dist.
const isCompiled = import.meta.url.endsWith('.js');
const CLIENT_DIR = fileURLToPath(
  new URL(isCompiled ? '../client' : '../dist/client', import.meta.url),
);

/** What is needed to be watched, before the server is there. */
type Watching = Pick<ServedOperations, 'config' | 'metrics'> & {
  readonly serve: typeof serveOperations;
};

await main();

async function main(): Promise<void> {
  const { config, settings } = readEnvironment(process.env, process.stdout.isTTY);
  if (!config.ok) {
    leave(config.error.join('\n'), WRONG_USAGE);
    return;
  }
  const log = openLog(config.value.logLevel, destination({ dest: 2, sync: true }));
  showSettings(settings, log);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'nobody waited for this'));
  try {
    const watching = await openWatching(config.value);
    const observer = watching?.metrics ?? UNOBSERVED;
    const store = await openStore(config.value, observer);
    const [tablebase, solution] = await openKnowledge(config.value, log);
    const server = await openMatchServer({
      config: config.value,
      store,
      bus: await openBus(config.value, log),
      clientDir: CLIENT_DIR,
      log,
      tablebase: tablebase ?? NO_TABLEBASE,
      solution,
      observer,
    });
    const end = (): void => void process.kill(process.pid, 'SIGTERM');
    const operations = await watching?.serve({ ...watching, server, store, log, end });
    // Nobody waits for it, and it is not begun where the port or the store cannot be had.
    void tablebase?.start();
    closeOnSignal(async () => {
      await Promise.all([server.close(), tablebase?.close()]);
      await Promise.all([operations?.close(), solution?.close()]);
    });
    // Nothing can be saved any more: whoever runs the server starts it anew, and no match is lost.
    void store.lost.then((fault) => leave(`${fault}; start the server again`, FAILED));
    showAddresses(config.value, server.port);
  } catch (error) {
    leave(explain(error, config.value), FAILED);
  }
}

function showAddresses(config: Config, port: number): void {
  process.stdout.write(formatAddresses(addressesOf(config, port)));
  if (!isClientBuilt(CLIENT_DIR))
    process.stderr.write('The client is not built: run `npm run build` to have its pages.\n');
}

/** What the computer knows by heart. */
async function openKnowledge(
  { tablebase, dataDir, solutionDir }: Config,
  log: TablebaseLog,
): Promise<[ServedTablebase | null, OpenedSolution | null]> {
  const dir = join(dataDir, TABLEBASE_FOLDER);
  const setting = { dir, log, startBuild: startBackgroundBuild };
  const served = tablebase === 'off' ? null : new ServedTablebase(setting);
  return [served, await serveSolution(solutionDir, log)];
}

/** Who is not watched does not even load what counts. */
async function openWatching({ operations }: Config): Promise<Watching | null> {
  if (operations === null) return null;
  const { Metrics } = await import('./operations/metrics.ts');
  const { serveOperations } = await import('./operations.ts');
  return { config: operations, metrics: new Metrics(), serve: serveOperations };
}

/** In a terminal only what was set: most who start it there want to play. */
function showSettings(settings: readonly Setting[], log: Log): void {
  if (process.stderr.isTTY)
    process.stderr.write(formatSettings(settings.filter(({ isSet }) => isSet)));
  const values = Object.fromEntries(settings.map(({ name, value }) => [name, value]));
  log.info({ settings: values }, 'these settings hold');
  const known = settings.map(({ name }) => name);
  for (const sentence of findMisspelt(Object.keys(process.env), known)) log.warn(sentence);
}

function closeOnSignal(closeAll: () => Promise<void>): void {
  let isClosing = false;
  const close = (): void => {
    // Whoever asks twice does not want to wait.
    if (isClosing) process.exit(FAILED);
    isClosing = true;
    setTimeout(() => leave('Closing took too long.', FAILED), CLOSING_MS).unref();
    closeAll().then(
      () => process.exit(0),
      (error: unknown) => leave(String(error), FAILED),
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}

/** What went wrong and what helps, for whoever started the server. */
function explain(error: unknown, config: Config): string {
  const { port, host } = config;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (error instanceof OperationsFault) return error.message;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`;
  if (code === 'EACCES')
    return `Port ${port} is not for you to use. Choose one above 1023: PORT=3000 npm start`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${host ?? ''}", but this machine has no such address. Leave HOST out to listen on all.`;
  return error instanceof Error ? error.message : String(error);
}

function leave(sentence: string, code: number): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}
