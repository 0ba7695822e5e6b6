/** The classic board between two people, and both modes at one screen. */
import { expect, test } from 'vitest';
import { Person } from '../support/person.ts';
import { classicSetup, finalSetup } from '../support/match-setup.ts';
import { useStage } from '../support/stage.ts';
import {
  playLine,
  SHORT_CLASSIC,
  SHORT_FINAL,
  stage,
  stageMatch,
} from '../support/staged-match.ts';

const staged = useStage();

test('a classic match is played to its end and can be looked at afterwards', async () => {
  const { browser, server } = staged();
  const { host, guest, watchLink } = await stageMatch(browser, server.origin, { mode: 'classic' });
  await playLine({ host, guest }, stage(classicSetup(), SHORT_CLASSIC));
  await guest.heading('You win').waitFor();
  await host.see('Tigers win: five goats captured.');

  const later = await Person.arrive(browser);
  await later.page.goto(watchLink);
  await later.heading('Guest wins').waitFor();
  await later.button('Look at the boards').click();
  await later.button('One move back').click();
  await later.point('left', 'd5').waitFor();
  expect(await later.point('left', 'd5').getAttribute('aria-label')).toMatch(/^d5, goat/);
  await later.button('Moves').click();
  const download = later.page.waitForEvent('download');
  await later.dialogButton('Download the record').click();
  expect((await download).suggestedFilename()).toMatch(/^twin-tigers-.+\.txt$/);
  await Promise.all([host, guest, later].map((person) => person.leave()));
});

test('keys speak the clock, the last ply and the board', async () => {
  const { browser, server } = staged();
  const { host, guest } = await stageMatch(browser, server.origin, { mode: 'classic' });
  await host.tap('left', 'c3');
  await guest.seeOwnTurn('left');
  const said = guest.page.getByRole('status');
  for (const [key, words] of [
    ['c', /\d+ seconds|minute/],
    ['l', /c3/],
    ['b', /tigers?.*a1/i],
  ] as const) {
    await guest.page.keyboard.press(key);
    await said.filter({ hasText: words }).waitFor();
  }
  expect(guest.faults).toEqual([]);
  await Promise.all([host, guest].map((person) => person.leave()));
});

test('a ply is taken back when the other seat agrees', async () => {
  const { browser, server } = staged();
  const { host, guest } = await stageMatch(browser, server.origin, { mode: 'classic' });
  await host.tap('left', 'c3');
  await guest.seeOwnTurn('left');
  await host.button('Take back').click();
  await guest.see('Host asks to take back the last move');
  await guest.button('Accept').click();
  await host.seeOwnTurn('left');
  expect(await host.point('left', 'c3').getAttribute('aria-label')).toMatch(/^c3, empty/);
  await Promise.all([host, guest].map((person) => person.leave()));
});

test('what is asked is marked where it is answered, and once declined asked again after a ply alone', async () => {
  const { browser, server } = staged();
  const { host, guest } = await stageMatch(browser, server.origin, { mode: 'classic' });
  await host.tap('left', 'c3');
  await guest.seeOwnTurn('left');
  await host.button('Take back').click();
  await guest.page.locator('.strip').waitFor();
  const marked = guest.page.locator('.bar icon-button[badge]');
  await marked.getByRole('button', { name: 'Take back', exact: true }).waitFor();
  expect(await marked.count()).toBe(1);
  await guest.button('Take back').click();
  await guest.dialogButton('Decline').click();
  await host.see('Taking back was declined.');
  await guest.page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await host.button('Take back').isDisabled()).toBe(true);
  await host.page.keyboard.press('u');
  await host.see('Offer again after your next move.');
  expect(await guest.page.locator('.strip').count()).toBe(0);

  await guest.tap('left', 'a1', 'a2');
  await host.tap('left', 'd3');
  await guest.seeOwnTurn('left');
  await host.button('Take back').click();
  await guest.button('Offer a draw').click();
  await guest.dialogButton('Offer a draw: the match').waitFor();
  expect(await guest.dialogButton('Accept').count()).toBe(0);
  await Promise.all([host, guest].map((person) => person.leave()));
});

test('when the match has ended no goat is in danger any more, wherever it is looked at', async () => {
  const { browser, server } = staged();
  const { host, guest } = await stageMatch(browser, server.origin, { mode: 'classic' });
  await host.tap('left', 'b1');
  await guest.seeOwnTurn('left');
  await guest.page.locator('bagh-board .danger').waitFor();
  await host.button('Resign').click();
  await host.dialogButton('Resign the match').click();
  for (const { page } of [host, guest]) {
    await page.getByRole('button', { name: 'Look at the boards', exact: true }).click();
    expect(await page.locator('bagh-board .danger').count()).toBe(0);
  }
  await guest.button('One move back').click();
  await guest.button('One move on').click();
  expect(await guest.page.locator('bagh-board .danger').count()).toBe(0);
  await Promise.all([host, guest].map((person) => person.leave()));
});

for (const [mode, setup, line] of [
  ['final', finalSetup(), SHORT_FINAL],
  ['classic', classicSetup(), SHORT_CLASSIC],
] as const)
  test(`two people at one screen play a ${mode} to its end without a server`, async () => {
    const { browser, server } = staged();
    const both = await Person.arrive(browser);
    await both.page.goto(`${server.origin}/local/${mode}`);
    await both.board('left').waitFor();
    await both.page.context().setOffline(true);
    for (const { board, points } of stage(setup, line)) {
      await both.seeTurn(board);
      for (const point of points) await both.point(board, point).click();
    }
    await both.heading('Guest wins').waitFor();
    await both.dialogButton('Play again').click();
    await both.seeTurn('left');
    await both.leave();
  });

test('two people at one screen lose no match by a reload, and another visit starts anew', async () => {
  const { browser, server } = staged();
  const both = await Person.arrive(browser);
  await both.page.goto(`${server.origin}/local/classic`);
  await both.point('left', 'c3').click();
  await both.seeTurn('left');
  await both.page.reload();
  await both
    .board('left')
    .getByRole('button', { name: /^c3, goat/ })
    .waitFor();
  await both.page.goto(server.origin);
  await both.page.goto(`${server.origin}/local/classic`);
  await both
    .board('left')
    .getByRole('button', { name: /^c3, empty/ })
    .waitFor();
  await both.leave();
});
