/** Pairings in PostgreSQL: a row for each seek that waits no longer, written with the match it came to. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Commit, PairingStore } from './match-store.ts';
import { pairingStatement } from './postgres-append.ts';
import { isKnownFailure, isTaken } from './postgres-fault.ts';
import type { PostgresPool } from './postgres-pool.ts';

/** How often a pairing whose outcome is not known is asked again, and after what pause. */
const ATTEMPTS = 20;
const AGAIN_MS = 200;

export class PostgresPairings implements PairingStore {
  readonly #pool: Pick<PostgresPool, 'read' | 'run' | 'track' | 'explain'>;

  constructor(pool: Pick<PostgresPool, 'read' | 'run' | 'track' | 'explain'>) {
    this.#pool = pool;
  }

  append(commit: Commit, seeks: readonly string[]): Promise<'saved' | 'taken'> {
    return this.#pool.track(() => this.#append(commit, seeks));
  }

  async find(seeks: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const sql = 'select seek, match_id as match from pairing where seek = any($1::text[])';
    const rows = await this.#read<{ seek: string; match: string | null }>('pairings', sql, [seeks]);
    return new Map(rows.map(({ seek, match }) => [seek, match]));
  }

  async withdraw(seek: string): Promise<boolean> {
    const sql = 'insert into pairing (seek) values ($1) on conflict do nothing';
    await this.#read('withdraw', sql, [seek]);
    return (await this.find([seek])).get(seek) === null;
  }

  /** Until the outcome is known the same is asked again: the rows of the seeks are the fence. */
  async #append(commit: Commit, seeks: readonly string[]): Promise<'saved' | 'taken'> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#pool.run(pairingStatement(commit, seeks));
        return 'saved';
      } catch (error) {
        if (isTaken(error)) return this.#explain(commit, seeks);
        if (isKnownFailure(error) || attempt === ATTEMPTS) throw this.#pool.explain(error);
      }
      await pause(AGAIN_MS);
    }
  }

  /** An attempt without an answer may have saved it. */
  async #explain({ entries }: Commit, seeks: readonly string[]): Promise<'saved' | 'taken'> {
    const found = await this.find(seeks);
    return seeks.every((seek) => found.get(seek) === entries[0]?.match) ? 'saved' : 'taken';
  }

  #read<R extends object>(name: string, text: string, values: unknown[]): Promise<R[]> {
    return this.#pool.track(() => this.#pool.read<R>({ name, text, values }));
  }
}
