/** Going through a match again, by pointer and by keyboard, and opening a record from elsewhere. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { Person } from '../support/person.ts';
import { playScript } from '../support/scripted-match.ts';
import { useStage } from '../support/stage.ts';

const staged = useStage();

const LINE = 'L.d5 L.e5xc5 R.a1-a2 R.c3 L.d2';
const PGN = '[White "Asha"]\n\n1. G33 B1122 2. G44 *\n';

test('a match is stepped and played through, kept as text and picture, and linked to a move', async () => {
  const { browser, server } = staged();
  const { id } = await playScript(server.origin, LINE, { name: 'Sita' });
  const person = await Person.arrive(browser);
  const { page } = person;
  await page.goto(`${server.origin}/m/${id}/replay`);
  await person.see(/Move 5 of 5 · Left: d2/);
  await page.keyboard.press('Home');
  await person.see('Before the first move');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await person.see(/Move 2 of 5 · Left: e5xc5/);
  await person.point('left', 'c5').and(page.getByLabel(/tiger/)).waitFor();
  await page.getByRole('slider').fill('3');
  await person.see(/Move 3 of 5 · Right: a1-a2/);
  await page.waitForURL(/replay#ply=3$/);

  await page.getByRole('combobox', { name: 'As' }).selectOption('Position shown');
  expect(await page.getByLabel('Text', { exact: true }).inputValue()).toBe(
    'T1T2/5/5/5/T3T g 19 1\n',
  );
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    person.button('Picture of this moment: SVG').click(),
  ]);
  const drawn = await readFile(await picture.path(), 'utf8');
  expect(drawn).toMatch(/^<svg .*<path .*fill="rgb/s);
  expect(drawn).not.toMatch(/class=|style=|var\(/);
  const [pixels] = await Promise.all([
    page.waitForEvent('download'),
    person.button('Picture of this moment: PNG').click(),
  ]);
  expect((await readFile(await pixels.path())).subarray(1, 4).toString()).toBe('PNG');

  await page.keyboard.press('Home');
  await person.button('Play').click();
  await person.see(/Move 1 of 5/);
  await person.button('Pause').click();
  await person.leave();
});

test('the slider reaches both ends of its track, and a press between them shows the move there', async () => {
  const { browser, server } = staged();
  const { id } = await playScript(server.origin, LINE, { name: 'Sita' });
  const person = await Person.arrive(browser);
  const { page } = person;
  await page.goto(`${server.origin}/m/${id}/replay`);
  await person.see(/Move 5 of 5/);
  const slider = page.getByRole('slider');
  // The thumb goes from one edge of the content to the other; what is drawn as the track is the whole box.
  const inset = await slider.evaluate((input) => {
    const { paddingInlineStart, borderInlineStartWidth } = getComputedStyle(input);
    return [paddingInlineStart, borderInlineStartWidth];
  });
  expect(inset).toEqual(['0px', '0px']);
  const box = await slider.boundingBox();
  if (box === null) throw new Error('no slider');
  expect(box.height).toBeGreaterThanOrEqual(44);
  const thumbPx = 16;
  for (const count of [3, 0, 5, 1, 4, 2]) {
    const x = thumbPx / 2 + (count / 5) * (box.width - thumbPx);
    await slider.click({ position: { x, y: box.height / 2 } });
    expect(await slider.inputValue()).toBe(String(count));
    await person.see(count === 0 ? 'Before the first move' : `Move ${count} of 5`);
  }
  await person.leave();
});

test('a pasted record is shown, what is wrong with it is said, and its link opens it again', async () => {
  const { browser, server } = staged();
  const person = await Person.arrive(browser);
  const { page } = person;
  await page.goto(`${server.origin}/replay`);
  await page.getByLabel('Record or position').fill(PGN.replace('B1122', 'B1133'));
  await person.button('Show it').click();
  await person.see('1 record could not be read:');
  await page.getByLabel('Record or position').fill(PGN);
  await person.button('Show it').click();
  await person.see(/Move 3 of 3 · d2/);
  await page.waitForURL(/#record=[\w-]+$/);

  const other = await Person.arrive(browser);
  await other.page.goto(page.url());
  await other.see(/Move 3 of 3 · d2/);
  await Promise.all([person, other].map((one) => one.leave()));
});
