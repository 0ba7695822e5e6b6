/** A match's line in the index of matches. */
import { stateOf } from '../../shared/match/match.ts';
import { formatReason } from '../../shared/notation/reason.ts';
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
    spectatorDelayMs: setup.spectatorDelayMs,
    ruleset: formatRuleset(setup.ruleset),
    clockMs: setup.clockMs,
    hostSide: setup.mode === 'classic' ? setup.hostSide : null,
    hostName: setup.hostName,
    guestName: match.guestName,
    computer: setup.computer,
    createdMs: loaded.createdMs,
    changedMs,
    result: outcome?.result ?? null,
    reason: outcome === null ? null : formatReason(outcome.reason, setup.mode),
  };
}
