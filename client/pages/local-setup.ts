/** What was chosen for a match in this browser, carried from page to page in address and history. */
import { otherSeat } from '../../shared/match/seat.ts';
import {
  type ComputerPlayer,
  DEFAULT_CLOCK_MS,
  type MatchSetup,
} from '../../shared/match/setup.ts';
import { DEFAULT_RULESET, type Ruleset } from '../../shared/rules/ruleset.ts';
import type { Side } from '../../shared/rules/side.ts';
import type { LocalComputer, LocalPlace, SideChoice } from '../routing/local-path.ts';

/** What the history keeps with the address of such a match. */
export interface LocalChoice {
  readonly ruleset: Ruleset;
  readonly clockMs: number | null;
}

/** What such a match starts from. */
export interface LocalStart {
  readonly setup: MatchSetup;
  readonly guestName: string;
}

/**
 * A match at `place`; a history `state` that holds no choice of ours gives the usual one. `name` is of
 * whoever plays the computer; `chance` gives a number from 0 up to but not including 1.
 */
export function readLocalStart(
  { mode, computer }: LocalPlace,
  state: unknown,
  name: string,
  chance: () => number,
): LocalStart {
  const { ruleset, clockMs } = isLocalChoice(state) ? state : usual(mode);
  const player = computer === null ? null : playerOf(mode, computer);
  const common = {
    ruleset,
    isPublic: false,
    allowsSpectators: false,
    spectatorDelayMs: 0,
    hostName: player?.seat === 'guest' ? name : '',
    computer: player,
  };
  const guestName = player?.seat === 'host' ? name : '';
  if (mode === 'final')
    return { setup: { mode, clockMs: clockMs ?? DEFAULT_CLOCK_MS, ...common }, guestName };
  const hostSide = computer === null ? 'goats' : drawSide(computer.side, chance);
  return { setup: { mode, clockMs, hostSide, ...common }, guestName };
}

/** Whoever plays the computer on one board is the host, whose side was chosen. */
function playerOf(mode: LocalPlace['mode'], { level, seat }: LocalComputer): ComputerPlayer {
  return { level, seat: mode === 'final' ? otherSeat(seat) : 'guest' };
}

function drawSide(side: SideChoice, chance: () => number): Side {
  if (side !== 'random') return side;
  return chance() < 0.5 ? 'goats' : 'tigers';
}

/** Classic here has no clock unless one is chosen: nobody is in a hurry. */
function usual(mode: LocalPlace['mode']): LocalChoice {
  return { ruleset: DEFAULT_RULESET, clockMs: mode === 'final' ? DEFAULT_CLOCK_MS : null };
}

function isLocalChoice(state: unknown): state is LocalChoice {
  return typeof state === 'object' && state !== null && 'ruleset' in state && 'clockMs' in state;
}
