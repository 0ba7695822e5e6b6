/** Proving a puzzle by the endgame table: everything it says, and that it has one solution. */
import type { EndgameTable } from '../../shared/engine/tablebase/probe.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { formatPosition } from '../../shared/notation/position.ts';
import {
  bestAnswers,
  type BoardPuzzle,
  type Decision,
  type FinalPuzzle,
  type Puzzle,
  type PuzzleLine,
  rankOf,
  solutionOf,
} from '../../shared/puzzles/puzzle.ts';
import { decidingBoard, endOfLine } from '../../shared/puzzles/race.ts';
import { BOARD_NAMES } from '../../shared/match/seat.ts';
import { play } from '../../shared/rules/position.ts';
import { bestReplies, bytesOf, decide } from './table-line.ts';

/** What is wrong with the puzzle, a clause each; none where it is proven. */
export function findPuzzleFaults(table: EndgameTable, puzzle: Puzzle): string[] {
  if (puzzle.theme === 'final') return finalFaults(table, puzzle);
  const { theme, line } = puzzle;
  const goal = theme === 'hold' ? line.flatMap(holdFaults) : winFaults(puzzle);
  return [...lineFaults(table, line), ...goal];
}

function finalFaults(table: EndgameTable, puzzle: FinalPuzzle): string[] {
  const { lines } = puzzle;
  const faults = BOARD_NAMES.flatMap((name) => lineFaults(table, lines[name]));
  const ends = BOARD_NAMES.map((name) => endOfLine(lines[name])?.winner);
  if (ends[0] !== ends[1] || ends[0] === undefined)
    faults.push('not one board is won by each player');
  const board = decidingBoard(puzzle);
  const line = board === null ? undefined : lines[board];
  const isOwn = line !== undefined && endOfLine(line)?.winner === line[0]?.position.toAct;
  return isOwn ? [...faults, ...line.flatMap(uniqueFaults)] : faults;
}

function winFaults({ theme, line }: BoardPuzzle): string[] {
  const side = theme === 'tigers-win' ? 'tigers' : 'goats';
  const [first] = line;
  const faults = line.flatMap(uniqueFaults);
  if (first?.position.toAct !== side || endOfLine(line)?.winner !== side)
    faults.push(`${side} do not win`);
  return faults;
}

function holdFaults(decision: Decision): string[] {
  const held = decision.answers.filter((answer) => rankOf(answer) === 0);
  const isHold = held.length === 1 && rankOf(solutionOf(decision)) === 0;
  return isHold ? [] : [`not one action alone holds: ${formatPosition(decision.position)}`];
}

function uniqueFaults(decision: Decision): string[] {
  const best = bestAnswers(decision).map(({ action }) => formatAction(action));
  return best.length === 1
    ? []
    : [`${best.join(', ')} are equally good: ${formatPosition(decision.position)}`];
}

/** Every action is there with its worth, every reply is among the best, and plies follow each other. */
function lineFaults(table: EndgameTable, line: PuzzleLine): string[] {
  return line.flatMap(({ position, answers }, index) => {
    const known = decide(table, position).answers;
    const told = new Map(answers.map((answer) => [answer.action, answer]));
    const wrong = known.filter(({ action, plies }) => {
      const answer = told.get(action);
      if (answer?.plies !== plies) return true;
      const replies = bestReplies(table, play(position, action));
      return answer.reply === null ? replies.length > 0 : !replies.includes(answer.reply);
    });
    const faults = wrong.map(({ action }) => `${formatAction(action)} is told wrongly`);
    if (told.size !== known.length) faults.push('actions are missing or not legal');
    if (!isFollowed(table, line, index)) faults.push('the line breaks off or does not follow');
    return faults.map((fault) => `${fault}: ${formatPosition(position)}`);
  });
}

function isFollowed(table: EndgameTable, line: PuzzleLine, index: number): boolean {
  const decision = line[index];
  if (decision === undefined) return false;
  const { action, reply, plies } = solutionOf(decision);
  const next = line[index + 1];
  if (reply === null) return next === undefined;
  const after = play(play(decision.position, action), reply);
  if (next !== undefined) return formatPosition(next.position) === formatPosition(after);
  // A draw that is held is held for as long as the puzzle asks; a win or loss is played to its end.
  return plies === null || bytesOf(table, after) === 0;
}
