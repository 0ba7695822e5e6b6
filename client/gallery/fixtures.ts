/** Positions and matches to look at, played by a die that always falls the same way. */
import { parsePosition } from '../../shared/notation/position.ts';
import type { Action } from '../../shared/rules/action.ts';
import { type Board, legalOn, playOn, startBoard } from '../../shared/rules/board.ts';
import { DEFAULT_RULESET, type Ruleset } from '../../shared/rules/ruleset.ts';

/** A board with the action that led to it. */
export interface PlayedBoard {
  readonly board: Board;
  readonly lastAction: Action | null;
}

/** A number from 0 to `below - 1`, the same for the same `seed` (Park and Miller's generator). */
function die(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

/** A board after so many plies at random. */
export function playAtRandom(plies: number, seed: number, first: 'tigers' | 'goats'): PlayedBoard {
  const roll = die(seed);
  let played: PlayedBoard = { board: startBoard(DEFAULT_RULESET, first), lastAction: null };
  for (let ply = 0; ply < plies; ply++) {
    const actions = legalOn(played.board);
    const action = actions[roll(actions.length)];
    if (action === undefined) return played;
    const next = playOn(played.board, action);
    if (next.ok) played = { board: next.value, lastAction: action };
  }
  return played;
}

/** A board set up from a position's text. */
export function setUp(position: string, ruleset: Ruleset = DEFAULT_RULESET): Board {
  const parsed = parsePosition(position);
  if (!parsed.ok) throw new Error(`gallery: no position: ${position}`);
  return startBoard(ruleset, parsed.value);
}
