/** Nothing lies over anything else, is too small for a finger or cut off: in all sizes and languages. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { LOCALES } from '../../client/text/locale.ts';
import { findCollisions } from '../support/collisions.ts';
import { findCutOff } from '../support/cut-off.ts';
import { Person } from '../support/person.ts';
import { playScript } from '../support/scripted-match.ts';
import { stagePages } from '../support/shown-pages.ts';
import { useStage } from '../support/stage.ts';
import { settle, speaker, visit } from '../support/visit.ts';

const staged = useStage();

const WINDOWS = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
] as const;
/** On a busy machine. */
const PATIENCE_MS = 180_000;

/** What is wrong with a page in each window, findings that are the same in several told once. */
async function lookAt(page: Page, name: string): Promise<string[]> {
  const found = new Map<string, string>();
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await settle(page);
    const faults = [...(await findCollisions(page)), ...(await findCutOff(page))];
    for (const fault of faults) found.set(fault, `${name}, ${width} × ${height}: ${fault}`);
  }
  return [...found.values()];
}

/** In the order in which the form has them. */
async function choose(page: Page, group: number, choice: number): Promise<void> {
  await page.locator('match-form choice-group').nth(group).getByRole('radio').nth(choice).check();
}

test.each(LOCALES)(
  'the form for a new match, whatever is chosen in it, in %s',
  async (locale) => {
    const { browser, server } = staged();
    const person = await Person.arrive(browser, { ...speaker(locale), hasTouch: true });
    const { page } = person;
    await visit(page, server.origin);
    const faults: string[] = [];
    for (const mode of [0, 1]) {
      await choose(page, 0, mode);
      for (const opponent of [0, 1, 2, 3]) {
        await choose(page, 1, opponent);
        faults.push(...(await lookAt(page, `game ${mode}, opponent ${opponent}`)));
      }
    }
    await choose(page, 1, 2);
    await page.locator('match-form summary').click();
    await page.locator('match-form').getByRole('combobox').first().selectOption('custom');
    faults.push(...(await lookAt(page, 'all fields')));
    expect(faults).toEqual([]);
    await person.leave();
  },
  PATIENCE_MS,
);

test.each(LOCALES)(
  'quiet pages, invitations, a match and its sheets, and its end, in %s',
  async (locale) => {
    const { browser, server } = staged();
    const paths = await stagePages(server.origin);
    const person = await Person.arrive(browser, { ...speaker(locale), hasTouch: true });
    const { page } = person;
    const faults: string[] = [];
    for (const name of [
      'settings',
      'about',
      'privacy',
      'puzzles',
      'learn',
      'lesson',
      'nowhere',
      'invited',
      'invite',
      'watch',
      'over',
    ]) {
      await visit(page, `${server.origin}${paths[name] ?? ''}`);
      if (name === 'over') await page.keyboard.press('Escape');
      faults.push(...(await lookAt(page, name)));
    }
    const sheets = await page.locator('.bar icon-button').count();
    await visit(page, `${server.origin}${paths['match'] ?? ''}`);
    for (let index = 0; index < sheets; index += 1) {
      await page.locator('.bar icon-button').nth(index).click();
      faults.push(...(await lookAt(page, `button ${index} of the bar`)));
      await page.keyboard.press('Escape');
    }
    expect(faults).toEqual([]);
    await person.leave();
  },
  PATIENCE_MS,
);

test.each(LOCALES)(
  'an offer to answer hides no piece on the smallest phone, in %s',
  async (locale) => {
    const { browser, server } = staged();
    // As long as a name may be, and without a place to break.
    const { id, tokens } = await playScript(server.origin, 'L.c3', { name: 'W'.repeat(24) });
    const host = await Person.arrive(browser);
    const guest = await Person.arrive(browser, {
      ...speaker(locale),
      viewport: { width: 320, height: 568 },
    });
    await host.page.goto(`${server.origin}/m/${id}#seat=${tokens.host}`);
    await guest.page.goto(`${server.origin}/m/${id}#seat=${tokens.guest}`);
    await host.button('Offer a draw').click();
    await host.button('Offer a draw: the match').click();
    const offer = guest.page.locator('.strip');
    await offer.waitFor();
    const strip = await offer.boundingBox();
    const point = await guest.page.getByRole('button', { name: /^a5,/ }).first().boundingBox();
    expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual(point?.y ?? 0);
    await Promise.all([host, guest].map((someone) => someone.leave()));
  },
);

test.each([
  ['final', { width: 320, height: 568 }],
  ['final', { width: 390, height: 844 }],
  ['classic', { width: 390, height: 844 }],
  ['final', { width: 844, height: 390 }],
  ['final', { width: 1280, height: 800 }],
] as const)('a message covers no point of a %s at %o', async (mode, viewport) => {
  const { browser, server } = staged();
  const person = await Person.arrive(browser, { viewport });
  await person.page.goto(`${server.origin}/local/${mode}`);
  await person.point('left', 'a1').click();
  const words = person.page.locator('toast-line .toast');
  await words.waitFor();
  const toast = await words.boundingBox();
  const points = await person.page.getByRole('button', { name: /^[a-e][1-5],/ }).all();
  const boxes = await Promise.all(points.map((point) => point.boundingBox()));
  const covered = boxes.filter(
    (box) =>
      box !== null &&
      toast !== null &&
      Math.max(box.x, toast.x) < Math.min(box.x + box.width, toast.x + toast.width) &&
      Math.max(box.y, toast.y) < Math.min(box.y + box.height, toast.y + toast.height),
  );
  expect(boxes).toHaveLength(mode === 'final' ? 50 : 25);
  expect(toast).not.toBeNull();
  expect(covered).toEqual([]);
  await person.leave();
});

test('a hint in words does not cover the points that it names', async () => {
  const { browser, server } = staged();
  const person = await Person.arrive(browser, { viewport: { width: 844, height: 390 } });
  await person.page.goto(`${server.origin}/local/classic?level=easy&side=goats`);
  const turn = person.button('Turn the boards around');
  for (const isTurned of [false, true]) {
    if (isTurned) {
      await person.tap('left', 'c3');
      await person.button('More').click();
      await turn.click();
    }
    await person.seeOwnTurn('left');
    await person.button('Hint').click();
    const words = person.page.locator('toast-line .toast');
    await words.waitFor();
    const [name = ''] = /[a-e][1-5]/.exec(await words.innerText()) ?? [];
    const point = await person.point('left', name).boundingBox();
    const toast = await words.boundingBox();
    if (point === null || toast === null) throw new Error(`the hint is about “${name}”`);
    const isBeside = toast.y >= point.y + point.height || toast.y + toast.height <= point.y;
    expect(isBeside, `${name}, turned: ${isTurned}`).toBe(true);
    await words.waitFor({ state: 'hidden' });
  }
  await person.leave();
});

test('moves of both boards are written alike in the list of moves', async () => {
  const { browser, server } = staged();
  const { id } = await playScript(server.origin, 'L.c3 L.a1-a2 R.a1-a2 R.c3 L.d4');
  const person = await Person.arrive(browser);
  await person.page.goto(`${server.origin}/m/${id}`);
  await person.button('Moves').click();
  const moves = person.page.locator('move-list li button:not([aria-current])');
  await moves.first().waitFor();
  const looks = await moves.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { color, fontSize } = getComputedStyle(button);
      return `${color}, ${fontSize}`;
    }),
  );
  expect(looks).toHaveLength(4);
  expect(new Set(looks).size).toBe(1);
  await person.leave();
});
