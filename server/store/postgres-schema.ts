/** The tables in PostgreSQL, as steps forward from an empty schema, taken by one process at a time. */
import type { PoolClient } from 'pg';

/**
 * Step n brings a schema of version n to n + 1. A step that has been released is never changed.
 * The primary key of `event` is the fence that lets one event have each number. Ids are compared
 * byte by byte, as in every other store. `holder` is the process that runs a match's clock, for as
 * long as its heartbeat is fresh by the time of the database (docs/decisions/0012).
 */
const MIGRATIONS: readonly string[] = [
  `
  create table event (
    match_id text collate "C" not null,
    seq integer not null,
    at_ms bigint not null,
    boot text not null,
    availability_ms bigint not null,
    kind text not null,
    command_id text collate "C",
    body text not null,
    written_at timestamptz not null default clock_timestamp(),
    primary key (match_id, seq)
  );
  create unique index event_command on event (match_id, command_id) where command_id is not null;

  create table secret (
    match_id text collate "C" not null,
    role text not null,
    hash text not null,
    primary key (match_id, role)
  );

  create table head (
    match_id text collate "C" primary key,
    state text not null,
    mode text not null,
    is_public boolean not null,
    allows_spectators boolean not null,
    ruleset text not null,
    clock_ms bigint,
    host_side text,
    host_name text not null,
    guest_name text not null,
    created_ms bigint not null,
    changed_ms bigint not null,
    result text,
    reason text,
    computer_seat text,
    computer_level text,
    spectator_delay_ms bigint not null,
    holder text
  );
  create index head_list on head (state, is_public, changed_ms, match_id);
  create index head_holder on head (holder) where state <> 'ended';

  create table heartbeat (
    boot text primary key,
    availability_ms bigint not null,
    wall_ms bigint not null,
    beaten_at timestamptz not null,
    is_gone boolean not null default false
  );
  `,
  `
  create table pairing (
    seek text collate "C" primary key,
    match_id text collate "C",
    made_at timestamptz not null default clock_timestamp()
  );
  `,
  `
  create table review (
    match_id text collate "C" primary key,
    body text not null
  );
  `,
];

/** Waiting for another process that migrates, and migrating, may take longer than any query. */
const PATIENCE = "set local statement_timeout = '120s'; set local lock_timeout = '120s'";

/** Brings the tables to this version. Rejects where they are of a newer one. */
export async function migrate(client: PoolClient): Promise<void> {
  await client.query(`begin; ${PATIENCE}`);
  try {
    await client.query(
      "select pg_advisory_xact_lock(hashtext('twin-tigers'), hashtext(current_schema()))",
    );
    await client.query('create table if not exists twin_tigers (version integer not null)');
    const version = await versionOf(client);
    if (version > MIGRATIONS.length)
      throw new Error(
        `its tables are of version ${version}, and this program knows ${MIGRATIONS.length}: update the program`,
      );
    for (const step of MIGRATIONS.slice(version)) await client.query(step);
    await client.query('update twin_tigers set version = $1', [MIGRATIONS.length]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function versionOf(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ version: number }>('select version from twin_tigers');
  const [row] = rows;
  if (row !== undefined) return row.version;
  await client.query('insert into twin_tigers values (0)');
  return 0;
}
