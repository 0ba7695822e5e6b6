/** What is written with an event: its entry, and the lines of the index and the seats that it changes. */
import type { MatchEvent } from '../../shared/match/event.ts';
import { type Match, stateOf } from '../../shared/match/match.ts';
import { rematchSetup } from '../../shared/match/rematch.ts';
import type { Commit, LogEntry, SecretRow } from '../store/match-store.ts';
import { headOf } from './head.ts';
import { fold, type LoadedMatch } from './loaded-match.ts';

/** Where and when an entry is written. */
export type Stamp = Pick<LogEntry, 'wallMs' | 'boot' | 'availabilityMs'>;

/** The first entries of a match and all that belongs to it; `secrets` are those of its seats and its invitation. */
export function commitOfNew(
  entries: readonly LogEntry[],
  secrets: readonly SecretRow[],
): Required<Commit> {
  const loaded = entries.reduce<LoadedMatch | null>(fold, null);
  const [first] = entries;
  if (loaded === null || first === undefined) throw new Error('commitOfNew: no events');
  return { entries, secrets, heads: [headOf(first.match, loaded, first.wallMs)] };
}

/** `after` is the match with `entry`, `secrets` all it has, `added` those this event brings. */
export function commitOf(
  entry: LogEntry,
  before: LoadedMatch,
  after: LoadedMatch,
  secrets: readonly SecretRow[],
  added: readonly SecretRow[],
): Commit {
  const { match, wallMs, event } = entry;
  if (event.kind === 'rematch-agreed') {
    const rematch = commitOfRematch(entry, event.next, before.match, secrets);
    return { ...rematch, entries: [entry, ...rematch.entries] };
  }
  if (stateOf(before.match) === stateOf(after.match)) return { entries: [entry], secrets: added };
  return { entries: [entry], secrets: added, heads: [headOf(match, after, wallMs)] };
}

/** The next match, both seats taken: each seat's secret opens the other seat now. */
function commitOfRematch(
  stamp: Stamp & { readonly match: string },
  next: string,
  match: Match,
  secrets: readonly SecretRow[],
): Required<Commit> {
  const { setup, guestName, series } = rematchSetup(match);
  const events: readonly MatchEvent[] = [
    { kind: 'created', setup, rematchOf: stamp.match, series },
    { kind: 'joined', guestName },
  ];
  const entries = events.map((event, seq) => entryOf(next, seq, event, stamp));
  return commitOfNew(
    entries,
    secrets.flatMap((secret) => swapSeat(secret, next)),
  );
}

function swapSeat({ role, hash }: SecretRow, match: string): SecretRow[] {
  if (role === 'invite') return [];
  return [{ match, role: role === 'host' ? 'guest' : 'host', hash }];
}

/** An entry; `commandId` `null` for the server's own events. */
export function entryOf(
  match: string,
  seq: number,
  event: MatchEvent,
  stamp: Stamp,
  commandId: string | null = null,
): LogEntry {
  const { wallMs, boot, availabilityMs } = stamp;
  return { match, seq, wallMs, boot, availabilityMs, commandId, event };
}
