/** `npm run bench:resting [-- MATCHES]`: what a live match that nobody is at costs in memory, 40 plies behind it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nanoid } from 'nanoid';
import { Matches } from '../../server/coordinator/matches.ts';
import { SqliteStore } from '../../server/store/sqlite.ts';
import { collectGarbage } from '../support/collect-garbage.ts';
import { eventsOf, storeMatches } from '../support/stored-match.ts';
import { writeScript } from '../support/wire-match.ts';

const PLIES = 40;

const [count = 100_000] = process.argv.slice(2).map(Number);
const dir = mkdtempSync(join(tmpdir(), 'twin-tigers-resting-'));
const events = eventsOf(writeScript(PLIES), { clockMs: 600_000 });
const store = await SqliteStore.open(join(dir, 'matches.db'));
await storeMatches(
  store,
  Array.from({ length: count }, () => [nanoid(), events] as const),
);
const beforeBytes = await heapBytes();
const matches = new Matches({ store, newId: () => nanoid() });
await matches.resume();
const bytes = ((await heapBytes()) - beforeBytes) / matches.restingCount;
process.stdout.write(`${matches.restingCount} matches: ${bytes.toFixed(0)} bytes of heap each\n`);
await matches.close();
rmSync(dir, { recursive: true });

/** What is left when all that nobody holds has been collected. */
async function heapBytes(): Promise<number> {
  await collectGarbage();
  return process.memoryUsage().heapUsed;
}
