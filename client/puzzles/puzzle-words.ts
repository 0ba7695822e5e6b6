/** The texts of the puzzles: loaded with the first module that shows any of them. */
import type { puzzles } from '../text/en/puzzles.ts';
import { accompany, type Locale } from '../text/locale.ts';

type PuzzleWords = typeof puzzles;

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly puzzles: PuzzleWords }>>> = {
  en: () => import('../text/en/puzzles.ts'),
  ko: () => import('../text/ko/puzzles.ts'),
  ne: () => import('../text/ne/puzzles.ts'),
};

let words: PuzzleWords | null = null;

/** As `text()`, of the puzzles. */
export function puzzleText(): PuzzleWords {
  if (words === null) throw new Error('puzzleText(): asked while its own module is loading');
  return words;
}

await accompany(async (locale) => {
  const loaded = await LOADERS[locale]();
  return () => {
    words = loaded.puzzles;
  };
});
