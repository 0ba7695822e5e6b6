/** A schema of PostgreSQL that nobody else uses: a database of one's own, as far as the server can see. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export class OwnSchema {
  readonly #databaseUrl: string;
  /** As it is named in SQL. */
  readonly name: string;

  private constructor(databaseUrl: string, name: string) {
    this.#databaseUrl = databaseUrl;
    this.name = name;
  }

  static async make(databaseUrl: string): Promise<OwnSchema> {
    const schema = new OwnSchema(databaseUrl, `test_${randomBytes(8).toString('hex')}`);
    await schema.query(`create schema ${schema.name}`);
    return schema;
  }

  /** What a server gets as `DATABASE_URL`; through `proxyPort` of the loopback, where that is given. */
  urlThrough(proxyPort?: number): string {
    const url = new URL(this.#databaseUrl);
    url.searchParams.set('options', `-c search_path=${this.name}`);
    if (proxyPort !== undefined) {
      url.hostname = '127.0.0.1';
      url.port = String(proxyPort);
    }
    return url.href.replaceAll('+', '%20');
  }

  /** Tables are named with the schema. */
  async query<R extends object>(sql: string): Promise<R[]> {
    const client = new Client({ connectionString: this.#databaseUrl });
    await client.connect();
    const { rows } = await client.query<R>(sql).finally(() => client.end());
    return rows;
  }

  async drop(): Promise<void> {
    await this.query(`drop schema ${this.name} cascade`);
  }
}
