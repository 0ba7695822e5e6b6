/** The tables of the SQLite file, as steps forward from an empty one. */

/** “TTig”: tells our files from those of other programs. */
export const APPLICATION_ID = 0x54546967;

/**
 * Step n brings a file of schema version n to n + 1. A step that has been released is never changed.
 * Version 1: the primary key of `event` is the fence that lets one event have each number. Version 2:
 * the computer plays. Version 3: spectators may be late. Version 4:
 * matches are reviewed.
 */
export const MIGRATIONS: readonly string[] = [
  `
  create table event (
    match_id text not null,
    seq integer not null,
    at_ms integer not null,
    boot text not null,
    availability_ms integer not null,
    kind text not null,
    command_id text,
    body text not null,
    primary key (match_id, seq)
  ) strict, without rowid;
  create unique index event_command on event (match_id, command_id) where command_id is not null;

  create table secret (
    match_id text not null,
    role text not null,
    hash text not null,
    primary key (match_id, role)
  ) strict, without rowid;

  create table head (
    match_id text primary key,
    state text not null,
    mode text not null,
    is_public integer not null,
    allows_spectators integer not null,
    ruleset text not null,
    clock_ms integer,
    host_side text,
    host_name text not null,
    guest_name text not null,
    created_ms integer not null,
    changed_ms integer not null,
    result text,
    reason text
  ) strict, without rowid;
  create index head_list on head (state, is_public, changed_ms);

  create table heartbeat (
    boot text primary key,
    availability_ms integer not null,
    wall_ms integer not null
  ) strict, without rowid;
  `,
  `
  alter table head add column computer_seat text;
  alter table head add column computer_level text;
  `,
  `
  alter table head add column spectator_delay_ms integer not null default 0;
  `,
  `
  create table review (
    match_id text primary key,
    body text not null
  ) strict, without rowid;
  `,
];
