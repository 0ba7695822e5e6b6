/** The store that the configuration names. */
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { MatchStore } from './store/match-store.ts';
import { MemoryStore } from './store/memory.ts';
import { SqliteStore } from './store/sqlite.ts';

const FILE = 'twin-tigers.db';

/** Rejects with a sentence that names the remedy where the store cannot be had. */
export function openStore({
  store,
  dataDir,
}: Pick<Config, 'store' | 'dataDir'>): Promise<MatchStore> {
  return store === 'memory'
    ? Promise.resolve(new MemoryStore())
    : SqliteStore.open(join(dataDir, FILE));
}
