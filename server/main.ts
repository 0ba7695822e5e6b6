/** Runs the match server: reads the environment, opens everything, says where, and closes on a signal. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { addressesOf, formatAddresses } from './addresses.ts';
import { type Config, readConfig } from './config.ts';
import { isClientBuilt } from './http/pages.ts';
import { openMatchServer } from './match-server.ts';
import { openStore } from './open-store.ts';
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

await main();

async function main(): Promise<void> {
  const config = readConfig(process.env, process.stdout.isTTY);
  if (!config.ok) {
    leave(config.error.join('\n'), WRONG_USAGE);
    return;
  }
  const log = pino({ level: config.value.logLevel }, pino.destination({ dest: 2, sync: true }));
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'nobody waited for this'));
  try {
    const store = await openStore(config.value);
    const tablebase = openTablebase(config.value, log);
    const server = await openMatchServer({
      config: config.value,
      store,
      clientDir: CLIENT_DIR,
      log,
      tablebase: tablebase ?? NO_TABLEBASE,
    });
    // Nobody waits for it, and it is not begun where the port or the store cannot be had.
    void tablebase?.start();
    closeOnSignal(async () => {
      await Promise.all([server.close(), tablebase?.close()]);
    });
    // Nothing can be saved any more: whoever runs the server starts it anew, and no match is lost.
    void store.lost.then((fault) => leave(`${fault}; start the server again`, FAILED));
    process.stdout.write(formatAddresses(addressesOf(config.value, server.port)));
    if (!isClientBuilt(CLIENT_DIR))
      process.stderr.write('The client is not built: run `npm run build` to have its pages.\n');
  } catch (error) {
    leave(explain(error, config.value), FAILED);
  }
}

function openTablebase({ tablebase, dataDir }: Config, log: TablebaseLog): ServedTablebase | null {
  const dir = join(dataDir, TABLEBASE_FOLDER);
  return tablebase === 'off'
    ? null
    : new ServedTablebase({ dir, log, startBuild: startBackgroundBuild });
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
function explain(error: unknown, { port, host }: Config): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
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
