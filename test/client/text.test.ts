/** The three languages say the same: nothing is missing, left in English, or left out. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { setLocale } from '../../client/text/locale.ts';
import { sayRefusal } from '../../client/text/sentences.ts';
import { SEND_FAILURES } from '../../client/match/send-refusal.ts';
import { ALL_REFUSALS } from '../../shared/wire/refusal.ts';
import { filesOf, readEntries, TRANSLATIONS, unusedParametersIn } from '../support/catalogues.ts';

/** Texts that are the same in every language: the product's name, and what only arranges. */
const SAME_EVERYWHERE = ['appName'];

const english = await readEntries('en');

describe.each(TRANSLATIONS)('in %s', (locale) => {
  test('the files are those of English', () => {
    expect(filesOf(locale)).toEqual(filesOf('en'));
  });

  test('no text is missing and none is spare', async () => {
    expect([...(await readEntries(locale)).keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('a text is a text, and a function takes what the English one takes', async () => {
    const kindOf = (entry: unknown): string =>
      typeof entry === 'function' ? `function of ${entry.length}` : typeof entry;
    const entries = [...(await readEntries(locale))];
    const others = entries.filter(([path, entry]) => kindOf(entry) !== kindOf(english.get(path)));
    expect(others.map(([path]) => path)).toEqual([]);
  });

  test('no text is empty or still in English', async () => {
    const entries = [...(await readEntries(locale))];
    const left = entries.filter(
      ([path, entry]) => entry === '' || (typeof entry === 'string' && entry === english.get(path)),
    );
    expect(left.map(([path]) => path)).toEqual(SAME_EVERYWHERE);
  });

  test('every refusal has a sentence of its own', async () => {
    await setLocale(locale);
    onTestFinished(() => setLocale('en'));
    const codes = [...ALL_REFUSALS, ...SEND_FAILURES];
    const sentences = codes.map((code) => sayRefusal(code));
    for (const sentence of sentences) expect(sentence).toMatch(/[.।]$/);
    expect(new Set(sentences).size).toBe(new Set(codes).size);
  });
});

test.each(['en', ...TRANSLATIONS] as const)(
  'in %s every function uses all it is given',
  (locale) => {
    expect(unusedParametersIn(locale)).toEqual([]);
  },
);

test('numbers in words are written in the digits of the language', async () => {
  const said = async (locale: 'en' | 'ko' | 'ne'): Promise<unknown> =>
    (await readEntries(locale)).get('inHand');
  const inHand = { en: await said('en'), ko: await said('ko'), ne: await said('ne') };
  const words = Object.values(inHand).map((say) => (say as (count: number) => string)(12));
  expect(words).toEqual(['12 goats in hand', '놓을 염소 12마리', 'हातमा १२ बाख्रा']);
});
