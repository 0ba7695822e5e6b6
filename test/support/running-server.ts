/** The server as a process of its own, over a database file of its own, to be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** As people run it, or as it is written, where nothing may have been built. */
const PROGRAMS = {
  built: ['dist/server/main.js'],
  source: ['--import', 'tsx', 'server/main.ts'],
} as const;
type Program = keyof typeof PROGRAMS;

/** One machine plays everybody here. */
const GENEROUS = {
  MESSAGES_PER_SECOND: '1000',
  ADDRESS_MESSAGES_PER_SECOND: '10000',
  ADDRESS_CONNECTIONS_PER_MINUTE: '10000',
  ADDRESS_REQUESTS_PER_MINUTE: '10000',
  ADDRESS_MATCHES_PER_MINUTE: '10000',
};
/** The table takes a while to build and 93 MB; the computer plays without it. */
const WITHOUT_TABLE = { TABLEBASE: 'off', BOT_WORKERS: '1' };

export class RunningServer {
  readonly #program: Program;
  readonly #dataDir: string;
  #process: ChildProcess;
  #port: number;

  private constructor(program: Program, dataDir: string, process: ChildProcess, port: number) {
    this.#program = program;
    this.#dataDir = dataDir;
    this.#process = process;
    this.#port = port;
  }

  static async start(program: Program = 'built'): Promise<RunningServer> {
    const dataDir = mkdtempSync(join(tmpdir(), 'twin-tigers-e2e-'));
    return new RunningServer(program, dataDir, ...(await run(program, dataDir, 0)));
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** As a power cut would: no signal can be caught. */
  async kill(): Promise<void> {
    const exited = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await exited;
  }

  /** At the same address, over the same file. */
  async startAgain(): Promise<void> {
    [this.#process, this.#port] = await run(this.#program, this.#dataDir, this.#port);
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}

async function run(
  program: Program,
  dataDir: string,
  port: number,
): Promise<[ChildProcess, number]> {
  const child = spawn(process.execPath, PROGRAMS[program], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...GENEROUS,
      ...WITHOUT_TABLE,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: 'localhost',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    const [, found] = /Open http:\/\/localhost:(\d+)/.exec(line) ?? [];
    if (found !== undefined) return [child, Number(found)];
  }
  throw new Error(`the server ended before it was ready (code ${child.exitCode ?? 'none'})`);
}
