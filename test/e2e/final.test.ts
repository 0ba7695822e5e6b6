/** Two people play the final to its end in two browsers while a third watches. */
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM_ARGS, requireChromium } from '../support/chromium.ts';
import { Person } from '../support/person.ts';
import { RunningServer } from '../support/running-server.ts';
import { FINAL, invite, playLine, SHORT_FINAL, stage } from '../support/staged-match.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  server = await RunningServer.start();
  browser = await chromium.launch({ executablePath: requireChromium(), args: [...CHROMIUM_ARGS] });
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

test('a final is played to its end, the guest by keyboard alone, the host reloading in between', async () => {
  const { host, link } = await invite(browser, server.origin);
  const guest = await Person.arrive(browser);
  await guest.page.goto(link);
  await guest.button('Take the seat').waitFor();
  await guest.tabTo('Take the seat');
  const spectator = await Person.arrive(browser);
  await spectator.page.goto(link.replace(/#.*/, ''));
  const plies = stage(FINAL, SHORT_FINAL);

  await playLine({ host, guest }, plies.slice(0, 7), ['guest']);
  await host.page.reload();
  await playLine({ host, guest }, plies.slice(7), ['guest']);

  const why = 'Tigers win on the left board: five goats captured.';
  await host.page.getByRole('heading', { name: 'You lose' }).waitFor();
  await host.see(why);
  await guest.page.getByRole('heading', { name: 'You win' }).waitFor();
  await spectator.page.getByRole('heading', { name: 'Guest wins' }).waitFor();
  await spectator.see(why);
  expect(await spectator.button('Resign').count()).toBe(0);
  await Promise.all([host, guest, spectator].map((person) => person.leave()));
});
