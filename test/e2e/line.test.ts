/** What happens when the line, the tab or the server goes away in the middle of a match. */
import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { CHROMIUM_ARGS, requireChromium } from '../support/chromium.ts';
import { Person } from '../support/person.ts';
import { useStage } from '../support/stage.ts';
import { invite, stageMatch } from '../support/staged-match.ts';

const staged = useStage();

test('after kill -9 of the server and its restart both players go on', async () => {
  const { browser, server } = staged();
  const { host, guest } = await stageMatch(browser, server.origin);
  await host.tap('left', 'c3');
  await guest.seeOwnTurn('left');

  await server.kill();
  await Promise.all([host, guest].map((person) => person.see('Connection lost. Trying again…')));
  await guest.point('left', 'a1').click();
  await guest.see('You are not connected.');
  await server.startAgain();

  await guest.tap('left', 'a1', 'a2');
  await host.tap('right', 'a1', 'a2');
  await guest.seeOwnTurn('right');
  await Promise.all([host, guest].map((person) => person.leave()));
});

test('a seat opened in a second tab is played there, until the first takes it back', async () => {
  const { browser, server } = staged();
  const { host, guest } = await stageMatch(browser, server.origin);
  const second = await host.openTab();
  await second.seeOwnTurn('left');
  await host.see('This seat is being played in another tab or on another device.');
  await second.tap('left', 'c3');
  await guest.seeOwnTurn('left');

  await host.button('Play here instead').click();
  await second.heading('Played in another tab').waitFor();
  await guest.tap('left', 'a1', 'a2');
  await host.tap('right', 'a1', 'a2');
  await Promise.all([host, guest].map((person) => person.leave()));
});

test('a seat goes on on another device by its link, which leaves the address bar at once', async () => {
  const { browser, server } = staged();
  const { host, guest } = await stageMatch(browser, server.origin);
  await host.button('More').click();
  await host.button('Rules').click();
  await host.page.getByText('Go on on another device').click();
  const link = await host.page
    .getByLabel('Whoever opens this link plays your seat. Keep it to yourself.')
    .inputValue();
  const phone = await Person.arrive(browser, { viewport: { width: 390, height: 844 } });
  await phone.page.goto(link);
  await phone.tap('left', 'c3');
  expect(phone.page.url()).not.toContain('seat=');
  await guest.seeOwnTurn('left');
  await Promise.all([host, guest, phone].map((person) => person.leave()));
});

test('a seat’s link made anew shuts out who has the old one, and the match goes on', async () => {
  const { browser, server } = staged();
  const { host, guest } = await stageMatch(browser, server.origin);
  await host.button('More').click();
  await host.button('Rules').click();
  await host.page.getByText('Go on on another device').click();
  const field = host.page.getByLabel(
    'Whoever opens this link plays your seat. Keep it to yourself.',
  );
  const old = await field.inputValue();
  await host.button('Make a new link').click();
  await host.see('The link is new. The old one opens nothing any more.');
  expect(await field.inputValue()).not.toBe(old);
  await host.button('Close').click();

  const stranger = await Person.arrive(browser);
  await stranger.page.goto(old);
  await stranger.see('That link opens no seat.');
  await host.tap('left', 'c3');
  await guest.seeOwnTurn('left');
  await host.page.reload();
  await guest.tap('left', 'a1', 'a2');
  await host.tap('right', 'a1', 'a2');
  await Promise.all([host, guest, stranger].map((person) => person.leave()));
});

test('an invitation made anew lets nobody in by the old one', async () => {
  const { browser, server } = staged();
  const { host, link } = await invite(browser, server.origin);
  await host.button('Make a new link').first().click();
  await host.see('The link is new. The old one opens nothing any more.');
  const renewed = await host.page.getByLabel('Invitation link').inputValue();

  const guest = await Person.arrive(browser);
  await guest.page.goto(link);
  await guest.button('Take the seat').click();
  await guest.see('This invitation is not valid.');
  await guest.page.goto(renewed);
  await guest.button('Take the seat').click();
  await host.seeOwnTurn('left');
  await Promise.all([host, guest].map((person) => person.leave()));
});

test('a page the browser kept for going back catches up with the match', async () => {
  const { server } = staged();
  // Playwright switches this cache off for its own reasons; here it is what is tried.
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...CHROMIUM_ARGS],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const { host, guest } = await stageMatch(browser, server.origin);
  await host.page.evaluate(() => {
    document.body.dataset['kept'] = 'yes';
  });
  await host.tap('left', 'c3');
  await host.page.goto(`${server.origin}/local/classic`);
  await guest.tap('left', 'a1', 'a2');
  // No page is loaded, so there is nothing to wait for but the address.
  await host.page.goBack({ waitUntil: 'commit' });

  await host.tap('right', 'a1', 'a2');
  await guest.seeOwnTurn('right');
  expect(await host.page.evaluate(() => document.body.dataset['kept'])).toBe('yes');
  await Promise.all([host, guest].map((person) => person.leave()));
  await browser.close();
});
