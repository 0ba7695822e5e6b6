/** Somebody goes through a lesson, marking points by taps and moving by keys, and finds it kept. */
import { test } from 'vitest';
import { Person } from '../support/person.ts';
import { useStage } from '../support/stage.ts';

const staged = useStage();

test('a lesson is finished when its last task is solved', async () => {
  const { browser, server } = staged();
  const person = await Person.arrive(browser);
  const { page } = person;
  await page.goto(server.origin);
  await page.getByRole('link', { name: 'Learn' }).first().click();
  await page.getByRole('link', { name: 'When a capture is possible' }).click();
  await person.see('Task 1 of 2');
  const practice = page.locator('lesson-practice');
  const point = (name: string) => practice.getByRole('button', { name: new RegExp(`^${name}, `) });
  await point('d3').click();
  await person.button('Check').click();
  await person.see('Not yet: 1 missing, 0 too many.');
  await point('b1').click();
  await person.button('Check').click();
  await person.see('Right.');
  await person.button('Next task').click();
  await person.see('Task 2 of 2');
  await person.tabToBoard();
  await person.walk('c2', 'e2');
  await person.see('Lesson done.');
  await page.getByRole('link', { name: 'All lessons' }).click();
  await person.see('done');
  await person.leave();
});

test('a move that misses the goal is said to, and one by one all moves are found', async () => {
  const { browser, server } = staged();
  const person = await Person.arrive(browser);
  await person.page.goto(`${server.origin}/learn/placing`);
  const practice = person.page.locator('lesson-practice');
  for (const point of ['b1', 'c2', 'c2', 'b3', 'd3', 'c4'])
    await practice.getByRole('button', { name: new RegExp(`^${point}, `) }).click();
  await person.see(/^Five: /);
  await person.button('Next task').click();
  await practice.getByRole('button', { name: /^d2, / }).click();
  await person.see('Not that one. Try again.');
  await practice.getByRole('button', { name: /^c3, / }).click();
  await person.see('Lesson done.');
  await person.leave();
});

test('the skill chosen for the next match is shown there with the rules', async () => {
  const { browser, server } = staged();
  const person = await Person.arrive(browser);
  await person.page.goto(`${server.origin}/learn`);
  await person.choose('Goats have time');
  await person.page.goto(`${server.origin}/local/classic`);
  await person.button('Rules').click();
  await person.see('Your skill for this match:');
  await person.see('Goats have time');
  await person.leave();
});
