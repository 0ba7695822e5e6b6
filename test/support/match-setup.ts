/** What the host chose, for tests: a private final or classic match with a minute a ply. */
import type { ClassicSetup, FinalSetup } from '../../shared/match/setup.ts';
import { DEFAULT_RULESET } from '../../shared/rules/ruleset.ts';

const COMMON = {
  ruleset: DEFAULT_RULESET,
  isPublic: false,
  allowsSpectators: true,
  hostName: 'Ann',
  spectatorDelayMs: 0,
  computer: null,
} as const;

export function finalSetup(given: Partial<FinalSetup> = {}): FinalSetup {
  return { ...COMMON, mode: 'final', clockMs: 60_000, ...given };
}

/** The host has the goats. */
export function classicSetup(given: Partial<ClassicSetup> = {}): ClassicSetup {
  return { ...COMMON, mode: 'classic', clockMs: 60_000, hostSide: 'goats', ...given };
}
