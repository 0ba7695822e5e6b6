/** The clock of one ply. */
import type { Match, RunningClock } from './match.ts';

/** A full clock started at `atMs`; `null` in an untimed match. */
export function freshClock(match: Pick<Match, 'setup'>, atMs: number): RunningClock | null {
  const { clockMs } = match.setup;
  return clockMs === null ? null : clockWith(clockMs, atMs);
}

/** A clock with `leftMs` left at `atMs`. */
export function clockWith(leftMs: number, atMs: number): RunningClock {
  return { deadlineMs: atMs + leftMs, fullMs: leftMs };
}
