/** People against the computer: in the browser without a network, and on the server. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Person } from '../support/person.ts';
import { useStage } from '../support/stage.ts';
import { findFaults } from '../support/axe.ts';

const staged = useStage();

const ASSETS = new URL('../../dist/client/assets/', import.meta.url);
/** CLIENT.md, “Budgets”: a chunk that is loaded when it is needed. */
const LAZY_KIB = 25;

/** Someone at the start page who has chosen the computer and the named rest. */
async function arriveAt(origin: string, choices: readonly string[], options = {}): Promise<Person> {
  const { browser } = staged();
  const person = await Person.arrive(browser, options);
  await person.page.goto(origin);
  for (const choice of ['The computer', ...choices]) await person.choose(choice);
  return person;
}

/** The points of the hint that is shown, the piece's first. */
async function readHint(person: Person): Promise<string[]> {
  const hinted = person.page.getByRole('button', { name: /, hint$/ });
  await hinted.first().waitFor();
  const labels = await hinted.evaluateAll((points) =>
    points.map((point) => point.getAttribute('aria-label') ?? ''),
  );
  const isEmpty = (label: string): boolean => label.includes('empty');
  return labels
    .sort((a, b) => Number(isEmpty(a)) - Number(isEmpty(b)))
    .map((label) => label.slice(0, 2));
}

/** Asks for a hint by its button and plays it. */
async function playHint(person: Person, board: 'left' | 'right'): Promise<void> {
  await person.seeOwnTurn(board);
  await person.button('Hint').click();
  for (const point of await readHint(person)) await person.point(board, point).click();
  await person.board(board).getByText('your move').waitFor({ state: 'hidden' });
}

test('in the browser it plays, hints and takes back without a network', async () => {
  const { server } = staged();
  const choices = ['Classic board', 'Easy', 'Goats', 'In this browser', 'No clock'];
  const person = await arriveAt(server.origin, choices);
  await person.button('Play the computer').click();
  await person.seeOwnTurn('left');
  expect(new URL(person.page.url()).search).toBe('?level=easy&side=goats');
  await person.page.context().setOffline(true);
  await person.see('Computer · easy');
  await person.tap('left', 'c3');
  await person.seeOwnTurn('left');
  await person.page.keyboard.press('h');
  await person.see(/^Hint: place a goat on/);
  expect(await readHint(person)).toHaveLength(1);
  await person.page.keyboard.press('u');
  await person.see('The last move was taken back.');
  await person
    .point('left', 'c3')
    .and(person.page.getByRole('button', { name: /empty/ }))
    .waitFor();
  await person.button('Resign').click();
  await person.dialogButton('Resign the match').click();
  await person.heading('You lose').waitFor();
  await person.dialogButton('Rematch').click();
  // Now the goats are the computer's, and it begins.
  await person.seeOwnTurn('left');
  await person.see('You: tigers');
  await person.leave();
});

test('a link starts a final of its level and seat, in which the computer begins', async () => {
  const { browser, server } = staged();
  const person = await Person.arrive(browser);
  await person.page.goto(`${server.origin}/local/final?level=easy&seat=guest`);
  await person.seeOwnTurn('left');
  await person.see('You: tigers');
  expect(await person.button('Take back').count()).toBe(0);
  await playHint(person, 'left');
  await person.seeOwnTurn('right');
  await person.page.reload();
  await person.seeOwnTurn('right');
  await person.leave();
});

test('on the server a final goes on after a reload, and hinted moves are marked', async () => {
  const { server } = staged();
  const person = await arriveAt(server.origin, ['Easy', 'First']);
  await person.button('Play the computer').click();
  await playHint(person, 'left');
  await playHint(person, 'right');
  await person.seeOwnTurn('left');
  await person.button('Moves').click();
  await person.page.getByRole('img', { name: 'after a hint' }).first().waitFor();
  await person.page.keyboard.press('Escape');
  const address = person.page.url();
  expect(address).toContain('/m/');
  await person.page.reload();
  await person.see('Computer · easy');
  await person.see('your move');
  expect(person.page.url()).toBe(address);
  await person.page.goto(server.origin);
  await person.see('Host – Computer · easy');
  await person.leave();
});

test('on the server taking back is free without a clock, and a rematch swaps armies at once', async () => {
  const { server } = staged();
  const choices = ['Classic board', 'Easy', 'Goats', 'Online', 'No clock'];
  const person = await arriveAt(server.origin, choices);
  await person.button('Play the computer').click();
  await person.tap('left', 'c3');
  await person.button('Take back').click();
  await person.see('The last move was taken back.');
  await person
    .point('left', 'c3')
    .and(person.page.getByRole('button', { name: /empty/ }))
    .waitFor();
  await person.button('Resign').click();
  await person.dialogButton('Resign the match').click();
  await person.heading('You lose').waitFor();
  await person.dialogButton('Rematch').click();
  await person.see('You: tigers');
  await person.seeOwnTurn('left');
  await person.leave();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in choosing and playing it, ${colorScheme}`, async () => {
    const { server } = staged();
    const choices = ['Classic board', 'Master', 'Goats', 'In this browser', 'No clock'];
    const person = await arriveAt(server.origin, choices, { colorScheme });
    expect(await findFaults(person)).toEqual([]);
    await person.button('Play the computer').click();
    await person.tap('left', 'c3');
    expect(await findFaults(person)).toEqual([]);
    await person.seeOwnTurn('left');
    await person.button('Hint').click();
    await person.see(/^Hint: /);
    expect(await findFaults(person)).toEqual([]);
    await person.leave();
  });

test('all buttons of a match against it stand in one row on the smallest phone', async () => {
  const { browser, server } = staged();
  const person = await Person.arrive(browser, { viewport: { width: 320, height: 568 } });
  await person.page.goto(`${server.origin}/local/classic?level=easy&side=goats`);
  await person.seeOwnTurn('left');
  const boxes = await person.page
    .getByRole('toolbar')
    .locator('icon-button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { top, right, width } = button.getBoundingClientRect();
        return { top, right, width };
      }),
    );
  expect(boxes).toHaveLength(6);
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(44);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(320);
  await person.leave();
});

test('the engine’s code stays within the budget of a lazy chunk', () => {
  const files = readdirSync(ASSETS).filter((name) =>
    /^(engine-worker|play-computer)-.*\.js$/.test(name),
  );
  expect(files).toHaveLength(2);
  for (const name of files) {
    const kib = gzipSync(readFileSync(new URL(name, ASSETS))).length / 1024;
    console.info(`${name}: ${kib.toFixed(1)} KiB (gzip)`);
    expect(kib).toBeLessThan(LAZY_KIB);
  }
});
