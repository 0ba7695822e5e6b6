/** The analysis board in a browser: engine, branches, links, positions set up, and when it is closed. */
import { expect, test } from 'vitest';
import { Person } from '../support/person.ts';
import { useStage } from '../support/stage.ts';
import { invite, stageMatch } from '../support/staged-match.ts';

const staged = useStage();

/** A whole final: the left board is won, and the tigers of the right one have made a step. */
const FINAL = `[Mode "final"]
[Ruleset "devils-plan"]
[Clock "60"]
[Host "Sita"]
[Guest "Hari"]
[Result "*"]

L.d5 L.e5xc5 R.a1-a2 R.c3
`;

test('both sides are played, the engine thinks, the link holds the line, and the browser every branch', async () => {
  const { browser, server } = staged();
  const person = await Person.arrive(browser);
  const { page } = person;
  await page.goto(`${server.origin}/analysis`);
  await person.see(/moves? deep, [\d,]+ positions/);
  await page.getByRole('region', { name: 'Opening book' }).getByText('book move').waitFor();
  await person.point('left', 'c1').click();
  await person.point('left', 'a1').click();
  await person.point('left', 'a2').click();
  await person.button('2. a1-a2').waitFor();
  // On the board the arrows walk from point to point; here they step through the line.
  await person.button('2. a1-a2').focus();
  await page.keyboard.press('ArrowLeft');
  await person.point('left', 'e1').click();
  await person.point('left', 'e2').click();
  await person.button('2. e1-e2').waitFor();
  await person.button('2. a1-a2').waitFor();
  await page.waitForURL(/#record=[\w-]+&ply=2$/);
  await page.getByLabel('Comment on this move').fill('the edge first');
  await page.getByLabel('Comment on this move').press('Enter');
  await page.reload();
  await person.button('2. a1-a2').waitFor();
  await person.see('the edge first');

  const other = await Person.arrive(browser);
  await other.page.goto(page.url());
  await other.button('2. e1-e2').waitFor();
  expect(await other.button('2. a1-a2').count()).toBe(0);
  await Promise.all([person, other].map((one) => one.leave()));
});

test('of a final that is opened one board after the other is analysed', async () => {
  const { browser, server } = staged();
  const person = await Person.arrive(browser);
  await person.page.goto(`${server.origin}/analysis`);
  await person.page.getByText('Open a record or position').click();
  await person.page.getByLabel('Record or position').fill(FINAL);
  await person.button('Show it').click();
  await person.button('2. e5xc5').waitFor();
  await person.choose('Right board');
  await person.button('1. a1-a2').waitFor();
  expect(await person.button('2. e5xc5').count()).toBe(0);
  await person.leave();
});

test('what is wrong with a position set up by hand is said until it is right', async () => {
  const { browser, server } = staged();
  const person = await Person.arrive(browser);
  const { page } = person;
  await page.goto(`${server.origin}/analysis`);
  await page.getByText('By hand').click();
  const editor = page.locator('position-editor');
  await editor.getByRole('radio', { name: 'Nothing' }).check();
  await editor.getByRole('button', { name: 'a1, tiger' }).click();
  await person.see('a board has four tigers');
  expect(await person.button('Analyse this position').isDisabled()).toBe(true);
  await editor.getByRole('radio', { name: 'Tiger', exact: true }).check();
  await editor.getByRole('button', { name: 'b2, empty' }).click();
  await person.button('Analyse this position').click();
  await person.point('left', 'b2').and(page.getByLabel(/tiger/)).first().waitFor();
  await person.leave();
});

test('whoever plays a person is told why there is no engine and no hint, and gets none', async () => {
  const { browser, server } = staged();
  const { host, guest } = await stageMatch(browser, server.origin);
  await host.page.goto(`${server.origin}/analysis`);
  await host.heading('You are playing a person right now').waitFor();
  expect(await host.page.getByLabel('The engine thinks along').isDisabled()).toBe(true);
  await expect.poll(() => host.page.workers()).toEqual([]);
  await host.page.goto(`${server.origin}/local/classic?level=easy&side=goats`);
  await host.seeOwnTurn('left');
  await host.button('Hint').click();
  await host.see(/^No hints in this browser while you play a person/);
  expect(await host.page.getByRole('button', { name: /, hint$/ }).count()).toBe(0);
  await Promise.all([host, guest].map((person) => person.leave()));
});

test('a match that begins closes the engine on a page that is open already', async () => {
  const { browser, server } = staged();
  const { host, link } = await invite(browser, server.origin);
  const beside = await Person.arrive(browser);
  await beside.page.goto(`${server.origin}/analysis`);
  await beside.see(/moves? deep, [\d,]+ positions/);
  const guest = await beside.openTab();
  await guest.page.goto(link);
  await guest.button('Take the seat').click();
  await beside.heading('You are playing a person right now').waitFor();
  // The browser says a little later that a worker is gone.
  await expect.poll(() => beside.page.workers()).toEqual([]);
  await Promise.all([host, beside].map((person) => person.leave()));
});
