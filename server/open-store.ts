/** The store that the configuration names. */
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Observer } from './operations/observer.ts';
import type { MatchStore } from './store/match-store.ts';
import { MemoryStore } from './store/memory.ts';
import { SqliteStore } from './store/sqlite.ts';

const FILE = 'twin-tigers.db';

/** Where the matches of a folder are. */
export function fileIn(dataDir: string): string {
  return join(dataDir, FILE);
}

/** Rejects with a sentence that names the remedy where the store cannot be had. */
export async function openStore(
  { store, dataDir, databaseUrl }: Pick<Config, 'store' | 'dataDir' | 'databaseUrl'>,
  observer: Pick<Observer, 'committed'>,
): Promise<MatchStore> {
  if (databaseUrl !== null) {
    // Who keeps matches in a file does not even load what speaks to PostgreSQL.
    const { PostgresStore } = await import('./store/postgres.ts');
    return PostgresStore.open(databaseUrl, observer);
  }
  return store === 'memory' ? new MemoryStore() : SqliteStore.open(fileIn(dataDir), observer);
}
