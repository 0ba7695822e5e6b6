/** One and two boards in windows of every shape: all in sight, nothing to scroll, points for fingers. */
import { html, render } from 'lit';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../client/elements/board-panel.ts';
import '../../client/elements/icon-button.ts';
import '../../client/elements/match-table.ts';
import '../../client/elements/seat-badge.ts';
import { mount } from './mount.ts';

const WINDOWS = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/** The least that a finger needs (CLIENT.md), in CSS pixels. */
const POINT_PX = 44;

async function layTable(width: number, height: number, boards: 1 | 2): Promise<DOMRect[]> {
  await page.viewport(width, height);
  const table = await mount('match-table', { two: boards === 2 }, { width, height });
  const panels = (['left', 'right'] as const).slice(0, boards);
  render(
    html`<seat-badge slot="head" .name=${'Asha Gurung'}></seat-badge>
      ${panels.map(
        (name) =>
          html`<board-panel
            slot=${name}
            .name=${name}
            .viewerSide=${'goats'}
            .fullMs=${60_000}
            at-turn
            can-act
          ></board-panel>`,
      )}
      <icon-button slot="bar" icon="resign" label="Resign"></icon-button>`,
    table,
  );
  const shown = [...table.querySelectorAll('board-panel')];
  await Promise.all(shown.map((panel) => panel.updateComplete));
  return shown.map((panel) => {
    const board = panel.renderRoot.querySelector('bagh-board');
    const square = board?.renderRoot.querySelector('.frame');
    if (square === null || square === undefined) throw new Error('no board was drawn');
    return square.getBoundingClientRect();
  });
}

function isInside(box: DOMRect, width: number, height: number): boolean {
  return box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
}

function areApart(a: DOMRect, b: DOMRect): boolean {
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}

describe.each(WINDOWS)('in a window of %i × %i', (width, height) => {
  test('two boards are in sight, apart, with points of 44 pixels', async () => {
    const [left, right] = await layTable(width, height, 2);
    if (left === undefined || right === undefined) throw new Error('two boards were laid');
    expect(isInside(left, width, height) && isInside(right, width, height)).toBe(true);
    expect(areApart(left, right)).toBe(true);
    expect(Math.min(left.width, right.width) / 5).toBeGreaterThanOrEqual(POINT_PX);
  });

  test('one board is in sight and no smaller than one of two', async () => {
    const [alone] = await layTable(width, height, 1);
    document.body.replaceChildren();
    const [left] = await layTable(width, height, 2);
    if (alone === undefined || left === undefined) throw new Error('boards were laid');
    expect(isInside(alone, width, height)).toBe(true);
    expect(alone.width).toBeGreaterThanOrEqual(left.width);
  });

  test('the action bar is in sight and no fact of a board is cut off below', async () => {
    await layTable(width, height, 2);
    const bar = page.getByRole('button', { name: 'Resign' }).element().getBoundingClientRect();
    expect(isInside(bar, width, height)).toBe(true);
    for (const panel of document.querySelectorAll('board-panel')) {
      const facts = panel.renderRoot.querySelector('.facts');
      expect(facts?.scrollHeight).toBeLessThanOrEqual((facts?.clientHeight ?? 0) + 1);
    }
  });

  test('nothing is left to scroll', async () => {
    await layTable(width, height, 2);
    const root = document.documentElement;
    expect([root.scrollWidth, root.scrollHeight]).toEqual([width, height]);
  });
});
