/**
 * Every page, in every language: axe finds nothing, light and dark, on a phone and on a desk. Each
 * page is seen twice in each language, the looks dealt out so that all four come up for every page:
 * contrast hangs on no language, and words on no colour.
 */
import { expect, test } from 'vitest';
import { LOCALES } from '../../client/text/locale.ts';
import { findFaults } from '../support/axe.ts';
import { findLost } from '../support/cut-off.ts';
import { Person } from '../support/person.ts';
import { stagePages } from '../support/shown-pages.ts';
import { useStage } from '../support/stage.ts';
import { speaker, visit } from '../support/visit.ts';

const staged = useStage();

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const LOOKS = [
  [
    { size: PHONE, colorScheme: 'light' },
    { size: DESK, colorScheme: 'dark' },
  ],
  [
    { size: PHONE, colorScheme: 'dark' },
    { size: DESK, colorScheme: 'light' },
  ],
] as const;
/** On a busy machine. */
const PATIENCE_MS = 180_000;
/** Watched before a seat is taken in the same browser, and invited before the host sits down. */
const FIRST = ['watch', 'invited'];

test.each(LOCALES)(
  'every page in %s is for everyone, and shows its words whole',
  async (locale) => {
    const { browser, server } = staged();
    const paths = await stagePages(server.origin);
    const names = [...FIRST, ...Object.keys(paths).filter((name) => !FIRST.includes(name))];
    const person = await Person.arrive(browser, speaker(locale));
    const faults: string[] = [];
    for (const name of names) {
      const looks =
        LOOKS[(LOCALES.indexOf(locale) + names.indexOf(name)) % LOOKS.length] ?? LOOKS[0];
      for (const { size, colorScheme } of looks) {
        // Opened anew: while a page that is shown changes its colours, old and new stand side by side.
        await person.page.setViewportSize(size);
        await person.page.emulateMedia({ colorScheme });
        await visit(person.page, `${server.origin}${paths[name] ?? ''}`);
        expect(await person.page.locator('html').getAttribute('lang'), name).toBe(locale);
        const found = [...(await findFaults(person)), ...(await findLost(person.page))];
        faults.push(...found.map((fault) => `${name}, ${size.width}, ${colorScheme}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    await person.leave();
  },
  PATIENCE_MS,
);
