/** The list of puzzles, one a line: what each asks and how hard it is, told without reading it all. */
import { failure, type Result, success } from '../rules/result.ts';
import { type Grade, gradeOf, GRADES } from './grade.ts';
import type { Puzzle, PuzzleTheme } from './puzzle.ts';
import { formatPuzzle, idOfText, themeOfText } from './puzzle-text.ts';

/** A line of the list. */
export interface PuzzleEntry {
  readonly theme: PuzzleTheme;
  readonly grade: Grade;
  /** Letters alone: what tells the puzzle from all others, and stays when the list changes. */
  readonly id: string;
  /** The puzzle for `parsePuzzle`. */
  readonly text: string;
}

/** The grade's digit and the puzzle. */
export function formatEntry(puzzle: Puzzle): string {
  return `${gradeOf(puzzle)}${formatPuzzle(puzzle)}`;
}

/** What a line says at its beginning; the puzzle itself is not read. */
export function parseEntry(line: string): Result<PuzzleEntry, 'bad-entry'> {
  const text = line.slice(1);
  const grade = GRADES.find((known) => String(known) === line.charAt(0));
  const theme = themeOfText(text);
  if (grade === undefined || theme === undefined) return failure('bad-entry');
  return success({ theme, grade, id: idOfText(text), text });
}

/** The entries of a list, lines that are none left out. */
export function parseEntries(list: string): PuzzleEntry[] {
  return list.split('\n').flatMap((line) => {
    const entry = parseEntry(line);
    return entry.ok ? [entry.value] : [];
  });
}
