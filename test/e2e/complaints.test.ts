/**
 * What players complain of elsewhere, and where each is kept away:
 *
 * - a stale board behind a vanished banner: `client/match-follower` (“after it was down nothing counts
 *   as known”), `e2e/line`
 * - the own clock running until the answer: here, `browser/ply-clock`
 * - a premove for the wrong ply, or with time of its own: here, `client/premove`, `client/premoves`
 * - an action on one board cancelling what is begun on the other: here, `browser/panel-hand`,
 *   `client/premoves`
 * - “decline” turning into “resign” under the finger: `e2e/taps`
 * - a rematch where the last tap was: `e2e/taps`, `browser/dialogs`
 * - several rematches from one match: `coordinator/rematch`
 * - spectators left behind, or given a player's buttons: `e2e/final`
 * - the maker of a match seated as a spectator: here
 * - two tabs of one seat fighting: `e2e/line`; of one person who looks for anyone: `e2e/lobby`
 * - a page kept for going back showing an old board: `e2e/line`
 * - the keyboard popping up on a phone: here
 * - a burst of old sounds on return: `client/sound`
 * - time loss and ply both shown: `coordinator/flag`, `client/match-follower` (the log is the match)
 * - a link preview taking a seat: here
 */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { holdableLine } from '../support/held-line.ts';
import { Person } from '../support/person.ts';
import { useStage } from '../support/stage.ts';
import { invite, stageMatch } from '../support/staged-match.ts';

const staged = useStage();

/** The name of whatever has the keyboard's attention, as a tag. */
function focusedTag(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.localName ?? '';
  });
}

test('the own clock stands still from the tap on, and the ply is shown as being sent', async () => {
  const { browser, server } = staged();
  const { host, link } = await invite(browser, server.origin);
  const guest = await Person.arrive(browser);
  const line = await holdableLine(guest.page);
  await guest.page.goto(link);
  await guest.button('Take the seat').click();
  await host.tap('left', 'c3');
  await guest.seeOwnTurn('left');
  line.hold();
  await guest.tap('left', 'a1', 'a2');
  await guest.board('left').getByText('sending…').waitFor();
  const clock = guest.board('left').getByRole('timer');
  const shown = await clock.textContent();
  await guest.page.waitForTimeout(1500);
  expect(await clock.textContent()).toBe(shown);
  line.release();
  await guest.board('left').getByText('sending…').waitFor({ state: 'hidden' });
  await host.seeOwnTurn('right');
  await Promise.all([host, guest].map((person) => person.leave()));
});

test('a planned action is played at its own ply at once, and one that does not fit never', async () => {
  const { browser, server } = staged();
  const { host, guest } = await stageMatch(browser, server.origin);
  // The guest's tiger answers on the left; on the right the guest plans a goat where a tiger goes.
  await guest.point('left', 'a1').click();
  await guest.point('left', 'a2').click();
  await guest.point('right', 'a2').click();
  await guest.board('left').getByText('planned: a1-a2').waitFor();
  await host.tap('left', 'c3');
  await host.seeOwnTurn('right');
  expect(await host.point('left', 'a2').getAttribute('aria-label')).toMatch(/^a2, tiger/);
  await guest.board('right').getByText('planned: a2').waitFor();
  await host.tap('right', 'a1', 'a2');
  await guest.see('The plan a2 no longer fits.');
  await guest.seeOwnTurn('right');
  await Promise.all([host, guest].map((person) => person.leave()));
});

test('a plan is dropped by Escape, and by a second tap on it', async () => {
  const { browser, server } = staged();
  const { host, guest } = await stageMatch(browser, server.origin);
  const planned = guest.board('right').getByText('planned: c3');
  for (const drop of ['Escape', 'tap']) {
    await guest.point('right', 'c3').click();
    await planned.waitFor();
    if (drop === 'tap') await guest.point('right', 'c3').click();
    else await guest.page.keyboard.press('Escape');
    await planned.waitFor({ state: 'hidden' });
  }
  await Promise.all([host, guest].map((person) => person.leave()));
});

test('what is begun on one board is not ended by what happens on the other', async () => {
  const { browser, server } = staged();
  const { host, guest } = await stageMatch(browser, server.origin);
  await host.point('right', 'a1').click();
  const selected = host.page.getByRole('button', { name: /^a1, tiger, selected/ });
  await selected.waitFor();
  await host.tap('left', 'c3');
  await guest.tap('left', 'a1', 'a2');
  await host.seeOwnTurn('right');
  await selected.waitFor();
  await host.point('right', 'a2').click();
  await guest.seeOwnTurn('right');
  await Promise.all([host, guest].map((person) => person.leave()));
});

test('no field for words takes the keyboard by itself, in no moment of a match on a phone', async () => {
  const { browser, server } = staged();
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { host, guest } = await stageMatch(browser, server.origin, { host: phone, guest: phone });
  const tags = [await focusedTag(host.page), await focusedTag(guest.page)];
  await host.tap('left', 'c3');
  await guest.seeOwnTurn('left');
  for (const { page } of [host, guest]) {
    await page.getByRole('button', { name: 'Phrases', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Words of your own between you two' }).check();
  }
  await guest.page.getByRole('textbox', { name: 'Your words' }).waitFor();
  tags.push(await focusedTag(host.page), await focusedTag(guest.page));
  expect(tags.filter((tag) => tag === 'textarea' || tag === 'input')).toEqual(['input', 'input']);
  // Those two are the ticks just set.
  expect(await guest.focusedName()).not.toContain('Your words');
  await Promise.all([host, guest].map((person) => person.leave()));
});

test('who makes a match has a seat in it, and reading its link takes none', async () => {
  const { browser, server } = staged();
  const { host, link } = await invite(browser, server.origin);
  await fetch(link);
  const preview = await Person.arrive(browser, { javaScriptEnabled: false });
  await preview.page.goto(link);
  const guest = await Person.arrive(browser);
  await guest.page.goto(link);
  await guest.button('Take the seat').click();
  await host.seeOwnTurn('left');
  await host.button('Resign').waitFor();
  await Promise.all([host, preview, guest].map((person) => person.leave()));
});
