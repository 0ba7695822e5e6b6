/** The lobby as those see it who wait in it: themselves never, everyone else always. */
import { expect, test } from 'vitest';
import { Person } from '../support/person.ts';
import { useStage } from '../support/stage.ts';

const staged = useStage();

/** On a start page, looking for anyone to play goats against: whoever wants the same does not fit. */
async function seekGoats(person: Person): Promise<void> {
  await person.page.goto(staged().server.origin);
  await person.choose('Anyone');
  await person.choose('Classic board');
  await person.choose('Goats');
  await person.button('Find an opponent').click();
  await person.see('Everyone on the start page sees you.');
}

test('of two alike in all they say each sees the other, and not themselves', async () => {
  const { browser } = staged();
  const [one, other] = [await Person.arrive(browser), await Person.arrive(browser)];
  await seekGoats(one);
  await seekGoats(other);
  for (const person of [one, other]) {
    const play = person.page.getByRole('button', { name: /^Play against/ });
    await play.first().waitFor();
    // The list is asked for again every three seconds.
    await person.page.waitForResponse('**/api/lobby');
    expect(await play.count()).toBe(1);
  }
  await one.page.getByRole('button', { name: /^Play against/ }).click();
  await Promise.all([one, other].map((person) => person.page.waitForURL(/\/m\//)));
  expect(one.page.url()).toBe(other.page.url());
  await Promise.all([one, other].map((person) => person.leave()));
});

test('two tabs of one browser that look for anyone find others, and never each other', async () => {
  const { browser, server } = staged();
  const first = await Person.arrive(browser);
  await first.page.goto(server.origin);
  const second = await first.openTab();
  for (const tab of [first, second]) {
    await tab.choose('Anyone');
    await tab.button('Find an opponent').click();
    await tab.see('Everyone on the start page sees you.');
  }
  const play = second.page.getByRole('button', { name: /^Play against/ });
  await play.click();
  await second.see('That is your own offer.');

  const other = await Person.arrive(browser);
  await other.page.goto(server.origin);
  await other.choose('Anyone');
  await other.button('Find an opponent').click();
  await Promise.all([first, other].map((person) => person.page.waitForURL(/\/m\//)));
  expect(first.page.url()).toBe(other.page.url());
  await second.see('Everyone on the start page sees you.');
  await Promise.all([first, other].map((person) => person.leave()));
});
