/** Lines of the index of matches, as lists show them. */
import { formatCursor, type MatchList, type MatchSummary } from '../../shared/wire/rest.ts';
import type { MatchHead } from '../store/match-store.ts';

export function summaryOf(head: MatchHead): MatchSummary {
  return {
    id: head.match,
    state: head.state,
    mode: head.mode,
    ruleset: head.ruleset,
    clockMs: head.clockMs,
    hostSide: head.hostSide,
    public: head.isPublic,
    spectators: head.allowsSpectators,
    host: head.hostName,
    guest: head.guestName,
    computer: head.computer,
    startedAt: isoOf(head.createdMs),
    changedAt: isoOf(head.changedMs),
    result: head.result,
    reason: head.reason,
  };
}

/** A page of a list; a full one may have more behind it. */
export function listOf(heads: readonly MatchHead[], limit: number): MatchList {
  const last = heads.length < limit ? undefined : heads.at(-1);
  return {
    matches: heads.map(summaryOf),
    next: last === undefined ? null : formatCursor(last),
  };
}

/** UTC, ISO 8601. */
export function isoOf(wallMs: number): string {
  return new Date(wallMs).toISOString();
}
