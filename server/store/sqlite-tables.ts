/** The statements on the tables of the SQLite file, and their rows. */
import type { ComputerPlayer } from '../../shared/match/setup.ts';
import type {
  AppendResult,
  EndedQuery,
  HeadCursor,
  HeadQuery,
  Heartbeat,
  MatchHead,
  SecretRow,
  StoredReview,
} from './match-store.ts';
import type { SqliteDatabase } from './sqlite-file.ts';
import type { AppendRequest, EventRow, StoreAnswers } from './sqlite-request.ts';

export const EVENT_COLUMNS = 'match_id, seq, at_ms, boot, availability_ms, kind, command_id, body';
const HEAD_COLUMNS = `match_id, state, mode, is_public, allows_spectators, ruleset, clock_ms,
  host_side, host_name, guest_name, created_ms, changed_ms, result, reason,
  computer_seat, computer_level, spectator_delay_ms`;

/** In the order of `head_list`, backwards: however many there are, no more is read than is listed. */
export const LIST_HEADS = `select ${HEAD_COLUMNS} from head
  where state = ? and is_public = ? and (changed_ms, match_id) < (?, ?)
  order by changed_ms desc, match_id desc limit ?`;

/** In the same order, forwards; `is_public` is named for the index alone. */
export const LIST_ENDED = `select changed_ms, match_id from head
  where state = 'ended' and is_public = ? and changed_ms < ? and (changed_ms, match_id) > (?, ?)
  order by changed_ms, match_id limit ?`;

/** What belongs to a match, besides its line in the index. */
const PARTS = ['event', 'secret', 'review'];

type Value = string | number | null;

export class SqliteTables {
  readonly #database: SqliteDatabase;
  readonly #statements = new Map<string, ReturnType<SqliteDatabase['prepare']>>();

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  /** Runs inside a transaction; a conflict undoes this commit alone. */
  append(request: AppendRequest): AppendResult {
    // A single event that conflicts has left nothing behind that would have to be undone.
    if (request.events.length === 1) return this.#insert(request);
    this.#database.exec('savepoint one_commit');
    const result = this.#insert(request);
    if (!result.ok) this.#database.exec('rollback to one_commit');
    this.#database.exec('release one_commit');
    return result;
  }

  beat({ boot, availabilityMs, wallMs }: Heartbeat): null {
    this.#run('insert or replace into heartbeat values (?, ?, ?)', [boot, availabilityMs, wallMs]);
    return null;
  }

  load(match: string, from: number): StoreAnswers['load'] {
    return {
      events: this.#all<EventRow>(
        `select ${EVENT_COLUMNS} from event where match_id = ? and seq >= ? order by seq`,
        [match, from],
      ),
      secrets: this.#all<[string, SecretRow['role'], string]>(
        'select match_id, role, hash from secret where match_id = ?',
        [match],
      ).map(([id, role, hash]) => ({ match: id, role, hash })),
    };
  }

  findCommand(match: string, commandId: string): EventRow | null {
    const sql = `select ${EVENT_COLUMNS} from event where match_id = ? and command_id = ?`;
    return this.#all<EventRow>(sql, [match, commandId])[0] ?? null;
  }

  findHead(match: string): MatchHead | null {
    const rows = this.#all<HeadRow>(`select ${HEAD_COLUMNS} from head where match_id = ?`, [match]);
    return rows.map(headOfRow)[0] ?? null;
  }

  listHeads({ state, limit, after, isPublic = true }: HeadQuery): readonly MatchHead[] {
    const { changedMs, match } = after ?? { changedMs: Number.MAX_SAFE_INTEGER, match: '' };
    return this.#all<HeadRow>(LIST_HEADS, [state, Number(isPublic), changedMs, match, limit]).map(
      headOfRow,
    );
  }

  listEnded({ beforeMs, limit, after }: EndedQuery): readonly HeadCursor[] {
    const { changedMs, match } = after ?? { changedMs: -1, match: '' };
    return [0, 1]
      .flatMap((isPublic) =>
        this.#all<[number, string]>(LIST_ENDED, [isPublic, beforeMs, changedMs, match, limit]),
      )
      .map(([endedMs, id]) => ({ changedMs: endedMs, match: id }))
      .sort((a, b) => a.changedMs - b.changedMs || (a.match < b.match ? -1 : 1))
      .slice(0, limit);
  }

  /** Runs inside a transaction. */
  forget(matches: readonly string[]): null {
    for (const match of matches) {
      if (this.findHead(match)?.state !== 'ended') continue;
      for (const part of [...PARTS, 'head'])
        this.#run(`delete from ${part} where match_id = ?`, [match]);
    }
    return null;
  }

  saveReview({ match, body }: StoredReview): null {
    this.#run(
      `insert or replace into review
        select ?, ? where exists (select 1 from head where match_id = ? and state = 'ended')`,
      [match, body, match],
    );
    return null;
  }

  findReview(match: string): StoredReview | null {
    const rows = this.#all<[string]>('select body from review where match_id = ?', [match]);
    return rows.map(([body]) => ({ match, body }))[0] ?? null;
  }

  /** Lines of the index without a match. */
  listWithoutEvents(): readonly string[] {
    const sql = `select match_id from head
      where not exists (select 1 from event where event.match_id = head.match_id)`;
    return this.#all<[string]>(sql, []).map(([match]) => match);
  }

  listUnfinished(): readonly string[] {
    const sql = "select match_id from head where state in ('open', 'live') order by match_id";
    return this.#all<[string]>(sql, []).map(([match]) => match);
  }

  findHeartbeat(boot: string): Heartbeat | null {
    const sql = 'select availability_ms, wall_ms from heartbeat where boot = ?';
    const row = this.#all<[number, number]>(sql, [boot])[0];
    return row === undefined ? null : { boot, availabilityMs: row[0], wallMs: row[1] };
  }

  #insert({ events, secrets, heads }: AppendRequest): AppendResult {
    const conflict = this.#insertEvents(events);
    if (conflict !== undefined) return { ok: false, conflict };
    for (const secret of secrets) this.#insertSecret(secret);
    for (const head of heads) this.#replaceHead(head);
    return { ok: true };
  }

  #insertEvents(events: readonly EventRow[]): 'seq' | 'command' | undefined {
    for (const event of events) {
      try {
        this.#run(`insert into event (${EVENT_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?)`, event);
      } catch (error) {
        if (!isTaken(error)) throw error;
        const [match, , , , , , commandId] = event;
        const isRepeated = commandId !== null && this.findCommand(match, commandId) !== null;
        return isRepeated ? 'command' : 'seq';
      }
    }
    return undefined;
  }

  #insertSecret({ match, role, hash }: SecretRow): void {
    this.#run('insert or replace into secret values (?, ?, ?)', [match, role, hash]);
  }

  #replaceHead(head: MatchHead): void {
    const sql = `insert or replace into head (${HEAD_COLUMNS})
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
    this.#run(sql, rowOfHead(head));
  }

  #run(sql: string, values: readonly Value[]): void {
    this.#prepare(sql).run([...values]);
  }

  /** Rows as arrays in the order of the columns, whose types the strict tables hold. */
  #all<Row>(sql: string, values: readonly Value[]): Row[] {
    return this.#prepare(sql)
      .raw()
      .all([...values]) as Row[];
  }

  #prepare(sql: string): ReturnType<SqliteDatabase['prepare']> {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

type HeadRow = readonly [
  match: string,
  state: MatchHead['state'],
  mode: MatchHead['mode'],
  isPublic: number,
  allowsSpectators: number,
  ruleset: string,
  clockMs: number | null,
  hostSide: MatchHead['hostSide'],
  hostName: string,
  guestName: string,
  createdMs: number,
  changedMs: number,
  result: MatchHead['result'],
  reason: string | null,
  computerSeat: ComputerPlayer['seat'] | null,
  computerLevel: ComputerPlayer['level'] | null,
  spectatorDelayMs: number,
];

function rowOfHead(head: MatchHead): HeadRow {
  return [
    head.match,
    head.state,
    head.mode,
    Number(head.isPublic),
    Number(head.allowsSpectators),
    head.ruleset,
    head.clockMs,
    head.hostSide,
    head.hostName,
    head.guestName,
    head.createdMs,
    head.changedMs,
    head.result,
    head.reason,
    head.computer?.seat ?? null,
    head.computer?.level ?? null,
    head.spectatorDelayMs,
  ];
}

function headOfRow(row: HeadRow): MatchHead {
  const [match, state, mode, isPublic, allowsSpectators, ruleset, clockMs, hostSide] = row;
  const [, , , , , , , , hostName, guestName, createdMs, changedMs, result, reason] = row;
  const [seat, level, spectatorDelayMs] = row.slice(14) as [HeadRow[14], HeadRow[15], HeadRow[16]];
  return {
    match,
    state,
    mode,
    isPublic: isPublic === 1,
    allowsSpectators: allowsSpectators === 1,
    spectatorDelayMs,
    ruleset,
    clockMs,
    hostSide,
    hostName,
    guestName,
    computer: seat === null || level === null ? null : { seat, level },
    createdMs,
    changedMs,
    result,
    reason,
  };
}

/** A unique key that another row has already. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || error.code === 'SQLITE_CONSTRAINT_UNIQUE';
}
