/** An open match as known from outside, where only those with a seat are let in. */
import { apply } from '../../shared/match/apply.ts';
import { parseRuleset } from '../../shared/notation/ruleset.ts';
import { DEFAULT_CLOCK_MS, type MatchSetup } from '../../shared/match/setup.ts';
import { DEFAULT_RULESET } from '../../shared/rules/ruleset.ts';
import type { MatchSummary } from '../../shared/wire/rest.ts';
import type { MatchView } from './controller.ts';

const UNKNOWN = { connected: false, ready: false, allowsText: false } as const;

/** The view of someone invited who has no seat yet. */
export function viewFromOutside(summary: MatchSummary): MatchView {
  return {
    match: apply(null, { kind: 'created', setup: setupOf(summary), rematchOf: null }, 0),
    viewer: 'spectator',
    presence: { host: UNKNOWN, guest: UNKNOWN },
    spectators: 0,
    connection: 'local',
    pending: null,
    lacksTable: false,
  };
}

function setupOf({ mode, ruleset, clockMs, hostSide, host, ...summary }: MatchSummary): MatchSetup {
  const rules = parseRuleset(ruleset);
  const common = {
    ruleset: rules.ok ? rules.value : DEFAULT_RULESET,
    isPublic: summary.public,
    allowsSpectators: summary.spectators,
    spectatorDelayMs: summary.spectatorDelayMs,
    hostName: host,
    computer: summary.computer,
  };
  return mode === 'final'
    ? { mode, clockMs: clockMs ?? DEFAULT_CLOCK_MS, ...common }
    : { mode, clockMs, hostSide: hostSide ?? 'goats', ...common };
}
