/** Entries of a log, heads and commits for tests of stores. */
import type { LogEntry, MatchHead } from '../../server/store/match-store.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import { actionOf } from './text.ts';

/** Event number `seq` of a match; without more said a ply of the server's own. */
export function entryAt(seq: number, given: Partial<LogEntry> = {}): LogEntry {
  return {
    match: 'match-1',
    seq,
    wallMs: 1000 + seq,
    boot: 'boot-1',
    availabilityMs: 10 * seq,
    commandId: null,
    event: plyAt(seq),
    ...given,
  };
}

/** A ply, as an event. */
export function plyAt(ply: number, action = 'c3'): MatchEvent {
  return {
    kind: 'ply',
    board: 'left',
    ply,
    action: actionOf(action),
    leftMs: 59_000,
    hinted: false,
  };
}

/** The line of a live public final. */
export function headWith(given: Partial<MatchHead> = {}): MatchHead {
  return {
    match: 'match-1',
    state: 'live',
    mode: 'final',
    isPublic: true,
    allowsSpectators: true,
    ruleset: 'devils-plan',
    clockMs: 60_000,
    hostSide: null,
    hostName: 'Ann',
    guestName: 'Bea',
    spectatorDelayMs: 0,
    computer: null,
    createdMs: 1000,
    changedMs: 2000,
    result: null,
    reason: null,
    ...given,
  };
}
