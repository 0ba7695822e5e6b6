/** Measures how soon the start page and a match by its link are seen and can be played. */
import type { Browser } from 'playwright';
import { makeMatch } from './client-match.ts';
import type { Figure, Measured } from './client-figures.ts';
import { openSlowPhone, readObserved, slowLine } from './slow-phone.ts';

/** Long enough for whatever comes late and would move what is there. */
const SETTLE_MS = 1500;

/** What a person would touch first, as a path through shadow roots. */
const PLAYABLE = {
  'start page': ['app-shell', 'home-page', 'match-form', 'button[type=submit]'],
  'match by link': ['app-shell', 'match-page', 'play-view', 'board-panel', 'bagh-board', 'button'],
} as const;

export async function measureLoad(browser: Browser, origin: string): Promise<Measured> {
  const { watchPath } = await makeMatch(origin);
  return [
    ...(await load(browser, origin, 'start page')),
    ...(await load(browser, origin + watchPath, 'match by link')),
  ];
}

declare const thereMs: (path: readonly string[]) => Promise<number>;

async function load(
  browser: Browser,
  address: string,
  name: keyof typeof PLAYABLE,
): Promise<Measured> {
  const phone = await openSlowPhone(browser);
  await slowLine(phone);
  await phone.page.goto(address, { waitUntil: 'commit' });
  const playableMs = await phone.page.evaluate((path) => thereMs(path), PLAYABLE[name]);
  await phone.page.waitForTimeout(SETTLE_MS);
  const { firstPaintMs, shift } = await readObserved(phone);
  await phone.leave();
  const figures: readonly (readonly [Figure, number])[] = [
    [`${name}: first paint`, firstPaintMs],
    [`${name}: playable`, playableMs],
    [`${name}: layout shift`, shift],
  ];
  return figures;
}
