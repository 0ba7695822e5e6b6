/** What was chosen for a match at one screen, carried from page to page in the history. */
import { DEFAULT_CLOCK_MS, type MatchSetup, type Mode } from '../../shared/match/setup.ts';
import { DEFAULT_RULESET, type Ruleset } from '../../shared/rules/ruleset.ts';

/** What the history keeps with the address of such a match. */
export interface LocalChoice {
  readonly ruleset: Ruleset;
  readonly clockMs: number | null;
}

/** The setup of a match of `mode`; a state that holds no choice of ours gives the usual one. */
export function readLocalSetup(mode: Mode, state: unknown): MatchSetup {
  const { ruleset, clockMs } = isLocalChoice(state) ? state : usual(mode);
  const common = { ruleset, isPublic: false, allowsSpectators: false, hostName: '' };
  return mode === 'final'
    ? { mode, clockMs: clockMs ?? DEFAULT_CLOCK_MS, ...common }
    : { mode, clockMs, hostSide: 'goats', ...common };
}

/** Classic at one screen has no clock unless one is chosen: nobody is in a hurry. */
function usual(mode: Mode): LocalChoice {
  return { ruleset: DEFAULT_RULESET, clockMs: mode === 'final' ? DEFAULT_CLOCK_MS : null };
}

function isLocalChoice(state: unknown): state is LocalChoice {
  return typeof state === 'object' && state !== null && 'ruleset' in state && 'clockMs' in state;
}
