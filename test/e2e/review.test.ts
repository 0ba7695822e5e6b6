/** The review of a match that is over, beside its replay: read, gone through by keyboard, and open to everyone. */
import { expect, test } from 'vitest';
import { findFaults } from '../support/axe.ts';
import { Person } from '../support/person.ts';
import { playScript } from '../support/scripted-match.ts';
import { useStage } from '../support/stage.ts';

const staged = useStage();

/** The goat on c5 is given away at once. */
const LINE = 'L.d5 L.e5xc5 R.a1-a2 R.c3 L.d2 resign';

test('a match that is over is reviewed: grades, what was missed, and a graph to go through', async () => {
  const { browser, server } = staged();
  const { id } = await playScript(server.origin, LINE, { name: 'Sita' });
  const person = await Person.arrive(browser);
  const { page } = person;
  await page.goto(`${server.origin}/m/${id}/replay`);
  const review = page.getByRole('region', { name: 'Review' });
  const graph = review.getByRole('slider', { name: 'Win expectation, move by move' });
  await graph.waitFor({ timeout: 45_000 });
  await review.getByRole('heading', { name: 'Sita' }).waitFor();
  await review.getByText('Accuracy').first().waitFor();

  await graph.focus();
  await page.keyboard.press('Home');
  await person.see('Before the first move');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await person.see(/Move 2 of 5 · Left: e5xc5/);
  expect(await graph.getAttribute('aria-valuetext')).toMatch(/Sita \d+ % – Hari \d+ %/);
  const captured = page.getByRole('button', { name: /e5xc5.*, (Best|Kept|Good)/ });
  await captured.waitFor();
  await review
    .getByText('Goats are being placed · goat on d5 captured · now occupied: c5')
    .waitFor();
  await review.getByText('How this is worked out').click();
  await review.getByText(/^Accuracy: the share/).waitFor();
  expect(await findFaults(person)).toEqual([]);
  await person.leave();
});

test('a record from elsewhere is reviewed by the browser when it is asked to', async () => {
  const { browser, server } = staged();
  const person = await Person.arrive(browser);
  const { page } = person;
  await page.goto(`${server.origin}/replay`);
  await page.getByLabel('Record or position').fill('1. d5 e5xc5 2. d5 c5xe5 *');
  await person.button('Show it').click();
  const review = page.getByRole('region', { name: 'Review' });
  await review.getByText(/^The engine of this browser/).waitFor();
  await review.getByRole('button', { name: 'Review it in this browser' }).click();
  await review.getByRole('slider').waitFor();
  await page.getByRole('button', { name: /e5xc5.*, (Best|Kept|Good)/ }).waitFor();
  await review.getByText('How this is worked out').click();
  await review.getByText('This review was made without the table of endings.').waitFor();
  await person.leave();
});

test('a match that goes on has no review yet', async () => {
  const { browser, server } = staged();
  const { id } = await playScript(server.origin, 'L.d5', { name: 'Sita' });
  const person = await Person.arrive(browser);
  await person.page.goto(`${server.origin}/m/${id}/replay`);
  await person.see(/Move 1 of 1/);
  expect(await person.page.getByRole('region', { name: 'Review' }).count()).toBe(0);
  await person.leave();
});
