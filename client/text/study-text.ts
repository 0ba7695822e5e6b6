/** The texts of replay and analysis: loaded before the first module that shows any of them. */
import type { StudyWords } from './catalogue.ts';
import { accompany, type Locale } from './locale.ts';

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly studyWords: StudyWords }>>> = {
  en: () => import('./en/study.ts'),
  ko: () => import('./ko/study.ts'),
  ne: () => import('./ne/study.ts'),
};

let words: StudyWords | null = null;

/** As `text()`, of the pages on which matches are looked at again. */
export function studyText(): StudyWords {
  if (words === null) throw new Error('studyText(): asked while its own module is loading');
  return words;
}

await accompany(async (locale) => {
  const { studyWords } = await LOADERS[locale]();
  return () => {
    words = studyWords;
  };
});
