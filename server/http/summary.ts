/** Lines of the index of matches, as lists show them. */
import { formatCursor, type MatchList, type MatchSummary } from '../../shared/wire/rest.ts';
import type { MatchHead } from '../store/match-store.ts';

/** How many watch a match at this moment. */
export type ViewersOf = (match: string) => number;

export function summaryOf(head: MatchHead, viewersOf: ViewersOf): MatchSummary {
  return {
    id: head.match,
    state: head.state,
    mode: head.mode,
    ruleset: head.ruleset,
    clockMs: head.clockMs,
    hostSide: head.hostSide,
    public: head.isPublic,
    spectators: head.allowsSpectators,
    spectatorDelayMs: head.spectatorDelayMs,
    viewers: viewersOf(head.match),
    host: head.hostName,
    guest: head.guestName,
    computer: head.computer,
    startedAt: isoOf(head.createdMs),
    changedAt: isoOf(head.changedMs),
    result: head.result,
    reason: head.reason,
  };
}

/** A delayed match that has ended, as those see it who are not to know yet. */
export function playingOn(summary: MatchSummary): MatchSummary {
  return { ...summary, state: 'live', result: null, reason: null, changedAt: summary.startedAt };
}

/** Whether a match ended so lately that its spectators may not know. */
export function isEndFresh(
  { state, changedMs, spectatorDelayMs }: MatchHead,
  nowMs: number,
): boolean {
  return state === 'ended' && nowMs - changedMs < spectatorDelayMs;
}

/** What a list is made with: `nowMs` is wall time. */
export interface ListSetting {
  readonly viewersOf: ViewersOf;
  readonly nowMs: number;
}

/** A page of a list; a full one may have more behind it. What nobody is to know yet is not on it. */
export function listOf(
  heads: readonly MatchHead[],
  limit: number,
  { viewersOf, nowMs }: ListSetting,
): MatchList {
  const last = heads.length < limit ? undefined : heads.at(-1);
  return {
    matches: heads
      .filter((head) => !isEndFresh(head, nowMs))
      .map((head) => summaryOf(head, viewersOf)),
    next: last === undefined ? null : formatCursor(last),
  };
}

/** UTC, ISO 8601. */
export function isoOf(wallMs: number): string {
  return new Date(wallMs).toISOString();
}
