/** What the host chooses when a match is made. */
import type { LevelName } from '../engine/levels.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Side } from '../rules/side.ts';
import type { Seat } from './seat.ts';

export const MODES = ['final', 'classic'] as const;
/** `final`: two boards, first win decides; `classic`: one board. */
export type Mode = (typeof MODES)[number];

/** Milliseconds for each ply, inclusive bounds; `null` (untimed) for classic matches only. */
export const CLOCK_BOUNDS_MS = { min: 10_000, max: 600_000 } as const;
export const DEFAULT_CLOCK_MS = 60_000;
/** Offered as presets: the show's 90 s among them. */
export const CLOCK_PRESETS_MS = [30_000, 60_000, 90_000, 180_000] as const;

/** How late spectators may see a match, in milliseconds, inclusive bounds; 0: at once. */
export const SPECTATOR_DELAY_BOUNDS_MS = { min: 0, max: 600_000 } as const;
/** Offered as presets. */
export const SPECTATOR_DELAY_PRESETS_MS = [0, 10_000, 30_000, 60_000, 180_000] as const;

/** The computer in one of the seats, and how strong it plays. */
export interface ComputerPlayer {
  readonly seat: Seat;
  readonly level: LevelName;
}

interface CommonSetup {
  readonly ruleset: Ruleset;
  /** In lists and open to anyone, or for those with the link. */
  readonly isPublic: boolean;
  readonly allowsSpectators: boolean;
  /** How late spectators see everything, in milliseconds. */
  readonly spectatorDelayMs: number;
  /** The host's nickname, `''` for none. */
  readonly hostName: string;
  /** `null` where both seats are people’s. */
  readonly computer: ComputerPlayer | null;
}

/** Two boards, always timed. */
export interface FinalSetup extends CommonSetup {
  readonly mode: 'final';
  readonly clockMs: number;
}

/** One board, timed or not. */
export interface ClassicSetup extends CommonSetup {
  readonly mode: 'classic';
  readonly clockMs: number | null;
  /** Already drawn by chance where the host chose “random”. */
  readonly hostSide: Side;
}

/** What the host chose; never changes afterwards. */
export type MatchSetup = FinalSetup | ClassicSetup;
