/** Somebody solves a puzzle, by taps and by keys, and finds it kept. */
import { expect, test } from 'vitest';
import { nextPuzzle } from '../../client/puzzles/puzzle-list.ts';
import { parseEntries } from '../../shared/puzzles/puzzle-entry.ts';
import { parsePuzzle } from '../../shared/puzzles/puzzle-text.ts';
import { type Decision, type PuzzleTheme, solutionOf } from '../../shared/puzzles/puzzle.ts';
import { decidingBoard } from '../../shared/puzzles/race.ts';
import type { Action } from '../../shared/rules/action.ts';
import { formatPoint } from '../../shared/notation/point.ts';
import { Person } from '../support/person.ts';
import { readPuzzleList } from '../support/shipped-puzzles.ts';
import { useStage } from '../support/stage.ts';
import { valueOf } from '../support/text.ts';

const staged = useStage();
const entries = parseEntries(readPuzzleList());

/** What somebody who has solved none is shown first. */
function firstOf(theme: PuzzleTheme) {
  const text = nextPuzzle(entries, theme, () => false, null)?.text ?? '';
  return valueOf(parsePuzzle(text), text);
}

function pointsOf(action: Action): string[] {
  if (action.kind === 'pass') return [];
  const points = action.kind === 'place' ? [action.to] : [action.from, action.to];
  return points.map(formatPoint);
}

function lineOf(theme: PuzzleTheme): readonly Decision[] {
  const puzzle = firstOf(theme);
  if (puzzle.theme === 'final') throw new Error('a final has two lines');
  return puzzle.line;
}

async function arrive(): Promise<Person> {
  const { browser, server } = staged();
  const person = await Person.arrive(browser);
  await person.page.goto(server.origin);
  await person.page.getByRole('link', { name: 'Puzzles' }).first().click();
  await person.heading('Puzzles').waitFor();
  return person;
}

test('by taps: a wrong move is answered and taken back, the right ones solve it, and it is kept', async () => {
  const person = await arrive();
  await person.choose('Tigers win');
  const line = lineOf('tigers-win');
  const [first] = line;
  const wrong = first?.answers.find((answer) => answer !== solutionOf(first));
  if (wrong === undefined) throw new Error('no wrong answer');
  const tap = async (action: Action): Promise<void> => {
    for (const point of pointsOf(action)) await person.button(new RegExp(`^${point}, `)).click();
  };
  await tap(wrong.action);
  await person.see(/^That (wins too|only draws|loses)/);
  await person.button('Show why').click();
  await person.see(/^wins in/);
  await person.button('Try again').click();
  for (const decision of line) {
    await person.page.locator('bagh-board:not([disabled])').waitFor();
    await tap(solutionOf(decision).action);
  }
  await person.see('Solved.');
  await person.page.reload();
  await person.see(`1 of ${entries.length} solved`);
  await person.leave();
});

test('by keys alone', async () => {
  const person = await arrive();
  await person.choose('Goats win');
  for (const decision of lineOf('goats-trap')) {
    await person.page.locator('bagh-board:not([disabled])').waitFor();
    await person.tabToBoard();
    await person.walk(...pointsOf(solutionOf(decision).action));
  }
  await person.see('Solved.');
  await person.leave();
});

test('the board of a final that is over first is named by its button', async () => {
  const person = await arrive();
  await person.choose('Final');
  const puzzle = firstOf('final');
  if (puzzle.theme !== 'final') throw new Error('no final');
  const right = decidingBoard(puzzle) === 'left' ? 'Left board' : 'Right board';
  const wrong = right === 'Left board' ? 'Right board' : 'Left board';
  await person.button(wrong).click();
  await person.see('No: the other board is over first.');
  await person.button(right).click();
  await person.see('Solved.');
  expect(await person.page.locator('race-puzzle bagh-board').count()).toBe(2);
  await person.leave();
});
