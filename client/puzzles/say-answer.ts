/** What an answer to a puzzle comes to, in the words of the language in use. */
import { type Answer, type Decision, endOf, holdingShare } from '../../shared/puzzles/puzzle.ts';
import type { Side } from '../../shared/rules/side.ts';
import { writeAction } from '../text/sentences.ts';
import { puzzleText } from './puzzle-words.ts';

/** “wins in 5”: moves of both sides, the answer's own included. */
export function sayEnd(answer: Answer, side: Side): string {
  const { ends } = puzzleText();
  const { winner, plies } = endOf(answer, side);
  if (winner === 'draw' || plies === null) return ends.draws;
  return winner === side ? ends.wins(plies + 1) : ends.loses(plies + 1);
}

/** What is wrong with an answer that was not the best, and how it is met. */
export function sayWrong(answer: Answer, side: Side): string {
  const { wrong, best } = puzzleText();
  const { winner, plies } = endOf(answer, side);
  const verdict =
    winner === 'draw' || plies === null
      ? wrong.draws
      : winner === side
        ? wrong.slower(plies + 1)
        : wrong.loses(plies);
  return answer.reply === null ? verdict : `${verdict} ${best(writeAction(answer.reply))}`;
}

/** “3 of 11 moves keep the result”. */
export function sayKeeping(decision: Decision): string {
  const all = decision.answers.length;
  return puzzleText().keeping(Math.round(holdingShare(decision) * all), all);
}
