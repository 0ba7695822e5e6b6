/** Somebody goes through a lesson, marking points by taps and moving by keys, and finds it kept. */
import { expect, test } from 'vitest';
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

test('a board of a lesson is tried, both boards of a final in turn, and the figures of the table are beside', async () => {
  const { browser, server } = staged();
  const person = await Person.arrive(browser);
  const { page } = person;
  await page.goto(`${server.origin}/learn/race`);
  const trial = page.locator('try-board').first();
  const [left, right] = [trial.locator('study-board').first(), trial.locator('study-board').last()];
  await trial.getByText('With best play the tigers win in 3 moves').waitFor();
  await trial
    .getByRole('button', { name: 'From the start' })
    .and(page.locator('[disabled]'))
    .waitFor();
  const step = async (board: typeof left, from: string, to: string): Promise<void> => {
    for (const point of [from, to])
      await board.getByRole('button', { name: new RegExp(`^${point}, `) }).click();
  };
  await step(left, 'a1', 'a2');
  await left.getByText('Tigers to move').waitFor();
  await trial.getByRole('button', { name: 'One move back' }).click();
  await left.getByText('Goats to move').waitFor();
  expect(await right.locator('button[data-movable]').count()).toBe(0);
  await page.goto(`${server.origin}/learn/cover`);
  await page
    .getByRole('table', { name: /^All endings with 3 goats lost/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'On the analysis board' }).first().click();
  await person.heading('Analysis').waitFor();
  await person.leave();
});

test('the skill chosen for the next match is shown there over the boards, and with the rules', async () => {
  const { browser, server } = staged();
  const person = await Person.arrive(browser);
  await person.page.goto(`${server.origin}/learn`);
  await person.choose('Goats have time');
  await person.page.goto(`${server.origin}/local/classic`);
  await person.page
    .getByRole('link', { name: 'Your skill for this match: Goats have time' })
    .waitFor();
  await person.button('Rules').click();
  await person.see('Your skill for this match:');
  await person.see('Goats have time');
  await person.leave();
});
