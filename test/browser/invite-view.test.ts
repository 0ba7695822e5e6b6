/** An invitation as its host, the invited and mere onlookers see it. */
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../client/pages/invite-view.ts';
import { finalSetup } from '../support/match-setup.ts';
import { MatchPlay } from '../support/match-play.ts';
import { viewOf } from '../support/match-view.ts';
import { mount } from './mount.ts';

/** As long as names may be, and without a place to break. */
const LONG_NAME = 'Wwwwwwwwwwwwwwwwwwwwwwww';

async function open(width: number, invite: string | null, viewer: 'host' | 'spectator') {
  await page.viewport(width, 800);
  const view = viewOf(new MatchPlay(finalSetup({ hostName: LONG_NAME })), viewer);
  const box = { width, height: 800 };
  return mount('invite-view', { view, invite, matchId: 'abcdefghijkl' }, box);
}

test.each([320, 390, 900, 1280])(
  'the longest name without a blank widens nothing at %i px',
  async (width) => {
    const view = await open(width, 'secret', 'spectator');
    await expect.element(page.getByRole('button', { name: 'Take the seat' })).toBeVisible();
    expect(view.scrollWidth).toBeLessThanOrEqual(width);
    const button = page.getByRole('button', { name: 'Take the seat' }).element();
    const { x, y, width: w, height: h } = button.getBoundingClientRect();
    expect(view.shadowRoot?.elementFromPoint(x + w / 2, y + h / 2)).toBe(button);
  },
);

describe('who plays what', () => {
  test('names the seat that the invited would have as theirs', async () => {
    await open(390, 'secret', 'spectator');
    await expect.element(page.getByRole('rowheader', { name: 'You' })).toBeInTheDocument();
  });

  test('names no seat as theirs to who is not invited', async () => {
    await open(390, null, 'spectator');
    await expect.element(page.getByRole('rowheader', { name: 'Guest' })).toBeInTheDocument();
    expect(page.getByRole('rowheader', { name: 'You' }).elements()).toHaveLength(0);
  });
});

test('a link made on a loopback address comes with a warning instead of a code to scan', async () => {
  await open(390, 'secret', 'host');
  await expect.element(page.getByText(/works on this computer only/)).toBeVisible();
  expect(page.getByRole('img', { name: /Scan/ }).elements()).toHaveLength(0);
});

test('the invitation is taken back only after a question', async () => {
  const told: string[] = [];
  const view = await open(390, 'secret', 'host');
  view.addEventListener('cancel-wanted', () => told.push('taken back'));
  await page.getByRole('button', { name: 'Cancel match' }).click();
  expect(told).toEqual([]);
  await page.getByRole('button', { name: 'Take it back' }).click();
  expect(told).toEqual(['taken back']);
});
