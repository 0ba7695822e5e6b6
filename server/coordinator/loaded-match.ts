/** A match folded from its log, with what of the log's times must be remembered. */
import { apply } from '../../shared/match/apply.ts';
import type { Match } from '../../shared/match/match.ts';
import type { LogEntry } from '../store/match-store.ts';

export interface LoadedMatch {
  readonly match: Match;
  /** The process in whose availability time `match.clock` is; `null` where none runs. */
  readonly clockBoot: string | null;
  /** Wall time. */
  readonly createdMs: number;
  /** Wall time of the last ply or, before the first, of the second seat being taken. */
  readonly activeMs: number;
}

/** When something happened, and in which process's availability time. */
export type Moment = Pick<LogEntry, 'availabilityMs' | 'boot'>;

/** Adds an entry of the log to what came before it; `null`: it is the first. A damaged log throws. */
export function fold(before: LoadedMatch | null, entry: LogEntry): LoadedMatch {
  return foldAt(before, entry, entry);
}

/** As `fold`, with what the entry's moment is in our time. */
export function foldAt(before: LoadedMatch | null, entry: LogEntry, moment: Moment): LoadedMatch {
  const expected = before?.match.seq ?? 0;
  if (entry.seq !== expected)
    throw new Error(`match ${entry.match}: event ${expected} is missing: log damaged`);
  const match = apply(before?.match ?? null, entry.event, moment.availabilityMs);
  const isActive = entry.event.kind === 'ply' || entry.event.kind === 'joined';
  return {
    match,
    clockBoot: bootOfClock(before, match, moment),
    createdMs: before?.createdMs ?? entry.wallMs,
    activeMs: before === null || isActive ? entry.wallMs : before.activeMs,
  };
}

function bootOfClock(before: LoadedMatch | null, match: Match, moment: Moment): string | null {
  if (match.clock === null) return null;
  return before?.match.clock === match.clock ? before.clockBoot : moment.boot;
}

/** The match with a clock that `after`'s event started running from `laterMs` later on. */
export function startLater(
  before: LoadedMatch | null,
  after: LoadedMatch,
  laterMs: number,
): LoadedMatch {
  const { clock } = after.match;
  if (clock === null || clock === before?.match.clock) return after;
  const later = { ...clock, deadlineMs: clock.deadlineMs + laterMs };
  return { ...after, match: { ...after.match, clock: later } };
}
