/** The store that the configuration names. */
import type { Config } from './config.ts';
import type { MatchStore } from './store/match-store.ts';
import { MemoryStore } from './store/memory.ts';

/** Rejects with a sentence where the store cannot be had. */
export function openStore({ store }: Pick<Config, 'store' | 'dataDir'>): Promise<MatchStore> {
  return store === 'memory'
    ? Promise.resolve(new MemoryStore())
    : Promise.reject(new Error('SQLite is not here yet: STORE=memory npm start'));
}
