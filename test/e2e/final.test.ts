/** The two-board final in the hands of two people, with a third who watches. */
import { expect, test } from 'vitest';
import { Person } from '../support/person.ts';
import { finalSetup } from '../support/match-setup.ts';
import { useStage } from '../support/stage.ts';
import { invite, playLine, SHORT_FINAL, stage, stageMatch } from '../support/staged-match.ts';

const staged = useStage();

test('a final is played to its end, the guest by keyboard alone, the host reloading in between', async () => {
  const { browser, server } = staged();
  const { host, link } = await invite(browser, server.origin);
  const guest = await Person.arrive(browser);
  await guest.page.goto(link);
  await guest.button('Take the seat').waitFor();
  await guest.tabTo('Take the seat');
  const spectator = await Person.arrive(browser);
  await spectator.page.goto(link.replace(/#.*/, ''));
  const plies = stage(finalSetup(), SHORT_FINAL);

  await playLine({ host, guest }, plies.slice(0, 7), ['guest']);
  await host.page.reload();
  await playLine({ host, guest }, plies.slice(7), ['guest']);

  const why = 'Tigers win on the left board: five goats captured.';
  await host.heading('You lose').waitFor();
  await host.see(why);
  await guest.heading('You win').waitFor();
  await spectator.heading('Guest wins').waitFor();
  await spectator.see(why);
  await Promise.all([host, guest, spectator].map((person) => person.leave()));
});

test('a board agreed drawn drops out, and resigning ends the match', async () => {
  const { browser, server } = staged();
  const { host, guest } = await stageMatch(browser, server.origin);
  await playLine({ host, guest }, stage(finalSetup(), 'L.c3 L.a1-a2'));

  await guest.button('Offer a draw').click();
  await guest.button('Offer a draw: the left board').click();
  await host.see('Guest offers a draw of the left board');
  await host.button('Accept').click();
  await guest.see('The left board is drawn by agreement.');
  await host.tap('right', 'a1', 'a2');

  await guest.button('Resign').click();
  await guest.see('This ends the whole match, both boards. Your opponent wins.');
  await guest.button('Resign the match').click();
  await host.heading('You win').waitFor();
  await host.see('Guest resigned.');
  await Promise.all([host, guest].map((person) => person.leave()));
});

test('a rematch swaps the armies and takes the spectators along', async () => {
  const { browser, server } = staged();
  const { host, guest, watchLink } = await stageMatch(browser, server.origin);
  const spectator = await Person.arrive(browser);
  await spectator.page.goto(watchLink);
  await host.button('Resign').click();
  await host.button('Resign the match').click();

  await guest.dialogButton('Rematch').click();
  await host.see('Guest wants a rematch with armies swapped.');
  await host.dialogButton('Accept rematch').click();

  // The old guest is the new host: goats on the left, and to begin.
  await guest.seeOwnTurn('left');
  await guest.board('left').getByRole('heading').getByText('You: goats').waitFor();
  await host.board('left').getByRole('heading').getByText('You: tigers').waitFor();
  await spectator.board('left').waitFor();
  const addresses = [host, guest, spectator].map((person) => person.page.url());
  expect(new Set(addresses).size).toBe(1);
  expect(addresses[0]).not.toBe(watchLink);
  await guest.tap('left', 'c3');
  await spectator.see('tigers to move');
  await Promise.all([host, guest, spectator].map((person) => person.leave()));
});

test('a spectator has no buttons of a player, steps back, and returns to what is live', async () => {
  const { browser, server } = staged();
  const { host, guest, watchLink } = await stageMatch(browser, server.origin);
  const spectator = await Person.arrive(browser);
  await spectator.page.goto(watchLink);
  await playLine({ host, guest }, stage(finalSetup(), 'L.c3 L.a1-a2 R.a1-a2'));
  await spectator.board('right').getByText('a1-a2').waitFor();
  expect(await spectator.button('Resign').count()).toBe(0);
  expect(await spectator.button('Offer a draw').count()).toBe(0);

  await spectator.button('To the start').click();
  await spectator.see('Move 0 of 3');
  await guest.tap('right', 'c3');
  await spectator.see('Move 0 of 4');
  expect(await spectator.point('left', 'c3').getAttribute('aria-label')).toMatch(/^c3, empty/);
  await spectator.button('Back to live').click();
  await spectator
    .board('right')
    .getByRole('button', { name: /^c3, goat/ })
    .waitFor();
  await host.page.getByRole('img', { name: '1 watching' }).waitFor();
  await Promise.all([host, guest, spectator].map((person) => person.leave()));
});

test('a declined rematch leaves both at the finished match', async () => {
  const { browser, server } = staged();
  const { host, guest, watchLink } = await stageMatch(browser, server.origin);
  await host.button('Resign').click();
  await host.button('Resign the match').click();
  await guest.dialogButton('Rematch').click();
  await host.dialogButton('Decline').click();
  await guest.see('The rematch was declined.');
  expect(await guest.dialogButton('Rematch').isDisabled()).toBe(true);
  expect(guest.page.url()).toBe(watchLink);
  await Promise.all([host, guest].map((person) => person.leave()));
});
