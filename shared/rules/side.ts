/** The two sides of a board and the one way to name the other. */

/** The two armies of a board. */
export const SIDES = ['tigers', 'goats'] as const;

/** One of a board's two sides. */
export type Side = (typeof SIDES)[number];

/** The side that acts after `side`. */
export function opponentOf(side: Side): Side {
  return side === 'tigers' ? 'goats' : 'tigers';
}
