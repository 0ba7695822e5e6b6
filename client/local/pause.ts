/** How long the computer takes before it acts, as a person would. */
import type { LevelName } from '../../shared/engine/levels.ts';

/** Milliseconds from–to, thinking included: whoever looks further takes longer. */
const PAUSES: Readonly<Record<LevelName, readonly [least: number, most: number]>> = {
  easy: [600, 1300],
  medium: [700, 1600],
  hard: [800, 2000],
  master: [1000, 2500],
};
/** An offer is never answered at once. */
const ANSWER = [1200, 2600] as const;
/** Of what is left on the clock, no more than this share is waited. */
const SHARE_OF_CLOCK = 0.2;

/** Before a ply; `leftMs` on its clock, `null` untimed. */
export function plyPauseMs(level: LevelName, leftMs: number | null, chance: () => number): number {
  const wanted = between(PAUSES[level], chance);
  return leftMs === null ? wanted : Math.min(wanted, leftMs * SHARE_OF_CLOCK);
}

/** Before the answer to an offer. */
export function answerPauseMs(chance: () => number): number {
  return between(ANSWER, chance);
}

function between([least, most]: readonly [number, number], chance: () => number): number {
  return least + chance() * (most - least);
}
