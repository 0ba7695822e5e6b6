/** Results as text: `1-0`, `0-1`, `1/2-1/2`, `*`; whose win `1-0` is depends on the kind of record. */
import type { Seat } from '../match/seat.ts';
import type { BoardResult } from '../rules/outcome.ts';

/** A win, a loss, a draw, and no result. */
export const SCORES = ['1-0', '0-1', '1/2-1/2', '*'] as const;

/** `*` for none: still open, or cancelled. */
export type Score = (typeof SCORES)[number];

/** Whether a text is a score. */
export function isScore(text: string): text is Score {
  return SCORES.some((score) => score === text);
}

/** A board's score: `1-0` is a win of the goats. */
export function scoreOfBoard(result: BoardResult | null): Score {
  if (result === null) return '*';
  return result === 'draw' ? '1/2-1/2' : result === 'goats' ? '1-0' : '0-1';
}

/** A match's score: `1-0` is a win of the host. */
export function scoreOfMatch(result: Seat | 'draw' | 'none' | null): Score {
  if (result === null || result === 'none') return '*';
  return result === 'draw' ? '1/2-1/2' : result === 'host' ? '1-0' : '0-1';
}

/** The result a board's score states; `null` for `*`. */
export function boardResultOf(score: Score): BoardResult | null {
  switch (score) {
    case '1-0':
      return 'goats';
    case '0-1':
      return 'tigers';
    case '1/2-1/2':
      return 'draw';
    case '*':
      return null;
  }
}

/** The result a match's score states; `null` for `*`. */
export function matchResultOf(score: Score): Seat | 'draw' | null {
  switch (score) {
    case '1-0':
      return 'host';
    case '0-1':
      return 'guest';
    case '1/2-1/2':
      return 'draw';
    case '*':
      return null;
  }
}

/** The same score seen by the other side. */
export function reverseScore(score: Score): Score {
  return score === '1-0' ? '0-1' : score === '0-1' ? '1-0' : score;
}
