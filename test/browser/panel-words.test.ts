/** What a panel says of its board is read whole: every ending, in every language, wherever the panel stands. */
import { afterEach, expect, test } from 'vitest';
import '../../client/elements/board-panel.ts';
import { LOCALES, setLocale } from '../../client/text/locale.ts';
import type { BoardOutcome } from '../../shared/rules/outcome.ts';
import { boardAt } from '../support/text.ts';
import { type Box, mount } from './mount.ts';

/** As in windows from 320 × 568 to 1280 × 800, alone and beside another board. */
const BOXES = [
  { width: 312, height: 233 },
  { width: 312, height: 470 },
  { width: 382, height: 372 },
  { width: 382, height: 750 },
  { width: 418, height: 340 },
  { width: 760, height: 455 },
  { width: 600, height: 640 },
  { width: 1230, height: 640 },
] as const;

const ENDINGS: readonly BoardOutcome[] = [
  { result: 'tigers', reason: 'captures' },
  { result: 'goats', reason: 'trapped' },
  { result: 'tigers', reason: 'stuck' },
  { result: 'draw', reason: 'repetition' },
  { result: 'draw', reason: 'no-progress' },
  { result: 'draw', reason: 'ply-limit' },
  { result: 'draw', reason: 'agreed' },
];

afterEach(() => setLocale('en'));

test.each(LOCALES)('how a board ended is read whole in %s', async (locale) => {
  await setLocale(locale);
  const faults: string[] = [];
  for (const box of BOXES)
    for (const outcome of ENDINGS) faults.push(...(await findShortened(outcome, box)));
  expect(faults).toEqual([]);
});

/** What a panel of that size says of an ending, and shows in part alone. */
async function findShortened(outcome: BoardOutcome, box: Box): Promise<string[]> {
  const board = { ...boardAt('T3T/5/5/1G3/T3T t 15 4'), outcome };
  const panel = await mount('board-panel', { board, name: 'right', viewerSide: 'tigers' }, box);
  const edges = panel.getBoundingClientRect();
  const found = [...panel.renderRoot.querySelectorAll('.limit.over, .turn.over')].filter(
    (words) => {
      const { left, right, width } = words.getBoundingClientRect();
      const isWhole = width > 0 && words.scrollWidth <= Math.ceil(width);
      return !isWhole || left < edges.left - 1 || right > edges.right + 1;
    },
  );
  panel.parentElement?.remove();
  return found.map((words) => `${box.width} × ${box.height}: ${words.textContent.trim()}`);
}
