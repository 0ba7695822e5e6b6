/** The pages around a match: choosing, refusing, and what is not there. */
import { expect, test } from 'vitest';
import { Person } from '../support/person.ts';
import { useStage } from '../support/stage.ts';
import { invite, stageMatch } from '../support/staged-match.ts';

const staged = useStage();

test('an address that is none, and a match that is none, each have a page that says so', async () => {
  const { browser, server } = staged();
  const person = await Person.arrive(browser);
  await person.page.goto(`${server.origin}/nowhere`);
  await person.heading('This page does not exist').waitFor();
  await person.page.goto(`${server.origin}/m/abcdefghijkl`);
  await person.heading('There is no such match').waitFor();
  await person.page.getByRole('link', { name: 'To the start page' }).click();
  await person.button('Create match').waitFor();
  await person.leave();
});

test('every refused tap says why in words', async () => {
  const { browser, server } = staged();
  const { host, guest } = await stageMatch(browser, server.origin);
  await host.seeOwnTurn('left');
  await host.point('left', 'a1').click();
  await host.see('a1 is taken.');
  await host.point('right', 'c3').click();
  await host.see('The other board is to be played now.');
  await guest.point('left', 'b2').click();
  await guest.see('It is not your move.');
  await host.tap('left', 'c3');
  await guest.seeOwnTurn('left');
  await guest.point('left', 'a1').click();
  await guest.point('left', 'b3').click();
  await guest.see('No line from a1 to b3.');
  await Promise.all([host, guest].map((person) => person.leave()));
});

test('a match closed to spectators lets the invited in, and nobody else', async () => {
  const { browser, server } = staged();
  const host = await Person.arrive(browser);
  await host.page.goto(server.origin);
  await host.page.getByText('More options').click();
  await host.page.getByRole('checkbox', { name: 'Spectators may watch' }).uncheck();
  await host.button('Create match').click();
  const link = await host.page.getByLabel('Invitation link').inputValue();
  expect(await host.page.getByLabel('Link to watch').count()).toBe(0);
  const stranger = await Person.arrive(browser);
  await stranger.page.goto(link.replace(/#.*/, ''));
  await stranger.heading('This match is not open to spectators').waitFor();

  const guest = await Person.arrive(browser);
  await guest.page.goto(link);
  await guest.button('Take the seat').click();
  await host.tap('left', 'c3');
  await guest.seeOwnTurn('left');
  await Promise.all([host, stranger, guest].map((person) => person.leave()));
});

test('the host sets rules, clock and name, and the invited sees them', async () => {
  const { browser, server } = staged();
  const host = await Person.arrive(browser);
  await host.page.goto(server.origin);
  await host.choose('Other');
  await host.page.getByLabel('Seconds for each move').fill('45');
  await host.page.getByLabel('Your name').fill('Sita');
  await host.page.getByText('More options').click();
  await host.page.getByRole('combobox', { name: 'Rules', exact: true }).selectOption('Custom');
  await host.page.getByLabel('Plies until a board is drawn').fill('60');
  await host.page.getByRole('combobox', { name: 'Repetition' }).selectOption('Draws');
  await host.button('Create match').click();
  const guest = await Person.arrive(browser);
  await guest.page.goto(await host.page.getByLabel('Invitation link').inputValue());
  await guest.heading('Sita invites you').waitFor();
  await guest.see('Two-board final · 45 s a move · Custom');
  await guest.see(/After 60 plies a board is drawn/);
  await Promise.all([host, guest].map((person) => person.leave()));
});

test('a public match is listed, joined from the list, and then watched from the list', async () => {
  const { browser, server } = staged();
  const host = await Person.arrive(browser);
  await host.page.goto(server.origin);
  await host.page.getByLabel('Your name').fill('Hari');
  await host.page.getByText('More options').click();
  await host.page.getByRole('checkbox', { name: /^Listed on the start page/ }).check();
  await host.button('Create match').click();
  await host.heading('Waiting for an opponent').waitFor();

  const guest = await Person.arrive(browser);
  await guest.page.goto(server.origin);
  await guest.button('Play against Hari').click();
  await host.seeOwnTurn('left');

  const spectator = await Person.arrive(browser);
  await spectator.page.goto(server.origin);
  await spectator.page.getByRole('link', { name: 'Watch: Hari – Guest' }).click();
  await spectator.board('left').waitFor();
  // Whoever holds a seat meets the match first on the start page.
  await guest.page.goto(server.origin);
  await guest.page.getByRole('link', { name: 'Go on' }).click();
  await guest.board('left').waitFor();
  await Promise.all([host, guest, spectator].map((person) => person.leave()));
});

test('the host takes the invitation back, and the invited is told', async () => {
  const { browser, server } = staged();
  const { host, link } = await invite(browser, server.origin);
  const guest = await Person.arrive(browser);
  await guest.page.goto(link);
  await guest.button('Take the seat').waitFor();
  await host.button('Cancel match').click();
  await host.dialogButton('Take it back').click();
  await guest.heading('Match cancelled').waitFor();
  await guest.see('The host took the invitation back.');
  await Promise.all([host, guest].map((person) => person.leave()));
});

test('settings are in force at once and kept', async () => {
  const { browser, server } = staged();
  const person = await Person.arrive(browser, { colorScheme: 'light' });
  await person.page.goto(server.origin);
  await person.button('Settings').click();
  const paper = (): Promise<string> =>
    person.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await person.choose('Dark');
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  await person.page.reload();
  await person.button('Create match').waitFor();
  expect(await paper()).toBe(dark);
  await person.leave();
});
