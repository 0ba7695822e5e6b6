/** Solving a puzzle on one board: what was tried, what stands on the board, how far it has come. */
import {
  type Answer,
  type BoardPuzzle,
  type Decision,
  solutionOf,
} from '../../shared/puzzles/puzzle.ts';
import type { Action } from '../../shared/rules/action.ts';
import { play, type Position } from '../../shared/rules/position.ts';

/** What a solver's action came to: the right one, or another. */
export interface Trial {
  readonly answer: Answer;
  readonly isRight: boolean;
}

/** A puzzle being solved. */
export interface PuzzleRun {
  readonly puzzle: BoardPuzzle;
  /** Which of the solver's plies is at hand, from 0. */
  readonly at: number;
  /** What was tried there, until the reply to it is taken up or taken back. */
  readonly trial: Trial | null;
}

/** The puzzle at its beginning. */
export function beginRun(puzzle: BoardPuzzle): PuzzleRun {
  return { puzzle, at: 0, trial: null };
}

/** The decision at hand. */
export function decisionOf({ puzzle, at }: PuzzleRun): Decision {
  const decision = puzzle.line[at];
  if (decision === undefined) throw new Error(`puzzle-run: there is no ply ${String(at)}`);
  return decision;
}

/** The run after the solver's action; unchanged for one that is not legal. */
export function tryAction(run: PuzzleRun, action: Action): PuzzleRun {
  const decision = decisionOf(run);
  const answer = decision.answers.find((known) => known.action === action);
  if (answer === undefined) return run;
  return { ...run, trial: { answer, isRight: answer === solutionOf(decision) } };
}

/** Goes on after the right action and its reply, or back before a wrong one. */
export function goOn(run: PuzzleRun): PuzzleRun {
  if (run.trial === null || isSolved(run)) return run;
  return { ...run, at: run.trial.isRight ? run.at + 1 : run.at, trial: null };
}

/** The last of the solver's plies was right. */
export function isSolved({ puzzle, at, trial }: PuzzleRun): boolean {
  return trial?.isRight === true && at === puzzle.line.length - 1;
}

/** What stands on the board: after the trial, and with `isAnswered` after the reply to it too. */
export function positionOf(run: PuzzleRun, isAnswered: boolean): Position {
  const { position } = decisionOf(run);
  if (run.trial === null) return position;
  const { action, reply } = run.trial.answer;
  const after = play(position, action);
  return isAnswered && reply !== null ? play(after, reply) : after;
}
