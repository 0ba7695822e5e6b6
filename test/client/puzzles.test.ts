/** Puzzles as somebody meets them: which is shown, what a try comes to, what is kept. */
import { describe, expect, test } from 'vitest';
import { memoryTexts } from '../../client/connection/kept-text.ts';
import { dayOf, nextPuzzle, puzzleOfDay } from '../../client/puzzles/puzzle-list.ts';
import { keepSolved, readProgress, streakOn } from '../../client/puzzles/puzzle-progress.ts';
import {
  beginRun,
  decisionOf,
  goOn,
  isSolved,
  positionOf,
  tryAction,
} from '../../client/puzzles/puzzle-run.ts';
import { sayEnd, sayWrong } from '../../client/puzzles/say-answer.ts';
import { formatPosition } from '../../shared/notation/position.ts';
import { parseEntries } from '../../shared/puzzles/puzzle-entry.ts';
import { parsePuzzle } from '../../shared/puzzles/puzzle-text.ts';
import { type BoardPuzzle, type Puzzle, solutionOf } from '../../shared/puzzles/puzzle.ts';
import { PASS } from '../../shared/rules/action.ts';
import { readPuzzleList } from '../support/shipped-puzzles.ts';
import { valueOf } from '../support/text.ts';

const entries = parseEntries(readPuzzleList());
const puzzles = entries.map(({ text }) => valueOf(parsePuzzle(text), text));
const boards = puzzles.filter((puzzle): puzzle is BoardPuzzle & Puzzle => puzzle.theme !== 'final');

describe('the puzzle of the day', () => {
  test('is the same for everybody between two midnights of universal time', () => {
    const noon = Date.UTC(2030, 4, 5, 12);
    expect(dayOf(Date.UTC(2030, 4, 5))).toBe(dayOf(noon));
    expect(dayOf(Date.UTC(2030, 4, 6))).toBe(dayOf(noon) + 1);
    expect(puzzleOfDay(entries, dayOf(noon))).toBe(puzzleOfDay([...entries], dayOf(noon)));
  });

  test('is another every day until all have been shown', () => {
    const shown = entries.map((_, day) => puzzleOfDay(entries, 20_000 + day));
    expect(new Set(shown).size).toBe(entries.length);
  });
});

describe('the next puzzle', () => {
  test('is the easiest of its kind that is not solved, and not the one shown', () => {
    const first = nextPuzzle(entries, 'hold', () => false, null);
    expect(first).toMatchObject({ theme: 'hold', grade: 1 });
    const second = nextPuzzle(entries, 'hold', () => false, first?.id ?? '');
    expect(second).toMatchObject({ theme: 'hold', grade: 1 });
    expect(second).not.toBe(first);
    const easy = entries.filter(({ grade }) => grade < 4).map(({ id }) => id);
    expect(nextPuzzle(entries, 'hold', (id) => easy.includes(id), null)?.grade).toBe(4);
  });

  test('goes on once all are solved', () => {
    expect(nextPuzzle(entries, 'final', () => true, null)?.theme).toBe('final');
  });
});

test('every puzzle is solved by its best actions, the board going on from reply to reply', () => {
  for (const puzzle of boards) {
    let run = beginRun(puzzle);
    for (const decision of puzzle.line) {
      expect(formatPosition(positionOf(run, false))).toBe(formatPosition(decision.position));
      run = goOn(tryAction(run, solutionOf(decision).action));
    }
    expect(isSolved(run)).toBe(true);
  }
});

test('a wrong action is met by its best reply and can be taken back', () => {
  for (const puzzle of boards.slice(0, 100)) {
    const run = beginRun(puzzle);
    const decision = decisionOf(run);
    const wrong = decision.answers.find((answer) => answer !== solutionOf(decision));
    if (wrong === undefined) throw new Error('a puzzle without a wrong answer');
    const tried = tryAction(run, wrong.action);
    expect(tried.trial).toEqual({ answer: wrong, isRight: false });
    expect(isSolved(tried)).toBe(false);
    const before = formatPosition(decision.position);
    expect(formatPosition(positionOf(tried, false))).not.toBe(before);
    expect(formatPosition(positionOf(goOn(tried), false))).toBe(before);
  }
});

test('what is not legal changes nothing', () => {
  const [puzzle] = boards;
  if (puzzle === undefined) throw new Error('no puzzle');
  const run = beginRun(puzzle);
  expect(tryAction(run, PASS)).toBe(run);
});

test.each([
  [0, 'wins in 1', 'That wins too, but only after 1 moves in all. There is a quicker way.'],
  [6, 'wins in 7', 'That wins too, but only after 7 moves in all. There is a quicker way.'],
  [null, 'draws', 'That only draws.'],
  [9, 'loses in 10', 'That loses after 9 more moves.'],
])('an answer with %s plies after it: %s', (plies, end, wrong) => {
  const answer = { action: PASS, plies, reply: null };
  expect([sayEnd(answer, 'goats'), sayWrong(answer, 'goats')]).toEqual([end, wrong]);
});

describe('what is kept', () => {
  test('are the puzzles and the days on which the day’s was solved', () => {
    const texts = memoryTexts();
    keepSolved(texts, 'one', null);
    keepSolved(texts, 'two', 7);
    keepSolved(texts, 'two', 7);
    expect(readProgress(texts)).toEqual({
      solved: new Set(['one', 'two']),
      days: new Set([7]),
    });
  });

  test.each(['', 'null', '[]', '{"solved":3,"days":"x"}', '{"days":["1"]}', '{'])(
    '%s counts as nothing',
    (damaged) => {
      const texts = memoryTexts();
      texts.set('twin-tigers.puzzles', damaged);
      expect(readProgress(texts)).toEqual({ solved: new Set(), days: new Set() });
    },
  );
});

test.each([
  [[], 0],
  [[9], 1],
  [[10], 1],
  [[8, 9, 10], 3],
  [[7, 8, 9], 3],
  [[6, 7, 8], 0],
  [[6, 8, 9], 2],
])('solved on the days %j, the streak on day 10 is %i', (days, streak) => {
  expect(streakOn({ solved: new Set(), days: new Set(days) }, 10)).toBe(streak);
});
