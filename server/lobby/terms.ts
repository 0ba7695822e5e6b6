/** What someone who waits wants to play, whom that fits, and the match it comes to. */
import type { MatchSetup } from '../../shared/match/setup.ts';
import { formatRuleset } from '../../shared/notation/ruleset.ts';
import type { Ruleset } from '../../shared/rules/ruleset.ts';
import { opponentOf, type Side } from '../../shared/rules/side.ts';
import type { DecodedSeek } from '../../shared/wire/client-message.ts';
import { rulesetOf } from '../edge/ruleset.ts';

interface CommonTerms {
  readonly ruleset: Ruleset;
  /** As lists name it; equal where the rulesets are. */
  readonly rulesetName: string;
}

interface FinalTerms extends CommonTerms {
  readonly mode: 'final';
  readonly clockMs: number;
  readonly side: null;
}

interface ClassicTerms extends CommonTerms {
  readonly mode: 'classic';
  readonly clockMs: number | null;
  readonly side: Side | 'random';
}

export type Terms = FinalTerms | ClassicTerms;

export function termsOf(message: DecodedSeek): Terms {
  const ruleset = rulesetOf(message.ruleset);
  const common = { ruleset, rulesetName: formatRuleset(ruleset) };
  return message.mode === 'final'
    ? { ...common, mode: 'final', clockMs: message.clockMs, side: null }
    : { ...common, mode: 'classic', clockMs: message.clockMs, side: message.side };
}

/** Whether two can play: the same in all, and not both of one side. */
export function doTermsFit(one: Terms, other: Terms): boolean {
  const isSame =
    one.mode === other.mode &&
    one.rulesetName === other.rulesetName &&
    one.clockMs === other.clockMs;
  return isSame && (one.side !== other.side || one.side === null || one.side === 'random');
}

/** What a public match of two who met in the lobby is set up with. */
export function setupOf(terms: Terms, hostName: string, hostSide: Side): MatchSetup {
  const common = {
    ruleset: terms.ruleset,
    isPublic: true,
    allowsSpectators: true,
    spectatorDelayMs: 0,
    hostName,
    computer: null,
  };
  return terms.mode === 'final'
    ? { ...common, mode: 'final', clockMs: terms.clockMs }
    : { ...common, mode: 'classic', clockMs: terms.clockMs, hostSide };
}

/** The side of whoever waits, against someone who wants `other`; by chance where neither minds. */
export function sideAgainst(own: Terms['side'], other: Terms['side'], drawSide: () => Side): Side {
  if (own === 'goats' || own === 'tigers') return own;
  return other === 'goats' || other === 'tigers' ? opponentOf(other) : drawSide();
}
