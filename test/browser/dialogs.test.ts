/** Dialogs and messages: what they ask, what closes them, what is read out, and when taps are taken. */
import { html, render } from 'lit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../client/elements/confirm-dialog.ts';
import '../../client/elements/result-dialog.ts';
import '../../client/elements/toast-line.ts';
import { mount, record } from './mount.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('a question', () => {
  async function ask(): Promise<string[]> {
    const dialog = await mount('confirm-dialog', {
      open: true,
      heading: 'Resign?',
      detail: 'You lose the match on both boards.',
      confirmLabel: 'Resign',
      danger: true,
    });
    const told = record(dialog, 'dialog-confirm', ({ type }) => type);
    dialog.addEventListener('dialog-cancel', ({ type }) => told.push(type));
    return told;
  }

  test('says what yes ends, and is answered by its button', async () => {
    const told = await ask();
    await expect.element(page.getByRole('dialog', { name: 'Resign?' })).toBeVisible();
    await page.getByRole('button', { name: 'Resign' }).click();
    expect(told).toEqual(['dialog-confirm']);
  });

  test('begins on the harmless answer, so that Enter loses nothing', async () => {
    const told = await ask();
    await userEvent.keyboard('{Enter}');
    expect(told).toEqual(['dialog-cancel']);
  });

  test('is taken back by Escape, and stays until its page closes it', async () => {
    const told = await ask();
    await userEvent.keyboard('{Escape}');
    expect(told).toEqual(['dialog-cancel']);
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });
});

describe('the result', () => {
  const outcome = { headline: 'You win', detail: 'Bikram resigned.', mood: 'win' } as const;

  test('says who won and why', async () => {
    await mount('result-dialog', { open: true, outcome });
    await expect.element(page.getByRole('dialog', { name: 'You win' })).toBeVisible();
    await expect.element(page.getByText('Bikram resigned.')).toBeVisible();
  });

  test('takes no tap for 600 ms, so that one meant for the board hits nothing', async () => {
    vi.useFakeTimers();
    const dialog = await mount('result-dialog', { open: true, outcome });
    const told: string[] = [];
    render(html`<button @click=${() => told.push('rematch')}>Rematch</button>`, dialog);
    const actions = dialog.renderRoot.querySelector('.actions');
    vi.advanceTimersByTime(599);
    await dialog.updateComplete;
    expect(actions?.hasAttribute('inert')).toBe(true);
    vi.advanceTimersByTime(1);
    await dialog.updateComplete;
    expect(actions?.hasAttribute('inert')).toBe(false);
    vi.useRealTimers();
    await page.getByRole('button', { name: 'Rematch' }).click();
    expect(told).toEqual(['rematch']);
  });
});

describe('a message', () => {
  test('is seen for four seconds and read out politely', async () => {
    vi.useFakeTimers();
    const toast = await mount('toast-line', {});
    toast.show('No line from b1 to c2.');
    await toast.updateComplete;
    expect(toast.renderRoot.querySelector('.toast')?.textContent).toBe('No line from b1 to c2.');
    expect(toast.renderRoot.querySelector('[role="status"]')?.textContent).toContain('No line');
    vi.advanceTimersByTime(4000);
    await toast.updateComplete;
    expect(toast.renderRoot.querySelector('.toast')).toBeNull();
  });

  test('said twice is read out twice', async () => {
    const toast = await mount('toast-line', {});
    const region = toast.renderRoot.querySelector('[role="status"]');
    toast.say('Goats never jump.');
    await toast.updateComplete;
    const first = region?.textContent;
    toast.say('Goats never jump.');
    await toast.updateComplete;
    expect(region?.textContent).not.toBe(first);
    expect(region?.textContent.trim()).toBe(first?.trim());
  });

  test('that cannot wait goes to the assertive region alone', async () => {
    const toast = await mount('toast-line', {});
    toast.alert('Your move.');
    await toast.updateComplete;
    expect(toast.renderRoot.querySelector('[role="alert"]')?.textContent).toContain('Your move.');
    expect(toast.renderRoot.querySelector('[role="status"]')?.textContent).toBe('');
    expect(toast.renderRoot.querySelector('.toast')).toBeNull();
  });
});
