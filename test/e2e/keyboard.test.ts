/** Pages around a match by keyboard alone: every stop is named and seen, and everything can be done. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { Person } from '../support/person.ts';
import { openMatch } from '../support/scripted-match.ts';
import { stagePages } from '../support/shown-pages.ts';
import { useStage } from '../support/stage.ts';
import { visit } from '../support/visit.ts';

const staged = useStage();

/** More stops than any page has. */
const STOPS = 60;
const PAGES = ['home', 'settings', 'about', 'privacy', 'local', 'invited', 'watch', 'nowhere'];

interface Stop {
  readonly name: string;
  readonly isSeen: boolean;
}

/** What has the keyboard: its name, and whether it is in the window with something drawn around it. */
function readStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (element === null || element === document.body) return null;
    const label = element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null;
    const named = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent;
    // A radio button is drawn as the label around it.
    const drawn = [element, label].some((part) => {
      const style = part === null ? null : getComputedStyle(part);
      return style?.outlineStyle === 'solid' && Number.parseFloat(style.outlineWidth) >= 2;
    });
    const { top, bottom } = element.getBoundingClientRect();
    const isInWindow = bottom > 0 && top < innerHeight;
    return { name: named.trim().replace(/\s+/g, ' '), isSeen: drawn && isInWindow };
  });
}

/** Presses Tab until the keyboard leaves the page. */
async function walkThrough(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (let steps = 0; steps < STOPS; steps += 1) {
    await page.keyboard.press('Tab');
    const stop = await readStop(page);
    if (stop === null) return stops;
    stops.push(stop);
  }
  throw new Error(`Tab never left the page: ${stops.map(({ name }) => name).join(' | ')}`);
}

for (const forcedColors of ['none', 'active'] as const) {
  test(`every stop of the keyboard is named and seen, colours forced: ${forcedColors}`, async () => {
    const { browser, server } = staged();
    const paths = await stagePages(server.origin);
    const person = await Person.arrive(browser, { forcedColors });
    for (const name of PAGES) {
      await visit(person.page, `${server.origin}${paths[name] ?? ''}`);
      const stops = await walkThrough(person.page);
      expect(stops.length, name).toBeGreaterThan(0);
      expect(
        stops.filter((stop) => stop.name === '' || !stop.isSeen),
        name,
      ).toEqual([]);
      expect(await person.page.getByRole('heading', { level: 1 }).count(), name).toBe(1);
      expect(await person.page.getByRole('main').count(), name).toBe(1);
    }
    await person.leave();
  });
}

test('a match at one screen is chosen and begun by keys alone', async () => {
  const { browser, server } = staged();
  const person = await Person.arrive(browser);
  const { page } = person;
  await visit(page, server.origin);
  await person.page.getByRole('radio', { name: /^A friend/ }).focus();
  // Radio buttons are one stop, walked by arrows.
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowRight');
  await page.getByRole('radio', { name: /^Side by side/, checked: true }).waitFor();
  await person.tabTo('Start playing');
  await person.seeTurn('left');
  for (const key of ['[', 'ArrowRight', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => person.focusedName()).toMatch(/, goat/);
  await person.leave();
});

test('settings are changed by keys alone, and kept', async () => {
  const { browser, server } = staged();
  const person = await Person.arrive(browser);
  const { page } = person;
  await visit(page, `${server.origin}/settings`);
  await page.getByRole('radio', { name: 'As the device' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('checkbox', { name: 'Sound' }).focus();
  await page.keyboard.press('Space');
  await page.reload();
  await page.getByRole('radio', { name: 'Dark', checked: true }).waitFor();
  await page.getByRole('radio', { name: 'Slate', checked: true }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'Sound' }).isChecked()).toBe(false);
  await person.leave();
});

test('whoever waits in the lobby is taken by keys alone', async () => {
  const { browser, server } = staged();
  await openMatch(server.origin, { name: 'Maya', public: true });
  const person = await Person.arrive(browser);
  await visit(person.page, server.origin);
  await person.button('Play against Maya').waitFor();
  await person.tabTo('Play against Maya');
  await person.page.waitForURL(/\/m\//);
  await person.board('left').waitFor();
  await person.leave();
});

test('a problem is reported from the page about the game, and the keyboard comes back', async () => {
  const { browser, server } = staged();
  const person = await Person.arrive(browser);
  await visit(person.page, `${server.origin}/about`);
  await person.tabTo('Report a problem');
  await person.page.getByRole('dialog', { name: 'Report a problem' }).waitFor();
  await person.page.keyboard.press('Escape');
  await person.page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await person.focusedName()).toBe('Report a problem');
  await person.leave();
});
