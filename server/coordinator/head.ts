/** A match's line in the index of matches. */
import { type Match, stateOf } from '../../shared/match/match.ts';
import type { MatchOutcome } from '../../shared/match/outcome.ts';
import { formatRuleset } from '../../shared/notation/ruleset.ts';
import type { MatchHead } from '../store/match-store.ts';
import type { LoadedMatch } from './loaded-match.ts';

/** `changedMs` is wall time. */
export function headOf(id: string, loaded: LoadedMatch, changedMs: number): MatchHead {
  const { match } = loaded;
  const { setup, outcome } = match;
  return {
    match: id,
    state: stateOf(match),
    mode: setup.mode,
    isPublic: setup.isPublic,
    allowsSpectators: setup.allowsSpectators,
    ruleset: formatRuleset(setup.ruleset),
    clockMs: setup.clockMs,
    hostSide: setup.mode === 'classic' ? setup.hostSide : null,
    hostName: setup.hostName,
    guestName: match.guestName,
    createdMs: loaded.createdMs,
    changedMs,
    result: outcome?.result ?? null,
    reason: outcome === null ? null : reasonText(match, outcome),
  };
}

/** As RULES.md names reasons: a final's board before the board's reason. */
function reasonText(match: Match, { reason }: MatchOutcome): string {
  if (reason.kind === 'both-drawn') return 'both boards drawn';
  if (reason.kind !== 'board') return reason.kind;
  return match.setup.mode === 'final' ? `${reason.board} ${reason.reason}` : reason.reason;
}
