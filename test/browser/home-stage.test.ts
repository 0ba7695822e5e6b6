/** The start page's boards: a phone renders none that it would not show. */
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import '../../client/text/more-text.ts';
import '../../client/pages/home-stage.ts';
import { live } from '../support/live-match.ts';
import { change, mount } from './mount.ts';

async function boardsAt(width: number): Promise<number> {
  await page.viewport(width, 800);
  const stage = await mount('home-stage', {});
  return stage.renderRoot.querySelectorAll('bagh-board').length;
}

test('drawn boards are rendered where there is room for them alone', async () => {
  expect(await boardsAt(1280)).toBe(2);
  expect(await boardsAt(390)).toBe(0);
});

test('a final that is live is shown on a phone as well, and a drawn one leaves no room behind', async () => {
  await page.viewport(390, 800);
  const stage = await mount('home-stage', {});
  expect(stage.getBoundingClientRect().height).toBe(0);
  await change(stage, { match: live('abcdefghijkl', 3) });
  expect(stage.renderRoot.querySelectorAll('bagh-board')).toHaveLength(2);
  expect(stage.getBoundingClientRect().height).toBeGreaterThan(100);
});

test('drawn boards come when the window gets room for them', async () => {
  await page.viewport(390, 800);
  const stage = await mount('home-stage', {});
  await page.viewport(1280, 800);
  await expect.poll(() => stage.renderRoot.querySelectorAll('bagh-board').length).toBe(2);
});
