/** Two boards of a final that will both be won: which of them is over first. */
import { type BoardName, otherBoard } from '../match/seat.ts';
import { type Answer, endOf, type FinalPuzzle, type PuzzleLine, solutionOf } from './puzzle.ts';
import type { Side } from '../rules/side.ts';

/** How one board of a final ends with best play. */
export interface BoardEnd {
  readonly winner: Side;
  /** Plies on this board alone, from 1. */
  readonly plies: number;
}

/** How the board of a line ends; `null` where it is drawn or over. */
export function endOfLine(line: PuzzleLine): BoardEnd | null {
  const [first] = line;
  if (first === undefined) return null;
  const solution: Answer = solutionOf(first);
  const { winner, plies } = endOf(solution, first.position.toAct);
  return winner === 'draw' || plies === null ? null : { winner, plies: plies + 1 };
}

/**
 * How many plies of the match are played until the `plies`-th on a board, itself included, from a
 * fresh pair on `first`: boards take turns in pairs of plies (RULES.md, “The two-board final”).
 */
export function matchPlies(board: BoardName, plies: number, first: BoardName): number {
  const pairsBefore = Math.floor((plies - 1) / 2);
  const onTheOther = board === first ? pairsBefore : pairsBefore + 1;
  return plies + 2 * onTheOther;
}

/**
 * The board that decides the match with best play on both: nobody can end one sooner nor put the
 * other off longer than its value says, and plies on one change nothing on the other.
 */
export function decidingBoard({ first, lines }: FinalPuzzle): BoardName | null {
  const [left, right] = [endOfLine(lines.left), endOfLine(lines.right)];
  if (left === null || right === null) return null;
  const isLeft = matchPlies('left', left.plies, first) < matchPlies('right', right.plies, first);
  return isLeft ? 'left' : otherBoard('left');
}
