/** Opens the SQLite file: ours alone, of a schema we know, durable; never touches any other. */
import { dirname } from 'node:path';
import type Database from 'libsql';
import { makeFolder } from '../make-folder.ts';
import { explain, SqliteFault } from './sqlite-fault.ts';
import { APPLICATION_ID, MIGRATIONS } from './sqlite-schema.ts';

type DatabaseConstructor = typeof Database;
export type SqliteDatabase = Database.Database;

export interface SqliteFile {
  readonly database: SqliteDatabase;
  close(): void;
}

/** A file up to 256 MiB is checked page by page on opening, which takes below a second. */
const CHECKED_PAGES = 65_536;
/** How long to wait for a program that looks into the file, a backup perhaps. */
const BUSY_MS = 1000;

/**
 * Rejects with a `SqliteFault` whose sentence says what to do. `load` gets the binding, which is there
 * for some platforms only.
 */
export async function openSqliteFile(
  file: string,
  load: () => Promise<{ readonly default: DatabaseConstructor }> = () => import('libsql'),
): Promise<SqliteFile> {
  const Libsql = await loadLibsql(load);
  try {
    // Hashes of seats and invitations are for nobody else's eyes.
    makeFolder(dirname(file), 0o700);
    const owner = own(Libsql, file);
    const database = new Libsql(file);
    checkIdentity(database, file);
    if (readNumber(database, 'pragma page_count') <= CHECKED_PAGES) checkWholeness(database, file);
    database.exec(
      `pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = ${BUSY_MS}`,
    );
    migrate(database);
    return { database, close: () => close(database, owner) };
  } catch (error) {
    throw explain(file, error);
  }
}

/**
 * Opens a file that must be ours and of a schema we know, beside a server that may write to it. The
 * binding has no way to forbid writing: whoever gets it must only read. Throws a `SqliteFault`, or SQLite's own error.
 */
export async function openForReading(file: string): Promise<SqliteDatabase> {
  const Libsql = await loadLibsql(() => import('libsql'));
  const database = new Libsql(file);
  try {
    database.exec(`pragma busy_timeout = ${BUSY_MS}`);
    checkIdentity(database, file);
    if (readNumber(database, 'pragma application_id') !== APPLICATION_ID)
      throw new SqliteFault(`${file} holds no matches of Twin Tigers`);
    return database;
  } catch (error) {
    database.close();
    throw explain(file, error);
  }
}

/** Keeps servers off the file until the undo that it returns is called. Throws a `SqliteFault`. */
export async function ownFile(file: string): Promise<() => void> {
  const Libsql = await loadLibsql(() => import('libsql'));
  const owner = own(Libsql, file);
  return () => void owner.close();
}

/** Reads every page. Throws a `SqliteFault` where one is damaged. */
export function checkWholeness(database: SqliteDatabase, file: string): void {
  const damage = readFirst(database, 'pragma quick_check(1)');
  if (damage !== 'ok')
    throw new SqliteFault(
      `${file} is damaged and was left as it is (${String(damage).replace(/\s+/g, ' ')}); put a backup in its place, or name another folder with DATA_DIR`,
    );
}

async function loadLibsql(
  load: () => Promise<{ readonly default: DatabaseConstructor }>,
): Promise<DatabaseConstructor> {
  try {
    return (await load()).default;
  } catch (error) {
    const platform = `${process.platform} ${process.arch}`;
    throw new SqliteFault(
      `SQLite has no ready binary for ${platform}; STORE=memory plays without it, but forgets matches on a restart`,
      { cause: error },
    );
  }
}

/**
 * Locks a second file for as long as this process lives, so that one server has the matches; other
 * programs may still read the first one. The system unlocks it however the process ends.
 */
function own(Libsql: DatabaseConstructor, file: string): SqliteDatabase {
  const owner = new Libsql(`${file}-owner`);
  try {
    owner.exec('begin exclusive');
  } catch (error) {
    owner.close();
    throw new SqliteFault(
      `${file} is in use by another Twin Tigers server; stop that one, or name another folder with DATA_DIR`,
      { cause: error },
    );
  }
  return owner;
}

/** Before anything is written: the file is new, or ours and whole. */
function checkIdentity(database: SqliteDatabase, file: string): void {
  const version = readNumber(database, 'pragma user_version');
  const applicationId = readNumber(database, 'pragma application_id');
  const tables = readNumber(database, 'select count(*) from sqlite_schema');
  if (applicationId !== APPLICATION_ID && (applicationId !== 0 || version !== 0 || tables !== 0))
    throw new SqliteFault(
      `${file} is another program's database and was left as it is; name another folder with DATA_DIR`,
    );
  if (version > MIGRATIONS.length)
    throw new SqliteFault(
      `${file} was written by a newer Twin Tigers (schema ${version}, this one knows ${MIGRATIONS.length}); update, or name another folder with DATA_DIR`,
    );
}

function migrate(database: SqliteDatabase): void {
  const version = readNumber(database, 'pragma user_version');
  if (version === MIGRATIONS.length) return;
  const steps = MIGRATIONS.slice(version).join('\n');
  database.exec(
    `begin immediate; ${steps} pragma application_id = ${APPLICATION_ID}; pragma user_version = ${MIGRATIONS.length}; commit`,
  );
}

function close(database: SqliteDatabase, owner: SqliteDatabase): void {
  // One whole file is left behind, with nothing in the log beside it.
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
  owner.close();
}

function readNumber(database: SqliteDatabase, sql: string): number {
  const value = readFirst(database, sql);
  if (typeof value !== 'number') throw new Error(`${sql}: ${String(value)} is no number`);
  return value;
}

function readFirst(database: SqliteDatabase, sql: string): unknown {
  const row: unknown = database.prepare(sql).raw().get();
  return Array.isArray(row) ? row[0] : undefined;
}
