/** At twice the size, in the colours a person forces, without motion: nothing is cut off or lost. */
import { expect, test } from 'vitest';
import { LOCALES } from '../../client/text/locale.ts';
import { findLost } from '../support/cut-off.ts';
import { Person } from '../support/person.ts';
import { stagePages } from '../support/shown-pages.ts';
import { useStage } from '../support/stage.ts';
import { speaker, visit } from '../support/visit.ts';

const staged = useStage();

/** A window of 1280 × 800, its page at 200 %. */
const ZOOMED = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 };
const PAGES = ['home', 'invite', 'match', 'local', 'settings', 'about', 'privacy'];

test.each(LOCALES)(
  'at twice the size and in forced colours every page in %s is whole',
  async (locale) => {
    const { browser, server } = staged();
    const paths = await stagePages(server.origin);
    const person = await Person.arrive(browser, {
      ...speaker(locale),
      ...ZOOMED,
      forcedColors: 'active',
    });
    for (const name of PAGES) {
      await visit(person.page, `${server.origin}${paths[name] ?? ''}`);
      expect(await findLost(person.page), name).toEqual([]);
      const across = await person.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(across, name).toBe(0);
      const moving = await person.page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
      expect(moving, `${name}: what moves`).toBe(0);
    }
    await person.leave();
  },
);
