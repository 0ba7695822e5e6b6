/** A tap meant for what was there a moment ago presses nothing that has come to lie there. */
import type { BrowserContextOptions, Locator } from 'playwright';
import { expect, test } from 'vitest';
import type { Person } from '../support/person.ts';
import { useStage } from '../support/stage.ts';
import { stageMatch } from '../support/staged-match.ts';

const staged = useStage();

const SCREENS: readonly (readonly [string, BrowserContextOptions])[] = [
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
  ['a phone on its side', { viewport: { width: 844, height: 390 }, hasTouch: true }],
  ['a desk', { viewport: { width: 1280, height: 800 } }],
];
/** As long as nothing is taken after the end of a match (CLIENT.md). */
const GUARD_MS = 600;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Its middle. */
async function spotOf(button: Locator): Promise<Spot> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('nothing to press');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** By finger where the screen takes fingers; it presses whatever lies there. */
async function press({ page }: Person, { x, y }: Spot): Promise<void> {
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** The page's time stands still from now on, so that no busy machine lets a moment pass. */
async function stopTime({ page }: Person): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

test.each(SCREENS)('on %s the tap that ends a match asks for no rematch', async (_, screen) => {
  const { browser, server } = staged();
  const { host, guest } = await stageMatch(browser, server.origin, { host: screen, guest: screen });
  const people = [host, guest];
  await Promise.all(people.map(({ page }) => page.clock.install()));
  await host.tap('left', 'c3');
  await guest.seeOwnTurn('left');
  await guest.button('Resign').click();
  const last = await spotOf(guest.dialogButton('Resign the match'));
  await Promise.all(people.map(stopTime));
  await press(guest, last);
  await Promise.all(people.map((person) => person.dialogButton('Rematch').waitFor()));

  for (const person of people)
    for (const spot of [
      last,
      await spotOf(person.dialogButton('Rematch')),
      await spotOf(person.dialogButton('Close')),
    ])
      await press(person, spot);
  for (const person of people) expect(await person.dialogButton('Rematch').isVisible()).toBe(true);
  // Once the moment is over the same spot is what it shows; had one of those taps counted,
  // this would be the answer to it and begin another match.
  for (const { page } of people) await page.clock.runFor(GUARD_MS);
  await press(guest, await spotOf(guest.dialogButton('Rematch')));
  await host.see('Guest wants a rematch with armies swapped.');
  expect(host.page.url()).toContain('/m/');
  await Promise.all(people.map((person) => person.leave()));
});

test.each(SCREENS)(
  'on %s nothing that ends a match lies where “decline” was',
  async (_, screen) => {
    const { browser, server } = staged();
    const { host, guest } = await stageMatch(browser, server.origin, {
      host: screen,
      guest: screen,
    });
    await host.tap('left', 'c3');
    await host.button('Offer a draw').click();
    await host.button('Offer a draw: the match').click();
    const decline = await spotOf(guest.button('Decline'));
    await press(guest, decline);
    await host.see('The draw of the match was declined.');
    for (let taps = 0; taps < 3; taps += 1) await press(guest, decline);
    expect(await guest.page.getByRole('dialog').count()).toBe(0);
    await guest.tap('left', 'a1', 'a2');
    await host.seeOwnTurn('right');
    await Promise.all([host, guest].map((person) => person.leave()));
  },
);
