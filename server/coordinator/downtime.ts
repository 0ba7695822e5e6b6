/** What a clock has left after the server was not there: downtime is charged to nobody (RULES.md). */
import { leftMsAt, type Match } from '../../shared/match/match.ts';

/** So that players have time to come back. */
const LEAST_LEFT_MS = 15_000;

/**
 * What the clock gets: what was left when the server last was there for sure, but 15 s at least and
 * never more than a full clock. `aliveMs` is in the availability time in which `match` was folded.
 * `null` where no clock runs.
 */
export function leftAfterDowntimeMs(match: Match, aliveMs: number): number | null {
  const leftMs = leftMsAt(match, aliveMs);
  const { clockMs } = match.setup;
  if (leftMs === null || clockMs === null) return null;
  return Math.min(clockMs, Math.max(leftMs, LEAST_LEFT_MS));
}
