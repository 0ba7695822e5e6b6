/** What a clock has left after the server was not there: downtime is charged to nobody (RULES.md). */
import { leftMsAt, type RunningClock } from '../../shared/match/match.ts';

/** After a restart, a takeover or an outage of the store the clock has this at least, so that players have time to come back. */
export const RETURN_MS = 15_000;

/** A clock, and what it has when it is full; `null` where none runs. */
export interface ClockState {
  readonly clock: RunningClock | null;
  readonly clockMs: number | null;
}

/**
 * What the clock gets: what was left when the server last was there for sure, but `leastMs` at least
 * and never more than a full clock. `aliveMs` is in the availability time of the clock.
 * `null` where no clock runs.
 */
export function leftAfterDowntimeMs(
  { clock, clockMs }: ClockState,
  aliveMs: number,
  leastMs: number,
): number | null {
  const leftMs = leftMsAt({ clock }, aliveMs);
  if (leftMs === null || clockMs === null) return null;
  return Math.min(clockMs, Math.max(leftMs, leastMs));
}
