/** Positions as two integers, the form in which the search hands them about. */
import { ALL_POINTS, type PointSet } from '../rules/point.ts';
import { GOAT_COUNT, type Position } from '../rules/position.ts';
import { countBits } from './bits.ts';

/**
 * The first word of a position: tigers in bits 0–24, side to act in bit 25, captures in bits 26–28. The
 * second word is the goats' set; goats in hand follow from the two.
 */
export type Who = number;

/** The bit of a first word that is set where the tigers are to act. */
export const TIGERS_TO_ACT = 1 << 25;
/** What a capture adds to a first word. */
export const ONE_CAPTURE = 1 << 26;

/** The first word of a position. */
export function packWho(position: Position): Who {
  const side = position.toAct === 'tigers' ? TIGERS_TO_ACT : 0;
  return position.tigers | side | (position.captured * ONE_CAPTURE);
}

/** The tigers of a first word. */
export function tigersIn(who: Who): PointSet {
  return who & ALL_POINTS;
}

/** The captures of a first word. */
export function capturesIn(who: Who): number {
  return who >>> 26;
}

/** The goats in hand of a position. */
export function handOf(who: Who, goats: PointSet): number {
  return GOAT_COUNT - (who >>> 26) - countBits(goats);
}

/** The position of two words. */
export function unpackPosition(who: Who, goats: PointSet): Position {
  return {
    tigers: tigersIn(who),
    goats,
    toAct: (who & TIGERS_TO_ACT) === 0 ? 'goats' : 'tigers',
    inHand: handOf(who, goats),
    captured: capturesIn(who),
  };
}
