/** What a puzzle is: a position, what every action in it comes to, and the best replies. */
import type { BoardName } from '../match/seat.ts';
import { formatAction } from '../notation/action.ts';
import type { Action } from '../rules/action.ts';
import { legalActions } from '../rules/legal.ts';
import type { Position } from '../rules/position.ts';
import { opponentOf, type Side } from '../rules/side.ts';

/** What is asked: to win, to trap, to hold a draw, or to say which board of a final decides it. */
export const PUZZLE_THEMES = ['tigers-win', 'goats-trap', 'hold', 'final'] as const;
export type PuzzleTheme = (typeof PUZZLE_THEMES)[number];

/** One legal action and what it is worth with best play from then on. */
export interface Answer {
  readonly action: Action;
  /**
   * Plies to the end once it is played, counted as the endgame table counts: an even number wins for
   * whoever plays it (0: it ends the board), an odd one loses; `null` for a draw.
   */
  readonly plies: number | null;
  /** The other side's best answer to it; `null` where the board is over. */
  readonly reply: Action | null;
}

/** One ply of the solver's: every legal action, in the order of `orderedActions`. */
export interface Decision {
  readonly position: Position;
  readonly answers: readonly Answer[];
}

/** The solver's plies on one board, each after the solution and the reply of the one before. */
export type PuzzleLine = readonly Decision[];

/** A puzzle on one board. Its first position says which side solves it. */
export interface BoardPuzzle {
  readonly theme: Exclude<PuzzleTheme, 'final'>;
  readonly line: PuzzleLine;
}

/**
 * A final, seen by its host, who is to act on both boards (goats left, tigers right) and wins one of
 * them: at a fresh pair on the board `first`, which of the two is over sooner?
 */
export interface FinalPuzzle {
  readonly theme: 'final';
  readonly first: BoardName;
  readonly lines: Readonly<Record<BoardName, PuzzleLine>>;
}

/** A puzzle of any kind. */
export type Puzzle = BoardPuzzle | FinalPuzzle;

/** How a board ends once an answer was given: who wins it, and in how many plies; `null` for a draw. */
export interface AnswerEnd {
  readonly winner: Side | 'draw';
  readonly plies: number | null;
}

/** The legal actions in the order of their texts, the same whoever lists them. */
export function orderedActions(position: Position): Action[] {
  return legalActions(position)
    .map((action) => ({ action, text: formatAction(action) }))
    .sort((one, other) => (one.text < other.text ? -1 : 1))
    .map(({ action }) => action);
}

/** How the board ends after an answer of `side`. */
export function endOf({ plies }: Answer, side: Side): AnswerEnd {
  if (plies === null) return { winner: 'draw', plies };
  return { winner: plies % 2 === 0 ? side : opponentOf(side), plies };
}

/** More is better for whoever answers: a win the sooner, a draw, a loss the later. */
export function rankOf({ plies }: Answer): number {
  if (plies === null) return 0;
  return plies % 2 === 0 ? 1000 - plies : plies - 1000;
}

/** The answers that nothing surpasses, in order; a puzzle to be played has one at each decision. */
export function bestAnswers({ answers }: Decision): Answer[] {
  const best = Math.max(...answers.map(rankOf));
  return answers.filter((answer) => rankOf(answer) === best);
}

/** The answer that a line goes on with: the first of the best. */
export function solutionOf(decision: Decision): Answer {
  const [best] = bestAnswers(decision);
  if (best === undefined) throw new Error('solutionOf: a decision without a legal action is none');
  return best;
}

/** The share of answers that keep the result the best ones have, soon or late: above 0, 1 at most. */
export function holdingShare(decision: Decision): number {
  const best = Math.sign(rankOf(solutionOf(decision)));
  const holding = decision.answers.filter((answer) => Math.sign(rankOf(answer)) === best);
  return holding.length / decision.answers.length;
}
