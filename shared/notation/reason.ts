/** Why a match ended, as text: `left captures`, `both boards drawn`, `trapped`, `flag` (RULES.md). */
import type { Mode } from '../match/setup.ts';
import type { MatchReason } from '../match/outcome.ts';
import { BOARD_NAMES } from '../match/seat.ts';
import { BOARD_REASONS } from '../rules/outcome.ts';

const OTHER_REASONS = ['agreed', 'flag', 'resigned', 'cancelled', 'no-show'] as const;

/** A reason that no board proves. */
export type OtherReason = (typeof OTHER_REASONS)[number];

/** The reason's text; in classic a board's reason stands alone. */
export function formatReason(reason: MatchReason, mode: Mode): string {
  switch (reason.kind) {
    case 'board':
      return mode === 'final' ? `${reason.board} ${reason.reason}` : reason.reason;
    case 'both-drawn':
      return 'both boards drawn';
    default:
      return reason.kind;
  }
}

/** Whether a text is one of the reasons that lie outside the boards. */
export function isOtherReason(text: string): text is OtherReason {
  return OTHER_REASONS.some((reason) => reason === text);
}

/** Whether a text is a reason that the boards of a match of that mode would prove. */
export function isBoardReason(text: string, mode: Mode): boolean {
  if (mode === 'classic') return BOARD_REASONS.some((reason) => reason === text);
  const ofBoards = BOARD_NAMES.flatMap((name) =>
    BOARD_REASONS.map((reason) => `${name} ${reason}`),
  );
  return [...ofBoards, 'both boards drawn'].includes(text);
}
