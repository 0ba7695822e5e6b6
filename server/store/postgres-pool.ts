/** The connections to PostgreSQL: few, with timeouts, and made anew by themselves when they are lost. */
import { Pool, type QueryConfig, type QueryResultRow } from 'pg';
import { StoreError } from './match-store.ts';
import { explain } from './postgres-fault.ts';
import { migrate } from './postgres-schema.ts';

/** Four for batches of writes, and some for reads. */
const CONNECTIONS = 8;
const CONNECT_MS = 2000;
/** PostgreSQL ends a statement that takes longer; we stop waiting for one a little later. */
const STATEMENT_MS = 2000;
const ANSWER_MS = 3000;

export class PostgresPool {
  readonly #pool: Pool;
  readonly #where: string;
  readonly #asked = new Set<Promise<unknown>>();
  #closing: Promise<void> | null = null;

  private constructor(url: string) {
    this.#where = `PostgreSQL at ${nameOf(url)}`;
    this.#pool = new Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: STATEMENT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      application_name: 'twin-tigers',
    });
    // An idle connection that is lost is replaced when one is needed, which is where it is heard of.
    this.#pool.on('error', () => {});
  }

  /** Connects and brings the tables up to date; rejects with a `StoreError` that says what to do. */
  static async open(url: string): Promise<PostgresPool> {
    const pool = new PostgresPool(url);
    try {
      const client = await pool.#pool.connect();
      // A statement of ours that fails there leaves nothing on the connection worth keeping.
      await migrate(client).finally(() => client.release(true));
      return pool;
    } catch (error) {
      await pool.#pool.end();
      throw pool.explain(error);
    }
  }

  /** Rejects with a `StoreError`. */
  async read<R extends QueryResultRow>(config: QueryConfig): Promise<R[]> {
    try {
      return await this.run<R>(config);
    } catch (error) {
      throw this.explain(error);
    }
  }

  /** Rejects with the fault as it is. */
  run<R extends QueryResultRow>(config: QueryConfig): Promise<R[]> {
    return this.#pool.query<R>(config).then(({ rows }) => rows);
  }

  /** What is asked once the pool closes is refused; what was asked before is waited for. */
  track<T>(ask: () => Promise<T>): Promise<T> {
    if (this.#closing !== null) return Promise.reject(new StoreError('the store is closed'));
    const asked = ask();
    this.#asked.add(asked);
    const done = (): void => void this.#asked.delete(asked);
    asked.then(done, done);
    return asked;
  }

  explain(error: unknown): StoreError {
    return explain(this.#where, error);
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await Promise.allSettled(this.#asked);
    await this.#pool.end();
  }
}

/** Host, port and database; a URL that cannot be read is not shown, for it may hold a password. */
function nameOf(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
