/** A file that is damaged, foreign or forbidden when the server starts: it says so, and leaves the file as it is. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from '../support/promise-table.ts';
import { RunningServer } from '../support/running-server.ts';
import { Crowd } from './crowd.ts';
import { run } from './run.ts';

interface Damage {
  readonly name: string;
  /** Of the sentence with which the server ends. */
  readonly says: RegExp;
  /** Does it to the closed file of a server; may return its own undo. */
  readonly doTo: (file: string, dataDir: string) => (() => void) | undefined;
}

/** Behind the header, where the tables are. */
const DAMAGED_FROM = 4096;

/** What may have become of a file while no server had it. */
export const DAMAGES: readonly Damage[] = [
  {
    name: 'damaged database',
    says: /is damaged and was left as it is/,
    doTo: (file) => {
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0xa5, DAMAGED_FROM));
      return undefined;
    },
  },
  {
    name: 'no database in its place',
    says: /is no database and was left as it is/,
    doTo: (file) => {
      writeFileSync(file, 'Dear diary, '.repeat(1000));
      return undefined;
    },
  },
  {
    name: 'disk that may only be read',
    says: /cannot be (written|opened)/,
    doTo: (_file, dataDir) => {
      run('mount', ['--bind', dataDir, dataDir]);
      run('mount', ['-o', 'remount,ro,bind', dataDir]);
      return () => run('umount', [dataDir]);
    },
  },
];

/** A server plays and ends, the file is damaged, and another one is to start over it. */
export async function refuseToStart({ name, says, doTo }: Damage): Promise<Finding> {
  const scratch = mkdtempSync(join(tmpdir(), 'twin-tigers-damaged-'));
  const dataDir = join(scratch, 'data');
  mkdirSync(dataDir);
  let undo: (() => void) | undefined;
  try {
    const file = await playIn(dataDir);
    undo = doTo(file, dataDir);
    const before = hashOf(file);
    const said = await sayOfStart(dataDir);
    const isSame = hashOf(file) === before;
    return {
      promise: `${name} when the server starts`,
      figure: 'refused with a sentence, and left as it is',
      measured: `${says.test(said) ? 'refused' : `“${said.trim()}”`}, ${isSame ? 'the same' : 'changed'}`,
      isKept: says.test(said) && isSame,
    };
  } finally {
    undo?.();
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** A folder with some matches in its database, closed. */
async function playIn(dataDir: string): Promise<string> {
  const server = await RunningServer.start({ dataDir });
  await Crowd.gather(server.port, 20);
  process.kill(server.pid, 'SIGTERM');
  await server.ending;
  return server.file;
}

/** Why it does not start; empty where it does. */
async function sayOfStart(dataDir: string): Promise<string> {
  try {
    const server = await RunningServer.start({ dataDir, isQuiet: true });
    await server.close();
    return '';
  } catch (error) {
    return String(error);
  }
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
