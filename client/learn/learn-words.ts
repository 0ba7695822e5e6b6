/** The texts of the lessons: loaded with the first module that shows any of them. */
import type { learn, LessonId } from '../text/en/learn.ts';
import { accompany, type Locale } from '../text/locale.ts';
import type { LessonWords } from './lesson-words.ts';

type LearnWords = Omit<typeof learn, 'lessons'> & {
  readonly lessons: Readonly<Record<LessonId, LessonWords>>;
};

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly learn: LearnWords }>>> = {
  en: () => import('../text/en/learn.ts'),
  ko: () => import('../text/ko/learn.ts'),
  ne: () => import('../text/ne/learn.ts'),
};

let words: LearnWords | null = null;

/** As `text()`, of the lessons. */
export function learnText(): LearnWords {
  if (words === null) throw new Error('learnText(): asked while its own module is loading');
  return words;
}

await accompany(async (locale) => {
  const { learn } = await LOADERS[locale]();
  return () => {
    words = learn;
  };
});
