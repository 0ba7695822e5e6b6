/** How hard a puzzle is: by its plies, and by how many actions there spoil the result. */
import { holdingShare, type Puzzle, type PuzzleLine } from './puzzle.ts';
import { decidingBoard, endOfLine, matchPlies } from './race.ts';

/** From easy to hard. */
export const GRADES = [1, 2, 3, 4] as const;
export type Grade = (typeof GRADES)[number];

/** Difficulties from which the grades after the first begin: about as many puzzles in each. */
const BEGINNINGS = [1.2, 1.8, 2.6] as const;
/** A race that is lost or won by one pair of plies takes exact counting. */
const CLOSE_PLIES = 2;

/** The puzzle's grade. */
export function gradeOf(puzzle: Puzzle): Grade {
  const difficulty = difficultyOf(puzzle);
  const passed = BEGINNINGS.filter((beginning) => difficulty >= beginning).length;
  return GRADES[passed] ?? 1;
}

/** For each ply of the solver's, the share of actions that spoil it; in a final also the counting. */
export function difficultyOf(puzzle: Puzzle): number {
  if (puzzle.theme !== 'final') return spoiling(puzzle.line);
  const { first, lines } = puzzle;
  const [left, right] = [endOfLine(lines.left), endOfLine(lines.right)];
  if (left === null || right === null) return 0;
  const gap = matchPlies('left', left.plies, first) - matchPlies('right', right.plies, first);
  const counting = (left.plies + right.plies) / 8 + (Math.abs(gap) <= CLOSE_PLIES ? 0.5 : 0);
  const board = decidingBoard(puzzle);
  return counting + (board === null ? 0 : spoiling(lines[board]) / 2);
}

function spoiling(line: PuzzleLine): number {
  return line.reduce((sum, decision) => sum + 1 - holdingShare(decision), 0);
}
