/** What somebody has solved, and on which days in a row: kept in this browser alone. */
import type { KeptTexts } from '../connection/kept-text.ts';

/** Puzzles by id, and days since 1970 on which that day's puzzle was solved. */
export interface PuzzleProgress {
  readonly solved: ReadonlySet<string>;
  readonly days: ReadonlySet<number>;
}

const KEY = 'twin-tigers.puzzles';

/** What is missing or damaged counts as not solved. */
export function readProgress(texts: KeptTexts): PuzzleProgress {
  const kept = parseKept(texts.get(KEY));
  return {
    solved: new Set(listOf(kept['solved']).filter((id) => typeof id === 'string')),
    days: new Set(listOf(kept['days']).filter((day) => typeof day === 'number')),
  };
}

/** Keeps a puzzle as solved; `day` where it was that day's. */
export function keepSolved(texts: KeptTexts, id: string, day: number | null): PuzzleProgress {
  // Another tab may have kept more since this one read.
  const { solved, days } = readProgress(texts);
  const progress = {
    solved: new Set([...solved, id]),
    days: new Set(day === null ? days : [...days, day]),
  };
  texts.set(KEY, JSON.stringify({ solved: [...progress.solved], days: [...progress.days] }));
  return progress;
}

/** Days in a row up to `today`, or to the day before while today's is still open. */
export function streakOn({ days }: PuzzleProgress, today: number): number {
  let day = days.has(today) ? today : today - 1;
  let streak = 0;
  for (; days.has(day); day -= 1) streak += 1;
  return streak;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function parseKept(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
