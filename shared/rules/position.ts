/** What stands on one board and who is to act: the facts legality depends on, and playing an action. */
import type { Action } from './action.ts';
import { countPoints, type PointSet, setOf, toPoint } from './point.ts';
import { failure, type Result, success } from './result.ts';
import { opponentOf, type Side } from './side.ts';

export const TIGER_COUNT = 4;
export const GOAT_COUNT = 20;
/** With the fifth capture the tigers have won. */
export const CAPTURES_TO_WIN = 5;

/** A valid position: four tigers, and goats in hand + on the board + captured = 20. */
export interface Position {
  readonly tigers: PointSet;
  readonly goats: PointSet;
  readonly toAct: Side;
  /** Goats in hand, 0–20: the placement phase while above 0. */
  readonly inHand: number;
  /** Goats captured, 0–5. */
  readonly captured: number;
}

/** Why five numbers are no position. */
export type PositionFault = 'overlap' | 'tiger-count' | 'captured-count' | 'goat-count';

const CORNERS = setOf([0, 4, 20, 24].flatMap((index) => toPoint(index) ?? []));

/** The start: tigers on the corners, twenty goats in hand. */
export function startPosition(first: Side = 'goats'): Position {
  return { tigers: CORNERS, goats: 0, toAct: first, inHand: GOAT_COUNT, captured: 0 };
}

/** The road from a set-up to a position: checks what RULES.md demands of one. */
export function validatePosition(setup: Position): Result<Position, PositionFault> {
  const { tigers, goats, inHand, captured } = setup;
  if ((tigers & goats) !== 0) return failure('overlap');
  if (countPoints(tigers) !== TIGER_COUNT) return failure('tiger-count');
  if (!Number.isInteger(captured) || captured < 0 || captured > CAPTURES_TO_WIN)
    return failure('captured-count');
  if (!Number.isInteger(inHand) || inHand < 0) return failure('goat-count');
  if (inHand + countPoints(goats) + captured !== GOAT_COUNT) return failure('goat-count');
  return success(setup);
}

/** Points on which nothing stands. */
export function emptyPoints(position: Position): PointSet {
  return ~(position.tigers | position.goats) & ((1 << 25) - 1);
}

/**
 * The position after `action`. The action must be legal in `position`; nothing is checked here:
 * whoever takes actions from outside asks `findRefusal` or a board first.
 */
export function play(position: Position, action: Action): Position {
  const { tigers, goats, inHand, captured } = position;
  const toAct = opponentOf(position.toAct);
  switch (action.kind) {
    case 'place':
      return { tigers, goats: goats | (1 << action.to), toAct, inHand: inHand - 1, captured };
    case 'step': {
      const move = (1 << action.from) | (1 << action.to);
      return position.toAct === 'tigers'
        ? { tigers: tigers ^ move, goats, toAct, inHand, captured }
        : { tigers, goats: goats ^ move, toAct, inHand, captured };
    }
    case 'capture': {
      const move = (1 << action.from) | (1 << action.to);
      return {
        tigers: tigers ^ move,
        goats: goats & ~(1 << action.over),
        toAct,
        inHand,
        captured: captured + 1,
      };
    }
    case 'pass':
      return { ...position, toAct };
  }
}
