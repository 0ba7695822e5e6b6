/** Copies, checks and replaces the file of matches, whether a server runs on it or not. */
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import {
  checkWholeness,
  ownFile,
  openForReading,
  type SqliteDatabase,
} from '../store/sqlite-file.ts';
import { explain } from '../store/sqlite-fault.ts';

/** What SQLite may have beside its file. */
const COMPANIONS = ['-wal', '-shm'];

/**
 * Writes what is in `source` at one moment to `target`, which must not be there, and checks what was
 * written. A target is there whole or not at all, whatever happens meanwhile.
 */
export async function copyData(source: string, target: string): Promise<Result<null, string>> {
  if (existsSync(target)) return failure(`${target} is there already and was left as it is`);
  const unfinished = join(dirname(target), `.${randomUUID()}.unfinished`);
  try {
    // Hashes of seats and invitations are for nobody else's eyes.
    writeFileSync(unfinished, '', { flag: 'wx', mode: 0o600 });
    const read = await reading(source, (database) => {
      database.prepare('vacuum into ?').run([unfinished]);
    });
    if (!read.ok) return read;
    const checked = await reading(unfinished, (database) => checkWholeness(database, unfinished));
    if (!checked.ok) return checked;
    sync(unfinished);
    return place(unfinished, target);
  } catch (error) {
    return failure(messageOf(target, error));
  } finally {
    for (const end of ['', ...COMPANIONS]) rmSync(unfinished + end, { force: true });
  }
}

/** Does something with a file that is ours, whole and of a schema we know; changes nothing of it. */
export async function reading<T>(
  file: string,
  look: (database: SqliteDatabase) => T,
): Promise<Result<T, string>> {
  if (!existsSync(file)) return failure(`${file} is not there`);
  if (!statSync(file).isFile()) return failure(`${file} is no file`);
  try {
    const database = await openForReading(file);
    try {
      return success(look(database));
    } finally {
      database.close();
    }
  } catch (error) {
    return failure(explain(file, error).message);
  }
}

/**
 * Puts a copy of `source` in the place of `target`, and what was there aside; gives the name it has
 * there, `null` where there was nothing. Refuses while a server has the target.
 */
export async function replaceData(
  source: string,
  target: string,
  stamp: string,
): Promise<Result<string | null, string>> {
  const fresh = `${target}-restored-${stamp}`;
  try {
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    const release = await ownFile(target);
    try {
      const copied = await copyData(source, fresh);
      if (!copied.ok) return copied;
      await emptyLog(target);
      return success(exchange(fresh, target, `${target}-before-${stamp}`));
    } finally {
      release();
      rmSync(fresh, { force: true });
    }
  } catch (error) {
    return failure(explain(target, error).message);
  }
}

/** Takes what SQLite's log holds into the file itself, where that can be done. */
async function emptyLog(file: string): Promise<void> {
  await reading(file, (database) => database.exec('pragma wal_checkpoint(truncate)'));
}

/** At every moment one of the two is in its place. */
function exchange(fresh: string, target: string, aside: string): string | null {
  const isReplacing = existsSync(target);
  if (isReplacing) {
    // What its log holds belongs to the old file; beside the new one it would damage it.
    for (const end of COMPANIONS)
      if (existsSync(target + end)) renameSync(target + end, aside + end);
    linkOrCopy(target, aside);
  }
  renameSync(fresh, target);
  sync(dirname(target));
  return isReplacing ? aside : null;
}

/** Never over another file, which may have come meanwhile. */
function place(unfinished: string, target: string): Result<null, string> {
  try {
    linkOrCopy(unfinished, target);
  } catch (error) {
    return failure(messageOf(target, error));
  }
  sync(target);
  sync(dirname(target));
  return success(null);
}

/** Some file systems have no second names. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function messageOf(target: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EEXIST') return `${target} is there already and was left as it is`;
  if (code === 'ENOENT') return `${dirname(target)} is not there: make that folder first`;
  return explain(target, error).message;
}
