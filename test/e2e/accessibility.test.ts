/** axe finds nothing on any page, light and dark. */
import { expect, test } from 'vitest';
import { findFaults } from '../support/axe.ts';
import { Person } from '../support/person.ts';
import { useStage } from '../support/stage.ts';
import { invite, stageMatch } from '../support/staged-match.ts';

const staged = useStage();

for (const colorScheme of ['light', 'dark'] as const) {
  test(`start page, settings and problem page, ${colorScheme}`, async () => {
    const { browser, server } = staged();
    const person = await Person.arrive(browser, { colorScheme });
    await person.page.goto(server.origin);
    await person.button('Create match').waitFor();
    await person.page.getByText('More options').click();
    expect(await findFaults(person)).toEqual([]);
    await person.button('Settings').click();
    await person.heading('Settings').waitFor();
    expect(await findFaults(person)).toEqual([]);
    await person.page.goto(`${server.origin}/nowhere`);
    await person.heading('This page does not exist').waitFor();
    expect(await findFaults(person)).toEqual([]);
    await person.leave();
  });

  test(`invitation as host and as invited, ${colorScheme}`, async () => {
    const { browser, server } = staged();
    const { host, link } = await invite(browser, server.origin, { host: { colorScheme } });
    await host.see(/This link works on this computer only/);
    expect(await findFaults(host)).toEqual([]);
    const guest = await Person.arrive(browser, { colorScheme });
    await guest.page.goto(link);
    await guest.button('Take the seat').waitFor();
    expect(await findFaults(guest)).toEqual([]);
    await Promise.all([host, guest].map((person) => person.leave()));
  });

  test(`match, its dialogs and its result, ${colorScheme}`, async () => {
    const { browser, server } = staged();
    const look = { host: { colorScheme }, guest: { colorScheme } };
    const { host, guest } = await stageMatch(browser, server.origin, look);
    await host.tap('left', 'c3');
    await guest.seeOwnTurn('left');
    await guest.point('left', 'a1').click();
    expect(await findFaults(guest)).toEqual([]);
    for (const name of ['Offer a draw', 'Moves', 'Phrases', 'More', 'Resign']) {
      await host.button(name).click();
      await host.page.getByRole('dialog').waitFor();
      expect(await findFaults(host)).toEqual([]);
      await host.page.keyboard.press('Escape');
      await host.page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await guest.button('Offer a draw').click();
    await guest.button('Offer a draw: the match').click();
    await host.see('Guest offers a draw of the match');
    expect(await findFaults(host)).toEqual([]);
    await host.button('Accept').click();
    await host.heading('Draw').waitFor();
    await host.button('Look at the boards').and(host.page.locator(':enabled')).waitFor();
    expect(await findFaults(host)).toEqual([]);
    await Promise.all([host, guest].map((person) => person.leave()));
  });
}
