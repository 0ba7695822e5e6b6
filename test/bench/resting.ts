/** `npm run bench:resting [-- MATCHES]`: what a live match that nobody is at costs in memory, 40 plies behind it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nanoid } from 'nanoid';
import { commitOfNew, entryOf } from '../../server/coordinator/commit.ts';
import { Matches } from '../../server/coordinator/matches.ts';
import { SqliteStore } from '../../server/store/sqlite.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import { parseAction } from '../../shared/notation/action.ts';
import { RULESETS } from '../../shared/rules/ruleset.ts';
import { collectGarbage } from '../support/collect-garbage.ts';
import { finalSetup } from '../support/match-setup.ts';
import { LONG_RULESET, type ScriptedPly, writeScript } from '../support/wire-match.ts';

const PLIES = 40;
const WRITTEN_AT_ONCE = 200;

const [count = 100_000] = process.argv.slice(2).map(Number);
const dir = mkdtempSync(join(tmpdir(), 'twin-tigers-resting-'));
const events = eventsOfMatch();
const store = await SqliteStore.open(join(dir, 'matches.db'));
for (let from = 0; from < count; from += WRITTEN_AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(WRITTEN_AT_ONCE, count - from) }, write));
const beforeBytes = await heapBytes();
const matches = new Matches({ store, newId: () => nanoid() });
await matches.resume();
const bytes = ((await heapBytes()) - beforeBytes) / matches.restingCount;
process.stdout.write(`${matches.restingCount} matches: ${bytes.toFixed(0)} bytes of heap each\n`);
await matches.close();
rmSync(dir, { recursive: true });

/** As an earlier process left it: its clock runs. */
async function write(): Promise<void> {
  const id = nanoid();
  const stamp = { boot: 'earlier', availabilityMs: 0, wallMs: Date.now() };
  const entries = events.map((event, seq) => entryOf(id, seq, event, stamp));
  const written = await store.append(commitOfNew(entries, []));
  if (!written.ok) throw new Error(`a match was not written: ${written.conflict}`);
}

function eventsOfMatch(): readonly MatchEvent[] {
  const setup = finalSetup({ ruleset: RULESETS[LONG_RULESET], clockMs: 600_000 });
  return [
    { kind: 'created', setup, rematchOf: null },
    { kind: 'joined', guestName: '' },
    { kind: 'clock-started' },
    ...writeScript(PLIES).map(eventOfPly),
  ];
}

function eventOfPly({ command: { board, ply, action } }: ScriptedPly): MatchEvent {
  const parsed = parseAction(action);
  if (!parsed.ok) throw new Error(`${action} is no action`);
  return { kind: 'ply', board, ply, action: parsed.value, leftMs: 600_000, hinted: false };
}

/** What is left when all that nobody holds has been collected. */
async function heapBytes(): Promise<number> {
  await collectGarbage();
  return process.memoryUsage().heapUsed;
}
