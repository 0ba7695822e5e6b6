/** The statement that writes commits: one round trip, and one transaction, for as many as it takes. */
import type { QueryConfig } from 'pg';
import type { Commit, LogEntry } from './match-store.ts';
import { writeBody } from './event-body.ts';
import { rowOfHead } from './postgres-rows.ts';

/** What a commit of a batch writes; each is of one match, and no two of the same. */
export interface Batch {
  readonly commits: readonly Commit[];
  /**
   * `fence`: an event whose number or command is taken is left out, with its head and secrets, and
   * those beside it are saved. `whole`: it fails all with a unique violation.
   */
  readonly kind: 'fence' | 'whole';
}

/** The events that were saved. */
export interface SavedRow {
  readonly match_id: string;
  readonly seq: number;
}

// In the order of their ids, so that processes whose batches cross wait for one another in a row.
const insertEvents = (conflict: string): string => `
  insert into event (match_id, seq, at_ms, boot, availability_ms, kind, command_id, body)
  select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::bigint[], $6::text[],
    $7::text[], $8::text[]) as e(match_id, seq, at_ms, boot, availability_ms, kind, command_id, body)
  order by e.match_id collate "C", e.seq
  ${conflict}
  returning match_id, seq`;

const HEAD_COLUMNS = `match_id, state, mode, is_public, allows_spectators, ruleset, clock_ms,
  host_side, host_name, guest_name, created_ms, changed_ms, result, reason, computer_seat,
  computer_level, spectator_delay_ms, holder`;
/** A line of a match keeps who runs its clock, but when the second seat is taken: who saved that is awake. */
const REPLACED = HEAD_COLUMNS.split(',')
  .map((column) => column.trim())
  .filter((column) => column !== 'match_id' && column !== 'holder')
  .map((column) => `${column} = excluded.${column}`)
  .join(', ');

/** Whatever belongs to an event is written only if that event is; a secret may come without any. */
const insertAll = (conflict: string, before = ''): string => `
  with ${before} saved as (${insertEvents(conflict)}),
  heads as (
    insert into head (${HEAD_COLUMNS})
    select ${HEAD_COLUMNS} from json_populate_recordset(null::head, $9)
    where match_id in (select match_id from saved)
    order by match_id
    on conflict (match_id) do update set ${REPLACED},
      holder = case when head.state = 'open' then excluded.holder else head.holder end
  ),
  secrets as (
    insert into secret (match_id, role, hash)
    select match_id, role, hash from json_populate_recordset(null::secret, $10)
    where match_id in (select match_id from saved) or match_id <> all ($1::text[])
    order by match_id, role
    on conflict (match_id, role) do update set hash = excluded.hash
  )
  select match_id, seq from saved`;

const STATEMENTS = {
  'fence-events': insertEvents('on conflict do nothing'),
  'whole-events': insertEvents(''),
  'fence-all': insertAll('on conflict do nothing'),
  'whole-all': insertAll(''),
} as const;

const PAIR = `paired as (
    insert into pairing (seek, match_id) select seek, $12 from unnest($11::text[]) as seek order by seek
  ),`;

/** A new match, and that these seeks came to it; a unique violation where one of them is none any more. */
export function pairingStatement(commit: Commit, seeks: readonly string[]): QueryConfig {
  const values = [...valuesOf([commit]), seeks, commit.entries[0]?.match];
  return { name: 'pair', text: insertAll('', PAIR), values };
}

export function appendStatement({ commits, kind }: Batch): QueryConfig {
  const hasMore = commits.some(({ heads = [], secrets = [] }) => heads.length + secrets.length > 0);
  const [name, values] = hasMore
    ? ([`${kind}-all`, valuesOf(commits)] as const)
    : ([`${kind}-events`, columnsOf(commits.flatMap((commit) => commit.entries))] as const);
  return { name, text: STATEMENTS[name], values: [...values] };
}

function valuesOf(commits: readonly Commit[]): readonly unknown[] {
  const heads = commits.flatMap(headRowsOf);
  const secrets = commits.flatMap((commit) =>
    (commit.secrets ?? []).map(({ match, role, hash }) => ({ match_id: match, role, hash })),
  );
  const columns = columnsOf(commits.flatMap((commit) => commit.entries));
  return [...columns, JSON.stringify(heads), JSON.stringify(secrets)];
}

/** Whose conflict is looked into: what stands in the log instead of these. */
export interface StandingRow {
  readonly is_command: boolean;
  readonly is_own: boolean;
}

/** In the order of `entries`: whether the command is known, and whether this very entry stands there. */
export function standingStatement(entries: readonly LogEntry[]): QueryConfig {
  return {
    name: 'standing',
    text: `
      select exists (
          select 1 from event where match_id = given.match_id and command_id = given.command_id
        ) as is_command,
        exists (
          select 1 from event e where e.match_id = given.match_id and e.seq = given.seq
            and e.at_ms = given.at_ms and e.boot = given.boot
            and e.availability_ms = given.availability_ms and e.body = given.body
            and e.command_id is not distinct from given.command_id
        ) as is_own
      from unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::bigint[], $6::text[],
        $7::text[], $8::text[]) with ordinality
        as given(match_id, seq, at_ms, boot, availability_ms, kind, command_id, body, place)
      order by place`,
    values: columnsOf(entries),
  };
}

function headRowsOf({ entries, heads = [] }: Commit): readonly unknown[] {
  const boot = entries[0]?.boot ?? '';
  return heads.map((head) => rowOfHead(head, boot));
}

function columnsOf(entries: readonly LogEntry[]): unknown[][] {
  return [
    entries.map(({ match }) => match),
    entries.map(({ seq }) => seq),
    entries.map(({ wallMs }) => wallMs),
    entries.map(({ boot }) => boot),
    entries.map(({ availabilityMs }) => availabilityMs),
    entries.map(({ event }) => event.kind),
    entries.map(({ commandId }) => commandId),
    entries.map(({ event }) => writeBody(event)),
  ];
}
