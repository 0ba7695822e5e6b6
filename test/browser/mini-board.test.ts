/** Boards in lists: small, still, and yet to be read. */
import { expect, test } from 'vitest';
import '../../client/elements/mini-board.ts';
import { mount } from './mount.ts';

const POSITION = '1GT1T/G1G1G/2T2/G2G1/1G1GT g 10 2';

async function show(change: { readonly position?: string; readonly lastPly?: string | null } = {}) {
  const board = await mount('mini-board', { position: POSITION, lastPly: 'a1xc3', ...change });
  const all = (selector: string): Element[] => [
    ...(board.shadowRoot?.querySelectorAll(selector) ?? []),
  ];
  return { board, all };
}

test('every piece of the position is drawn, tigers and goats in different shapes', async () => {
  const { all } = await show();
  expect(all('.tiger')).toHaveLength(4);
  expect(all('.goat')).toHaveLength(8);
  const shapes = (selector: string): string => all(selector)[0]?.innerHTML ?? '';
  expect(shapes('.tiger')).not.toBe(shapes('.goat'));
});

test('at the size of lists a piece is seen at 15 px or more', async () => {
  const { board, all } = await show();
  board.style.inlineSize = '100px';
  for (const piece of [...all('.tiger'), ...all('.goat')])
    expect(piece.getBoundingClientRect().width).toBeGreaterThanOrEqual(15);
});

test('the last ply is marked where it came to and where it came from', async () => {
  const { all } = await show();
  expect(all('.mark')).toHaveLength(1);
  expect(all('.mark')[0]?.getAttribute('d')).toContain('M10 90L');
});

test.each([null, 'pass', 'nonsense'])('nothing is marked for %s', async (lastPly) => {
  const { all } = await show({ lastPly });
  expect(all('.mark')).toHaveLength(0);
});

test('what is no position shows a board at its start', async () => {
  const { all } = await show({ position: 'nonsense', lastPly: null });
  expect(all('.tiger')).toHaveLength(4);
  expect(all('.goat')).toHaveLength(0);
});
