/** Who runs which match, in PostgreSQL: one heartbeat a process renews the leases of all its matches. */
import type { Claimed, LeaseStore } from './lease-store.ts';
import type { PostgresPool } from './postgres-pool.ts';

/** With a heartbeat a second and a look each second, a match is taken over within 5 s. */
const ORPHANS = `
  select h.match_id, b.beaten_at from head h join heartbeat b on b.boot = h.holder
  where h.state <> 'ended' and h.holder <> $1
    and (b.is_gone or b.beaten_at < clock_timestamp() - interval '3 seconds')`;

const claimStatement = (choice: string): string => `
  with orphan as (${ORPHANS} ${choice} for update of h skip locked)
  update head set holder = $1 from orphan where head.match_id = orphan.match_id
  returning head.match_id as match,
    extract(epoch from clock_timestamp() - orphan.beaten_at)::float8 * 1000 as "silentMs"`;

const CLAIM = claimStatement('limit $2');
const CLAIM_ONE = claimStatement('and h.match_id = $2');

export class PostgresLeases implements LeaseStore {
  readonly #pool: Pick<PostgresPool, 'read' | 'track'>;

  constructor(pool: Pick<PostgresPool, 'read' | 'track'>) {
    this.#pool = pool;
  }

  claim(boot: string, limit: number): Promise<readonly Claimed[]> {
    return this.#read<Claimed>('claim', CLAIM, [boot, limit]);
  }

  async claimOne(boot: string, match: string): Promise<Claimed | null> {
    return (await this.#read<Claimed>('claim-one', CLAIM_ONE, [boot, match]))[0] ?? null;
  }

  async listHeld(boot: string): Promise<readonly string[]> {
    const sql = "select match_id as match from head where holder = $1 and state <> 'ended'";
    return (await this.#read<{ match: string }>('held', sql, [boot])).map(({ match }) => match);
  }

  /** From the end of each match's part of the primary key: no row is read. */
  async countEvents(matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const sql = `select m as match, coalesce((select max(seq) from event where match_id = m) + 1, 0)
        as events
      from unnest($1::text[]) as m`;
    const rows = await this.#read<{ match: string; events: number }>('count', sql, [matches]);
    return new Map(rows.map(({ match, events }) => [match, events]));
  }

  async release(boot: string): Promise<void> {
    const sql = `with old as (
        delete from heartbeat where beaten_at < clock_timestamp() - interval '1 day'
          and not exists (select 1 from head where holder = heartbeat.boot and state <> 'ended')
      ), past as (
        delete from pairing where made_at < clock_timestamp() - interval '1 day'
      ) update heartbeat set is_gone = true where boot = $1`;
    await this.#read('release', sql, [boot]);
  }

  #read<R extends object>(name: string, text: string, values: unknown[]): Promise<R[]> {
    return this.#pool.track(() => this.#pool.read<R>({ name, text, values }));
  }
}
