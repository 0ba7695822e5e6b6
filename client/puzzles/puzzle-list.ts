/** The shipped list of puzzles, fetched once, and which of them is shown. */
import { type PuzzleEntry, parseEntries } from '../../shared/puzzles/puzzle-entry.ts';
import type { PuzzleTheme } from '../../shared/puzzles/puzzle.ts';
import listUrl from './puzzles.txt?url';

/** The puzzle of the day, or the next of a kind. */
export type PuzzleKind = 'today' | PuzzleTheme;

const DAY_MS = 86_400_000;

let asked: Promise<readonly PuzzleEntry[]> | null = null;

/** Rejects where the list cannot be had; asking again tries again. */
export function loadPuzzles(): Promise<readonly PuzzleEntry[]> {
  asked ??= fetchList().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** Days since 1970 by universal time, so that it is the same day for everybody. */
export function dayOf(nowMs: number): number {
  return Math.floor(nowMs / DAY_MS);
}

/** The day's puzzle: one after the other through the list, which has no order of its own. */
export function puzzleOfDay(entries: readonly PuzzleEntry[], day: number): PuzzleEntry | undefined {
  return entries[day % entries.length];
}

/** The easiest of a kind that is not solved, and not the one shown; any other once all are. */
export function nextPuzzle(
  entries: readonly PuzzleEntry[],
  theme: PuzzleTheme,
  isSolved: (id: string) => boolean,
  shown: string | null,
): PuzzleEntry | undefined {
  const others = entries.filter((entry) => entry.theme === theme && entry.id !== shown);
  const open = others.filter(({ id }) => !isSolved(id));
  return [...(open.length === 0 ? others : open)].sort((one, other) => one.grade - other.grade)[0];
}

async function fetchList(): Promise<readonly PuzzleEntry[]> {
  const response = await fetch(listUrl);
  if (!response.ok) throw new Error(`puzzles: the list was answered with ${response.status}`);
  return parseEntries(await response.text());
}
