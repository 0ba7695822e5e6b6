/** The texts of what surrounds a match: loaded before the first module that shows any of them. */
import type { MoreWords } from './catalogue.ts';
import { accompany, type Locale } from './locale.ts';

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly moreWords: MoreWords }>>> = {
  en: () => import('./en/more.ts'),
  ko: () => import('./ko/more.ts'),
  ne: () => import('./ne/more.ts'),
};

let words: MoreWords | null = null;

/** As `text()`, of start page, form, invitation, settings and talk: a match opens without them. */
export function moreText(): MoreWords {
  if (words === null) throw new Error('moreText(): asked while its own module is loading');
  return words;
}

await accompany(async (locale) => {
  const { moreWords } = await LOADERS[locale]();
  return () => {
    words = moreWords;
  };
});
