/** Live matches that nobody is at: of each only this stays in memory until its clock is about to run out. */
import type { RunningClock } from '../../shared/match/match.ts';
import type { Alarms } from './alarms.ts';
import { leftAfterDowntimeMs } from './downtime.ts';
import type { LoadedMatch } from './loaded-match.ts';

/** So long before something is due the match is read again, so that it happens in time. */
export const AHEAD_MS = 5000;

/** What the log does not say exactly of a match that was let go. */
export interface Rest {
  /** Events it had: where the log has more, the log alone counts. */
  readonly seq: number;
  /** As it was told, in the availability time of this process. */
  readonly clock: RunningClock;
  /** A full clock. */
  readonly clockMs: number;
  /** When the flag falls, with the grace. */
  readonly dueMs: number;
  /** The clock was shifted since, and that is not on record. */
  readonly isShifted: boolean;
}

/** Time that does not count, as `MatchCoordinator.recover` takes it. */
export interface Recovery {
  readonly aliveMs: number;
  readonly leastMs: number;
  readonly nowMs: number;
}

export class Resting {
  readonly #alarms: Pick<Alarms, 'set'>;
  readonly #rests = new Map<string, Rest>();

  constructor(alarms: Pick<Alarms, 'set'>) {
    this.#alarms = alarms;
  }

  get size(): number {
    return this.#rests.size;
  }

  of(match: string): Rest | null {
    return this.#rests.get(match) ?? null;
  }

  set(match: string, rest: Rest): void {
    this.#rests.set(match, rest);
    this.#alarms.set(match, { by: 'alarm', atMs: rest.dueMs - AHEAD_MS });
  }

  delete(match: string): void {
    this.#rests.delete(match);
  }

  matches(): readonly string[] {
    return [...this.#rests.keys()];
  }

  /** Number of events by match. */
  counts(): readonly (readonly [match: string, seq: number])[] {
    return [...this.#rests].map(([match, { seq }]) => [match, seq]);
  }

  /** Shifts a clock without reading its match: on record as soon as that is read. */
  recover(match: string, { aliveMs, leastMs, nowMs }: Recovery): void {
    const rest = this.#rests.get(match);
    const leftMs = rest === undefined ? null : leftAfterDowntimeMs(rest, aliveMs, leastMs);
    if (rest === undefined || leftMs === null) return;
    const clock = { deadlineMs: nowMs + leftMs, fullMs: leftMs };
    const dueMs = rest.dueMs + clock.deadlineMs - rest.clock.deadlineMs;
    this.set(match, { ...rest, clock, dueMs, isShifted: true });
  }
}

/** What stays of a match whose clock runs in this process; `null`: it has to stay whole. */
export function restOf(
  { match, clockBoot }: LoadedMatch,
  boot: string,
  dueMs: number,
  nowMs: number,
): Rest | null {
  const { seq, clock } = match;
  const { clockMs } = match.setup;
  if (clock === null || clockMs === null || clockBoot !== boot) return null;
  if (dueMs - nowMs <= AHEAD_MS) return null;
  return { seq, clock, clockMs, dueMs, isShifted: false };
}

/** A match as the log has it, with its clock as it was let go. */
export function goOn(loaded: LoadedMatch, rest: Rest | null, boot: string): LoadedMatch {
  const { match } = loaded;
  if (rest?.seq !== match.seq || match.clock === null) return loaded;
  return { ...loaded, clockBoot: boot, match: { ...match, clock: rest.clock } };
}
