/** The program itself: starts, says where, stops when asked, and ends with a sentence where it cannot. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Starting from source takes its time on a busy machine. */
const PATIENCE_MS = 60_000;

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the server until it ends; `onReady` is called once it has printed where it listens. */
async function runServer(
  environment: Record<string, string>,
  onReady: (stop: (signal: NodeJS.Signals) => void) => void = () => {},
): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, STORE: 'memory', TABLEBASE: 'off', ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const written = { out: '', err: '' };
  child.stdout.on('data', (piece: Buffer) => {
    written.out += piece.toString();
    if (written.out.includes('is ready')) onReady((signal) => child.kill(signal));
  });
  child.stderr.on('data', (piece: Buffer) => (written.err += piece.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...written };
}

test.concurrent(
  'says where to open it, and ends well when asked to',
  async () => {
    const ended = await runServer({ PORT: '0', HOST: '127.0.0.1' }, (stop) => stop('SIGTERM'));

    expect(ended.out).toMatch(/^Twin Tigers is ready\. Open http:\/\/127\.0\.0\.1:\d+\n$/);
    expect(ended.code).toBe(0);
  },
  PATIENCE_MS,
);

test.concurrent(
  'a wrong variable ends it with a sentence and code 2',
  async () => {
    const ended = await runServer({ PORT: 'three thousand' });

    expect(ended).toEqual({
      code: 2,
      out: '',
      err: 'PORT is "three thousand", but it has to be a whole number from 0 to 65535.\n',
    });
  },
  PATIENCE_MS,
);

test.concurrent(
  'a port in use ends it with the remedy and code 1',
  async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;

    const ended = await runServer({ PORT: String(port), HOST: '127.0.0.1' });

    expect(ended.err).toContain(`Port ${port} is in use.`);
    expect(ended.err).toContain(`PORT=${port + 1} npm start`);
    expect(ended.code).toBe(1);
  },
  PATIENCE_MS,
);

test.concurrent(
  'a folder that is a file ends it with a sentence that names it and code 1',
  async () => {
    const ended = await runServer({ STORE: 'sqlite', DATA_DIR: 'package.json', PORT: '0' });

    expect(ended.err).toContain('package.json');
    expect(ended.code).toBe(1);
  },
  PATIENCE_MS,
);
