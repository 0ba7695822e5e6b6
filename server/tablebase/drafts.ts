/** Files half written: where they lie, and clearing away those whose writer is gone. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The file in which process `pid` writes what will be `path`. */
export function draftPath(path: string, pid: number): string {
  return `${path}.${pid}.draft`;
}

/** What writers left in the folder that ended in the middle of a file whose name matches `ours`. */
export async function removeDrafts(dir: string, ours: RegExp): Promise<void> {
  for (const name of await readdir(dir)) {
    const [, written = '', pid = ''] = /^(.+)\.(\d+)\.draft$/.exec(name) ?? [];
    if (ours.test(written) && !isRunning(Number(pid))) await rm(join(dir, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only asks whether the process could be signalled.
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
