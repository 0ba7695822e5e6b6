/** What a match wakes for by itself, and when. */
import type { ServerCommand } from '../../shared/match/command.ts';
import { stateOf } from '../../shared/match/match.ts';
import type { LoadedMatch } from './loaded-match.ts';
import type { Wake } from './alarms.ts';

const HOUR_MS = 3_600_000;
/** A match whose second seat is not taken is cancelled (RULES.md, “Ending otherwise”). */
const UNJOINED_MS = 24 * HOUR_MS;
/** An untimed match without a ply is cancelled (RULES.md, “Clocks”). */
const IDLE_MS = 7 * 24 * HOUR_MS;
/** The first ply's clock starts this long after the second seat is taken, whoever is there. */
export const FIRST_CLOCK_MS = 15_000;

export interface Due extends Wake {
  readonly command: ServerCommand;
}

export interface Waits {
  /** Availability time at which the first ply's clock starts by itself. */
  readonly firstClockMs: number;
  /** Of the seat whose clock runs. */
  readonly graceMs: number;
}

/** The next thing to happen to the match if no seat does anything; `null`: nothing. */
export function nextDue(loaded: LoadedMatch, waits: Waits): Due | null {
  const { match } = loaded;
  switch (stateOf(match)) {
    case 'ended':
      return null;
    case 'open':
      return calendar(loaded.createdMs + UNJOINED_MS, 'unjoined');
    case 'live':
      if (match.setup.clockMs === null) return calendar(loaded.activeMs + IDLE_MS, 'idle');
      if (match.clock === null)
        return { by: 'alarm', atMs: waits.firstClockMs, command: { kind: 'start-clock' } };
      return {
        by: 'alarm',
        // A ply that arrives at deadline + grace counts: the flag falls a millisecond later.
        atMs: match.clock.deadlineMs + waits.graceMs + 1,
        command: { kind: 'flag', seq: match.seq },
      };
  }
}

function calendar(atMs: number, cause: 'unjoined' | 'idle'): Due {
  return { by: 'calendar', atMs, command: { kind: 'cancel-match', cause } };
}
