/** How one board ends. */
import type { Side } from './side.ts';

/** In the order in which coinciding draw rules are named. */
export const DRAW_REASONS = ['repetition', 'no-progress', 'ply-limit'] as const;
/** All ways in which a board ends. */
export const BOARD_REASONS = ['captures', 'trapped', 'stuck', ...DRAW_REASONS, 'agreed'] as const;
export type BoardReason = (typeof BOARD_REASONS)[number];

/** The side that won, or `draw`. */
export type BoardResult = Side | 'draw';

/** A finished board: who won it or `draw`, and why. */
export interface BoardOutcome {
  readonly result: BoardResult;
  readonly reason: BoardReason;
}
