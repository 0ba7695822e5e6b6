/** The puzzles that are shipped: enough of every kind, small, and right by the rules alone. */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { findListFaults } from '../../server/puzzles/prove-list.ts';
import { GRADES } from '../../shared/puzzles/grade.ts';
import { parseEntries } from '../../shared/puzzles/puzzle-entry.ts';
import { formatPuzzle, parsePuzzle } from '../../shared/puzzles/puzzle-text.ts';
import {
  bestAnswers,
  endOf,
  type Puzzle,
  PUZZLE_THEMES,
  rankOf,
  solutionOf,
} from '../../shared/puzzles/puzzle.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { formatPosition } from '../../shared/notation/position.ts';
import { startBoard } from '../../shared/rules/board.ts';
import { legalActions } from '../../shared/rules/legal.ts';
import { play, type Position } from '../../shared/rules/position.ts';
import { PLAIN_RULES } from '../../shared/rules/ruleset.ts';
import { readPuzzleList } from '../support/shipped-puzzles.ts';
import { valueOf } from '../support/text.ts';

const LEAST = 500;
const MOST_BYTES = 60 * 1024;
/** A third ply ends such a board: few enough lines to try them all. */
const SHORT_PLIES = 3;

const list = readPuzzleList();
const entries = parseEntries(list);
const puzzles = entries.map(({ text }) => valueOf(parsePuzzle(text), text));

test('there are enough of them, and they are small', () => {
  expect(entries.length).toBe(list.trimEnd().split('\n').length);
  expect(entries.length).toBeGreaterThanOrEqual(LEAST);
  expect(gzipSync(list).length).toBeLessThanOrEqual(MOST_BYTES);
});

test('every kind comes in every grade', () => {
  const kinds = new Set(entries.map(({ theme, grade }) => `${theme} ${grade}`));
  const wanted = PUZZLE_THEMES.flatMap((theme) => GRADES.map((grade) => `${theme} ${grade}`));
  expect([...kinds].sort()).toEqual(wanted.sort());
});

test('none leads into another, nor into an image of it, and each has the grade it says', () => {
  expect(findListFaults(list.trimEnd().split('\n'))).toEqual([]);
});

test('a repeated, an illegible and a wrongly graded line are each found', () => {
  const [line = ''] = list.split('\n');
  const regraded = `${line.startsWith('4') ? 3 : 4}${line.slice(1)}`;
  expect(findListFaults([line, line])).toContain('line 2: asks what line 1 does');
  expect(findListFaults([regraded])).toEqual(['line 1: its grade is not so']);
  expect(parseEntries(`${line}\nnonsense\n`)).toHaveLength(1);
});

test('written and read back they are the same', () => {
  expect(puzzles.map(formatPuzzle)).toEqual(entries.map(({ text }) => text));
});

test.each(['', 'x', 't', 'tAAAAAAAAA'])('“%s” is no puzzle', (text) => {
  expect(parsePuzzle(text).ok).toBe(false);
});

test('a puzzle that goes on after its end is none', () => {
  for (const { text } of entries.slice(0, 50)) expect(parsePuzzle(`${text}A`).ok, text).toBe(false);
});

test('each answer is legal, and one alone is best wherever the solver is asked', () => {
  for (const puzzle of puzzles)
    for (const { position, answers } of linesOf(puzzle).flat()) {
      const legal = legalActions(position).map(formatAction).sort();
      expect(answers.map(({ action }) => formatAction(action))).toEqual(legal);
    }
  for (const puzzle of puzzles)
    if (puzzle.theme !== 'final')
      for (const decision of puzzle.line)
        expect(bestAnswers(decision), formatPosition(decision.position)).toHaveLength(1);
});

test('each line ends as it says: a win on the board, a draw still open', () => {
  for (const puzzle of puzzles) {
    if (puzzle.theme === 'final') continue;
    const last = puzzle.line.at(-1);
    if (last === undefined) throw new Error('a puzzle without a decision');
    const after = play(last.position, solutionOf(last).action);
    const { outcome } = startBoard(PLAIN_RULES, after);
    expect(outcome?.result ?? null).toBe(
      puzzle.theme === 'hold' ? null : puzzle.theme === 'tigers-win' ? 'tigers' : 'goats',
    );
  }
});

describe('by trying everything, without the endgame table', () => {
  const short = puzzles.flatMap((puzzle) =>
    puzzle.theme === 'tigers-win' || puzzle.theme === 'goats-trap'
      ? puzzle.line.length === 2
        ? [puzzle]
        : []
      : [],
  );

  test('there are short ones to try', () => {
    expect(short.length).toBeGreaterThan(20);
  });

  test('what wins in three plies wins, and nothing else does', () => {
    for (const { theme, line } of short) {
      const [first] = line;
      if (first === undefined) throw new Error('a puzzle without a decision');
      const side = theme === 'tigers-win' ? 'tigers' : 'goats';
      const winning = first.answers.filter(({ action }) =>
        isWon(play(first.position, action), side, SHORT_PLIES - 1),
      );
      expect(winning, formatPosition(first.position)).toEqual([solutionOf(first)]);
      expect(endOf(solutionOf(first), side)).toEqual({ winner: side, plies: SHORT_PLIES - 1 });
      expect(rankOf(solutionOf(first))).toBeGreaterThan(0);
    }
  });
});

function linesOf(puzzle: Puzzle) {
  return puzzle.theme === 'final' ? [puzzle.lines.left, puzzle.lines.right] : [puzzle.line];
}

/** Whether `side` has won after so many plies at most, whatever the other side does. */
function isWon(position: Position, side: 'tigers' | 'goats', plies: number): boolean {
  const { outcome } = startBoard(PLAIN_RULES, position);
  if (outcome !== null) return outcome.result === side;
  if (plies === 0) return false;
  const next = legalActions(position).map((action) => play(position, action));
  const isBetter = (after: Position): boolean => isWon(after, side, plies - 1);
  return position.toAct === side ? next.some(isBetter) : next.every(isBetter);
}
