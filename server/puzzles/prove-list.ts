/** What is wrong with a list of puzzles as a whole: repeats, images of each other, false grades. */
import { formatEntry, parseEntry } from '../../shared/puzzles/puzzle-entry.ts';
import { parsePuzzle } from '../../shared/puzzles/puzzle-text.ts';
import type { Puzzle, PuzzleLine } from '../../shared/puzzles/puzzle.ts';
import { symmetryKey } from './symmetry-key.ts';

/** A clause each; lines that are no puzzles are left to whoever reads them. */
export function findListFaults(lines: readonly string[]): string[] {
  const asked = new Map<number, number>();
  return lines.flatMap((line, index) => {
    const entry = parseEntry(line);
    const puzzle = entry.ok ? parsePuzzle(entry.value.text) : entry;
    if (!puzzle.ok) return [];
    const place = index + 1;
    const grade = formatEntry(puzzle.value) === line ? [] : [`line ${place}: its grade is not so`];
    const repeats = keysOf(puzzle.value).flatMap((key) => {
      const before = asked.get(key);
      asked.set(key, place);
      return before === undefined ? [] : [`line ${place}: asks what line ${before} does`];
    });
    return [...grade, ...repeats];
  });
}

function keysOf(puzzle: Puzzle): number[] {
  const lines: readonly PuzzleLine[] =
    puzzle.theme === 'final' ? [puzzle.lines.left, puzzle.lines.right] : [puzzle.line];
  return lines.flatMap((line) => line.map(({ position }) => symmetryKey(position)));
}
