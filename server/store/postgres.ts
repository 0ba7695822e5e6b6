/** Matches in PostgreSQL: for several processes, which the log's fence keeps from deciding twice. */
import { type Observer, UNOBSERVED } from '../operations/observer.ts';
import type {
  AppendResult,
  Commit,
  EndedQuery,
  HeadCursor,
  Heartbeat,
  HeadQuery,
  LogEntry,
  MatchHead,
  MatchStore,
  SecretRow,
  StoredMatch,
  StoredReview,
} from './match-store.ts';
import { PostgresLeases } from './postgres-leases.ts';
import { PostgresPairings } from './postgres-pairings.ts';
import { PostgresPool } from './postgres-pool.ts';
import {
  entryOfRow,
  EVENT_FIELDS,
  type EventRow,
  HEAD_FIELDS,
  headOfRow,
  type HeadRow,
} from './postgres-rows.ts';
import { PostgresWriter } from './postgres-writer.ts';

export class PostgresStore implements MatchStore {
  /** It comes back by itself, whatever happens to its connections. */
  readonly lost = new Promise<never>(() => {});
  readonly leases: PostgresLeases;
  readonly pairings: PostgresPairings;
  readonly #pool: PostgresPool;
  readonly #writer: PostgresWriter;

  private constructor(pool: PostgresPool, observer: Pick<Observer, 'committed'>) {
    this.#pool = pool;
    this.leases = new PostgresLeases(pool);
    this.pairings = new PostgresPairings(pool);
    this.#writer = new PostgresWriter(pool, observer);
  }

  /** Connects to `url` and makes the tables; rejects with a `StoreError` that says what to do. */
  static async open(
    url: string,
    observer: Pick<Observer, 'committed'> = UNOBSERVED,
  ): Promise<PostgresStore> {
    return new PostgresStore(await PostgresPool.open(url), observer);
  }

  append(commit: Commit): Promise<AppendResult> {
    return this.#pool.track(() => this.#writer.append(commit));
  }

  async load(match: string, from = 0): Promise<StoredMatch | null> {
    const events = await this.#read<EventRow & { readonly age_ms: number }>(
      'load',
      `select ${EVENT_FIELDS}, extract(epoch from clock_timestamp() - written_at)::float8 * 1000 as age_ms
       from event where match_id = $1 and seq >= $2 order by seq`,
      [match, from],
    );
    if (events.length === 0) return null;
    // After the events: one that brings a secret is never seen without it.
    const secrets = await this.#read<Pick<SecretRow, 'role' | 'hash'>>(
      'secrets',
      'select role, hash from secret where match_id = $1',
      [match],
    );
    return {
      entries: events.map(entryOfRow),
      agesMs: events.map(({ age_ms: ageMs }) => Math.max(0, ageMs)),
      secrets: secrets.map(({ role, hash }) => ({ match, role, hash })),
    };
  }

  async findCommand(match: string, commandId: string): Promise<LogEntry | null> {
    const sql = `select ${EVENT_FIELDS} from event where match_id = $1 and command_id = $2`;
    const rows = await this.#read<EventRow>('find-command', sql, [match, commandId]);
    return rows.map(entryOfRow)[0] ?? null;
  }

  async findHead(match: string): Promise<MatchHead | null> {
    const sql = `select ${HEAD_FIELDS} from head where match_id = $1`;
    const rows = await this.#read<HeadRow>('find-head', sql, [match]);
    return rows.map(headOfRow)[0] ?? null;
  }

  async listHeads({
    state,
    limit,
    after,
    isPublic = true,
  }: HeadQuery): Promise<readonly MatchHead[]> {
    const { changedMs, match } = after ?? { changedMs: Number.MAX_SAFE_INTEGER, match: '' };
    const sql = `select ${HEAD_FIELDS} from head
      where state = $1 and is_public = $2 and (changed_ms, match_id) < ($3, $4)
      order by head.changed_ms desc, match_id desc limit $5`;
    const values = [state, isPublic, changedMs, match, limit];
    return (await this.#read<HeadRow>('list-heads', sql, values)).map(headOfRow);
  }

  async listUnfinished(): Promise<readonly string[]> {
    const sql = "select match_id from head where state in ('open', 'live') order by match_id";
    const rows = await this.#read<Pick<HeadRow, 'match_id'>>('list-unfinished', sql, []);
    return rows.map(({ match_id: match }) => match);
  }

  async listEnded({ beforeMs, limit, after }: EndedQuery): Promise<readonly HeadCursor[]> {
    const { changedMs, match } = after ?? { changedMs: -1, match: '' };
    const page = `(select changed_ms, match_id from head where state = 'ended' and is_public = %
      and changed_ms < $1 and (changed_ms, match_id) > ($2, $3)
      order by changed_ms, match_id limit $4)`;
    const sql = `select changed_ms::float8, match_id from (
        ${page.replace('%', 'false')} union all ${page.replace('%', 'true')}
      ) as both_lists order by both_lists.changed_ms, match_id limit $4`;
    const values = [beforeMs, changedMs, match, limit];
    const rows = await this.#read<Pick<HeadRow, 'changed_ms' | 'match_id'>>('ended', sql, values);
    return rows.map((row) => ({ changedMs: row.changed_ms, match: row.match_id }));
  }

  async forget(matches: readonly string[]): Promise<void> {
    const sql = `with gone as (
        delete from head where match_id = any($1::text[]) and state = 'ended' returning match_id
      ), reviews as (delete from review where match_id in (select match_id from gone)
      ), secrets as (delete from secret where match_id in (select match_id from gone))
      delete from event where match_id in (select match_id from gone)`;
    await this.#read('forget', sql, [matches]);
  }

  async saveReview({ match, body }: StoredReview): Promise<void> {
    const sql = `insert into review (match_id, body)
      select match_id, $2 from head where match_id = $1 and state = 'ended'
      on conflict (match_id) do update set body = excluded.body`;
    await this.#read('save-review', sql, [match, body]);
  }

  async findReview(match: string): Promise<StoredReview | null> {
    const sql = 'select match_id as match, body from review where match_id = $1';
    const [row] = await this.#read<StoredReview>('find-review', sql, [match]);
    return row ?? null;
  }

  async beat({ boot, availabilityMs, wallMs }: Heartbeat): Promise<void> {
    const sql = `insert into heartbeat (boot, availability_ms, wall_ms, beaten_at)
      values ($1, $2, $3, clock_timestamp())
      on conflict (boot) do update set availability_ms = excluded.availability_ms,
        wall_ms = excluded.wall_ms, beaten_at = excluded.beaten_at`;
    await this.#read('beat', sql, [boot, availabilityMs, wallMs]);
  }

  async findHeartbeat(boot: string): Promise<Heartbeat | null> {
    const sql = `select availability_ms::float8 as "availabilityMs", wall_ms::float8 as "wallMs"
      from heartbeat where boot = $1`;
    const [row] = await this.#read<Omit<Heartbeat, 'boot'>>('find-heartbeat', sql, [boot]);
    return row === undefined ? null : { boot, ...row };
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  #read<R extends object>(name: string, text: string, values: unknown[]): Promise<R[]> {
    return this.#pool.track(() => this.#pool.read<R>({ name, text, values }));
  }
}
