/** The viewer's hand on a board: confirming what was chosen, planning what comes next. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PointActivateEvent } from '../../client/elements/board-events.ts';
import '../../client/elements/board-panel.ts';
import { sayRefusal } from '../../client/text/sentences.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { parsePoint } from '../../shared/notation/point.ts';
import { actionOf, boardAt, valueOf } from '../support/text.ts';
import { change, mount, record } from './mount.ts';

type BoardPanel = HTMLElementTagNameMap['board-panel'];

const TIGERS_ACT = boardAt('T3T/5/5/1G3/T3T t 19 0');
/** All goats are placed, and the tigers are to act. */
const MOVING = boardAt('GGGG1/GTGGG/GG1TG/GGT1G/1TGGG t 0 3');

const C3 = valueOf(parsePoint('c3'), 'c3');

async function openPanel(changes: Partial<BoardPanel> = {}): Promise<BoardPanel> {
  const acting = { board: TIGERS_ACT, canAct: true, atTurn: true, helpers: true } as const;
  return mount('board-panel', { ...acting, viewerSide: 'tigers', ...changes });
}

/** What the panel tells its page: actions as written, refusals as said. */
function listen(panel: BoardPanel): string[] {
  const told = record(panel, 'action-chosen', ({ action }) => formatAction(action));
  panel.addEventListener('action-refused', ({ code, points }) =>
    told.push(sayRefusal(code, points)),
  );
  return told;
}

function point(name: string) {
  return page.getByRole('button', { name: new RegExp(`^${name},`) });
}

describe('a chosen action', () => {
  const GOATS = boardAt('T3T/5/5/1G3/T3T g 19 0');
  const always = { board: GOATS, viewerSide: 'goats', confirm: 'always' } as const;

  test('that is to be confirmed is shown as a proposal, and a second tap there plays it', async () => {
    const panel = await openPanel(always);
    const told = listen(panel);
    await point('c3').click();
    expect(told).toEqual([]);
    await expect.element(point('c3')).toHaveAccessibleName('c3, empty, tap again to play');
    await point('c3').click();
    expect(told).toEqual(['c3']);
  });

  test('is taken back by Escape', async () => {
    const told = listen(await openPanel(always));
    await point('c3').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(point('c3')).toHaveAccessibleName('c3, empty');
    expect(told).toEqual([]);
  });

  test('is replaced by another one, and taken back without a word by a tap beside it', async () => {
    const told = listen(await openPanel(always));
    await point('c3').click();
    await point('d4').click();
    await expect.element(point('d4')).toHaveAccessibleName('d4, empty, tap again to play');
    await point('a1').click();
    await expect.element(point('d4')).toHaveAccessibleName('d4, empty');
    expect(told).toEqual([]);
  });

  test('is not asked twice about in the last ten seconds', async () => {
    const clock = { deadlineMs: 9000, fullMs: 60_000 };
    const told = listen(await openPanel({ ...always, clock, now: () => 0 }));
    await point('c3').click();
    expect(told).toEqual(['c3']);
  });

  test('by touch alone is asked twice about where that is set', async () => {
    const panel = await openPanel({ ...always, confirm: 'touch' });
    const told = listen(panel);
    const board = panel.renderRoot.querySelector('bagh-board');
    board?.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }));
    board?.dispatchEvent(new PointActivateEvent(C3));
    expect(told).toEqual([]);
    await change(panel, {});
    await expect.element(point('c3')).toHaveAccessibleName('c3, empty, tap again to play');
    // The mouse hits what it points at: beside the proposal it plays another action at once.
    await point('d4').click();
    expect(told).toEqual(['d4']);
  });

  test('proposed on one board is not lost by a change on the other', async () => {
    const panel = await openPanel(always);
    await point('c3').click();
    await change(panel, { isNext: true, clock: { deadlineMs: 50_000, fullMs: 60_000 } });
    await expect.element(point('c3')).toHaveAccessibleName('c3, empty, tap again to play');
  });
});

describe('a plan', () => {
  const waiting = { canAct: false, planSide: 'goats', viewerSide: 'goats' } as const;

  function plans(panel: BoardPanel): string[] {
    return record(panel, 'premove-chosen', ({ action }) =>
      action === null ? 'dropped' : formatAction(action),
    );
  }

  test('is chosen by a tap while the opponent is to act, and never as an action', async () => {
    const panel = await openPanel(waiting);
    const told = listen(panel);
    const planned = plans(panel);
    await point('c3').click();
    expect([planned, told]).toEqual([['c3'], []]);
  });

  test('is shown as one, and dropped by a tap on it or by Escape', async () => {
    const panel = await openPanel({ ...waiting, planned: actionOf('c3') });
    const planned = plans(panel);
    await expect.element(point('c3')).toHaveAccessibleName('c3, empty, planned');
    await expect.element(page.getByText('planned: c3')).toBeVisible();
    await point('c3').click();
    await userEvent.keyboard('{Escape}');
    expect(planned).toEqual(['dropped', 'dropped']);
  });

  test('begun by a selection stays begun through a guarded moment', async () => {
    const panel = await openPanel({ ...waiting, planSide: 'goats', board: MOVING });
    await point('e4').click();
    await expect.element(point('e4')).toHaveAccessibleName('e4, goat, selected');
    await change(panel, { guarded: true });
    await change(panel, { guarded: false, canAct: false });
    await expect.element(point('e4')).toHaveAccessibleName('e4, goat, selected');
  });
});
