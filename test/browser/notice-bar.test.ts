/** The operators' words above the page: for how long they stand, and who has put them away. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showNotice } from '../../client/notice/notice-bar.ts';
import '../../client/theme/base.css';
import '../../client/theme/tokens.css';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  sessionStorage.clear();
});

const BACK_AT_NINE = { text: 'Back at nine', forMs: 600_000 };

async function announce(announcement: typeof BACK_AT_NINE): Promise<void> {
  showNotice(announcement);
  const bar = document.querySelector('notice-bar');
  await bar?.updateComplete;
  await bar?.updateComplete;
}

function shown(): string | undefined {
  return document.querySelector('notice-bar')?.renderRoot.querySelector('p')?.textContent;
}

test('they stand in a live region above all else, and pages leave them their room', async () => {
  const main = document.body.appendChild(document.createElement('main'));
  await announce(BACK_AT_NINE);
  const words = page.getByRole('complementary', { name: 'From the operators' });
  await expect.element(words).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Back at nine');
  const above = (): string => document.documentElement.style.getPropertyValue('--above');
  await vi.waitFor(() => {
    expect(parseFloat(above())).toBeCloseTo(main.getBoundingClientRect().top, 0);
  });
  expect(parseFloat(above())).toBeGreaterThanOrEqual(44);
});

test('they go when their time is over, or when they are taken back', async () => {
  await announce(BACK_AT_NINE);
  expect(shown()).toBe('Back at nine');
  vi.advanceTimersByTime(BACK_AT_NINE.forMs);
  await document.querySelector('notice-bar')?.updateComplete;
  expect(shown()).toBeUndefined();
  await announce({ text: 'Back at ten', forMs: 1000 });
  await announce({ text: '', forMs: 0 });
  expect(shown()).toBeUndefined();
});

test('put away they stay away on every new connection, and other words come', async () => {
  await announce(BACK_AT_NINE);
  await page.getByRole('button', { name: 'Close' }).click();
  await announce(BACK_AT_NINE);
  expect(shown()).toBeUndefined();
  await announce({ ...BACK_AT_NINE, text: 'Back at ten' });
  expect(shown()).toBe('Back at ten');
});

test('a time longer than a browser’s timers count is no time at once over', async () => {
  await announce({ text: 'For a long while', forMs: 2 ** 32 });
  vi.advanceTimersByTime(60_000);
  await document.querySelector('notice-bar')?.updateComplete;
  expect(shown()).toBe('For a long while');
});
