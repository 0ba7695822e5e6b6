/** Matches as an earlier process left them in a store: live, and their clocks run. */
import { commitOfNew, entryOf } from '../../server/coordinator/commit.ts';
import type { MatchStore } from '../../server/store/match-store.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import type { FinalSetup } from '../../shared/match/setup.ts';
import { parseAction } from '../../shared/notation/action.ts';
import { RULESETS } from '../../shared/rules/ruleset.ts';
import { finalSetup } from './match-setup.ts';
import { LONG_RULESET, type ScriptedPly } from './wire-match.ts';

/** The process that left them, which was there until the moment it wrote them. */
const BOOT = 'earlier';
const WRITTEN_AT_ONCE = 200;

/** So many, each with its id and its events. */
export async function storeMatches(
  store: MatchStore,
  matches: Iterable<readonly [id: string, events: readonly MatchEvent[]]>,
): Promise<void> {
  await store.beat({ boot: BOOT, availabilityMs: 0, wallMs: Date.now() });
  let writing: Promise<void>[] = [];
  for (const [id, events] of matches) {
    writing.push(write(store, id, events));
    if (writing.length < WRITTEN_AT_ONCE) continue;
    await Promise.all(writing);
    writing = [];
  }
  await Promise.all(writing);
}

/** A final by the script's ruleset, with so much of the script played. */
export function eventsOf(
  script: readonly ScriptedPly[],
  setup: Partial<FinalSetup>,
): readonly MatchEvent[] {
  const clockMs = setup.clockMs ?? finalSetup().clockMs;
  return [
    {
      kind: 'created',
      setup: finalSetup({ ruleset: RULESETS[LONG_RULESET], ...setup }),
      rematchOf: null,
    },
    { kind: 'joined', guestName: '' },
    { kind: 'clock-started' },
    ...script.map(({ command: { board, ply, action } }): MatchEvent => {
      const parsed = parseAction(action);
      if (!parsed.ok) throw new Error(`${action} is no action`);
      return { kind: 'ply', board, ply, action: parsed.value, leftMs: clockMs, hinted: false };
    }),
  ];
}

async function write(store: MatchStore, id: string, events: readonly MatchEvent[]): Promise<void> {
  const stamp = { boot: BOOT, availabilityMs: 0, wallMs: Date.now() };
  const entries = events.map((event, seq) => entryOf(id, seq, event, stamp));
  const written = await store.append(commitOfNew(entries, []));
  if (!written.ok) throw new Error(`a match was not written: ${written.conflict}`);
}
