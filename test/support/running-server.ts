/** The server as a process over a file of its own: stopped, killed, started again, traced, or with a mutant in it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUILT = 'dist/server/main.js';

/** One machine plays everybody here, faster than people could. */
const GENEROUS = {
  MESSAGES_PER_SECOND: '1000000',
  ADDRESS_MESSAGES_PER_SECOND: '1000000',
  ADDRESS_CONNECTIONS_PER_MINUTE: '1000000',
  ADDRESS_CONNECTIONS: '100000',
  ADDRESS_REQUESTS_PER_MINUTE: '1000000',
  ADDRESS_MATCHES_PER_MINUTE: '1000000',
};
/** Whatever is not ready by then never is. */
const START_MS = 60_000;

/** The table takes a while to build and 93 MB; the computer plays without it. */
const PLAIN = { TABLEBASE: 'off', BOT_WORKERS: '1', LOG_LEVEL: 'warn' };

export interface ServerOptions {
  /** The main file of a build elsewhere. */
  readonly main?: string;
  /** Runs from source, with one piece broken: a file of `test/faults/mutants/`, as `load/NAME` of `test/load/mutants/`. */
  readonly mutant?: string | undefined;
  /** Instead of a folder of its own, which goes with it. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** A command that runs the program, with its arguments. */
  readonly under?: readonly string[];
  /** What it writes to stderr is kept, but not shown. */
  readonly isQuiet?: boolean;
  /** Ctrl-C in the terminal is not for it: whoever started it ends it. */
  readonly isDetached?: boolean;
}

/** How a program ended. */
export interface Ending {
  /** `null`: by a signal. */
  readonly code: number | null;
  /** All it wrote to stderr. */
  readonly said: string;
}

interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  readonly ending: Promise<Ending>;
}

export class RunningServer {
  readonly #dataDir: string;
  readonly #options: ServerOptions;
  #running: Running;

  private constructor(options: ServerOptions, dataDir: string, running: Running) {
    this.#options = options;
    this.#dataDir = dataDir;
    this.#running = running;
  }

  /** Rejects where it ends before it is ready. */
  static async start(options: ServerOptions = {}): Promise<RunningServer> {
    const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'twin-tigers-run-'));
    const running = await run(options, dataDir, 0);
    if (!('child' in running)) throw new Error(`not started: ${running.said}`);
    return new RunningServer(options, dataDir, running);
  }

  get port(): number {
    return this.#running.port;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  get pid(): number {
    return this.#running.child.pid ?? 0;
  }

  /** The database. */
  get file(): string {
    return join(this.#dataDir, 'twin-tigers.db');
  }

  /** When it has ended, however. */
  get ending(): Promise<Ending> {
    return this.#running.ending;
  }

  /** Asked to end, as whoever replaces it does. */
  async end(): Promise<Ending> {
    if (this.#isRunning) this.#running.child.kill('SIGTERM');
    return this.ending;
  }

  /** At once, whatever it does: no signal can be caught. */
  async kill(): Promise<void> {
    if (this.#isRunning) this.#running.child.kill('SIGKILL');
    await this.ending;
  }

  /** At the same address, over the same file. */
  async startAgain(): Promise<void> {
    const running = await run(this.#options, this.#dataDir, this.port);
    if (!('child' in running)) throw new Error(`not started again: ${running.said}`);
    this.#running = running;
  }

  async close(): Promise<void> {
    await this.kill();
    if (this.#options.dataDir === undefined)
      rmSync(this.#dataDir, { recursive: true, force: true });
  }

  get #isRunning(): boolean {
    const { exitCode, signalCode } = this.#running.child;
    return exitCode === null && signalCode === null;
  }
}

/** The running program, or how it ended before it was ready. */
async function run(
  options: ServerOptions,
  dataDir: string,
  port: number,
): Promise<Running | Ending> {
  const { env = {}, under = [], isQuiet = false, isDetached = false } = options;
  const [command = process.execPath, ...more] = [...under, process.execPath, ...programOf(options)];
  const child = spawn(command, more, {
    cwd: ROOT,
    env: {
      ...process.env,
      ...GENEROUS,
      ...PLAIN,
      ...env,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: 'localhost',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: isDetached,
  });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  if (!isQuiet) child.stderr.pipe(process.stderr, { end: false });
  const ending = once(child, 'close').then(() => ({ code: child.exitCode, said }));
  const patience = setTimeout(() => child.kill('SIGKILL'), START_MS);
  void ending.finally(() => clearTimeout(patience));
  for await (const line of createInterface(child.stdout)) {
    const [, found] = /Open http:\/\/localhost:(\d+)/.exec(line) ?? [];
    if (found === undefined) continue;
    clearTimeout(patience);
    child.stdout.resume();
    return { child, port: Number(found), ending };
  }
  return ending;
}

function programOf({ main = BUILT, mutant }: ServerOptions): readonly string[] {
  if (mutant === undefined) return [main];
  const [name, folder = 'faults'] = mutant.split('/').reverse();
  const broken = `./test/${folder}/mutants/${name}.ts`;
  return ['--import', 'tsx', '--import', broken, 'server/main.ts'];
}
