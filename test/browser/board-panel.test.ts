/** A board with its facts: the selection made on it, what it tells its page, what it says in words. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../client/elements/board-panel.ts';
import { sayRefusal } from '../../client/text/sentences.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { PLAIN_RULES, RULESETS } from '../../shared/rules/ruleset.ts';
import { actionOf, boardAt, playAll } from '../support/text.ts';
import { change, mount, record } from './mount.ts';

type BoardPanel = HTMLElementTagNameMap['board-panel'];

const TIGERS_ACT = boardAt('T3T/5/5/1G3/T3T t 19 0');

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

describe('a selection', () => {
  test('shows where its piece can go, and a tap there chooses the action', async () => {
    const told = listen(await openPanel());
    await point('a1').click();
    await expect
      .element(page.getByRole('button', { name: 'c3, empty, captures by landing here' }))
      .toBeInTheDocument();
    await point('c3').click();
    expect(told).toEqual(['a1xc3']);
  });

  test('ends with Escape', async () => {
    await openPanel();
    await point('a1').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(point('a1')).toHaveAccessibleName('a1, tiger');
  });

  test('is kept while only facts around the board change', async () => {
    const panel = await openPanel();
    await point('a1').click();
    await change(panel, { isNext: true, fullMs: 60_000 });
    await expect.element(point('a1')).toHaveAccessibleName('a1, tiger, selected');
  });

  test('is dropped when the board changes under it', async () => {
    const panel = await openPanel();
    await point('a1').click();
    await change(panel, { board: playAll(TIGERS_ACT, 'e1-e2 c3') });
    await expect.element(point('a1')).toHaveAccessibleName('a1, tiger');
  });

  test('shows no targets where helpers are off, and acts all the same', async () => {
    const told = listen(await openPanel({ helpers: false }));
    await point('a1').click();
    await expect.element(point('c3')).toHaveAccessibleName('c3, empty');
    await point('c3').click();
    expect(told).toEqual(['a1xc3']);
  });
});

describe('a tap that does nothing', () => {
  test('says why, with its points', async () => {
    const told = listen(await openPanel());
    await point('a1').click();
    await point('d4').click();
    expect(told).toEqual(['No line from a1 to d4.']);
  });

  test('says what the page gives as the reason while the viewer may not act', async () => {
    const told = listen(await openPanel({ canAct: false, idleRefusal: 'other-board-at-turn' }));
    await point('a1').click();
    expect(told).toEqual(['The other board is to be played now.']);
  });
});

describe('the words of a panel', () => {
  function words(panel: BoardPanel): string {
    return panel.renderRoot.querySelector('.facts')?.textContent.replace(/\s+/g, ' ') ?? '';
  }

  test('say whose it is and that it is your move', async () => {
    expect(words(await openPanel({ name: 'left' }))).toMatch(/Left You: tigers your move/);
  });

  test('say who is to move where it is not yours', async () => {
    expect(words(await openPanel({ canAct: false }))).toContain('tigers to move');
  });

  test('say that the board is next', async () => {
    expect(words(await openPanel({ atTurn: false, canAct: false, isNext: true }))).toContain(
      'next: tigers',
    );
  });

  test('name both players for those who have no side', async () => {
    const panel = await openPanel({
      viewerSide: null,
      players: { tigers: 'Asha', goats: 'Bikram' },
    });
    expect(words(panel)).toMatch(/Asha: tigers.*Bikram: goats/);
  });

  test('count what is in hand, what is captured, and plies of the limit', async () => {
    const board = { ...boardAt('T3T/5/5/1G3/T3T t 17 2', RULESETS['devils-plan']), plies: 37 };
    const panel = await openPanel({ board });
    expect(words(panel)).toContain('17 goats in hand');
    expect(words(panel)).toContain('ply 37 of 200');
    await expect
      .element(page.getByRole('img', { name: '2 goats of 5 captured' }))
      .toBeInTheDocument();
  });

  test('warn instead when the limit comes near', async () => {
    const board = { ...boardAt('goats', RULESETS['devils-plan']), plies: 195 };
    expect(words(await openPanel({ board }))).toContain('Draw in 5 plies');
  });

  test('tell how a board ended', async () => {
    await openPanel({ board: boardAt('TGGGT/GGGGG/G1G1G/GGGGG/TGGGT t 0 1') });
    await expect.element(page.getByText('Goats win')).toBeVisible();
    await expect.element(page.getByText('no tiger can move')).toBeVisible();
  });
});

/** Panels as they are in windows of 320 × 568, 390 × 844, 844 × 390 and 1280 × 800, in pixels. */
const PANELS = [
  [312, 236],
  [382, 370],
  [414, 340],
  [600, 680],
] as const;

test.each(PANELS)('the longest names widen no panel of %i × %i', async (width, height) => {
  const name = 'Wwwwwwwwwwwwwwwwwwwwwwww';
  const players = { tigers: name, goats: name };
  const panel = await mount(
    'board-panel',
    { name: 'left', viewerSide: null, players, atTurn: true },
    {
      width,
      height,
    },
  );
  const frame = panel.getBoundingClientRect();
  for (const fact of panel.renderRoot.querySelectorAll('.facts *')) {
    const { left, right } = fact.getBoundingClientRect();
    expect(left, fact.className).toBeGreaterThanOrEqual(frame.left - 1);
    expect(right, fact.className).toBeLessThanOrEqual(frame.right + 1);
  }
});

test.each(PANELS)(
  'whose board it is stands unshortened in a panel of %i × %i',
  async (width, height) => {
    const acting = { name: 'left', viewerSide: 'tigers', atTurn: true, fullMs: 60_000 } as const;
    const panel = await mount('board-panel', acting, { width, height });
    const clock = panel.renderRoot.querySelector('ply-clock')?.getBoundingClientRect();
    const turn = panel.renderRoot.querySelector('.turn')?.getBoundingClientRect();
    const role = panel.renderRoot.querySelector('.role');
    expect(role?.scrollWidth).toBeLessThanOrEqual(role?.clientWidth ?? 0);
    if (turn === undefined || clock === undefined) throw new Error('no turn or clock is shown');
    expect(turn.right <= clock.left || turn.bottom <= clock.top).toBe(true);
  },
);

test('the clock of a line that is down counts no further', async () => {
  let nowMs = 0;
  const clock = { deadlineMs: 60_000, fullMs: 60_000 };
  const panel = await openPanel({ clock, fullMs: 60_000, now: () => nowMs });
  await change(panel, { stale: true });
  nowMs = 20_000;
  await new Promise(requestAnimationFrame);
  await expect.element(page.getByRole('timer')).toHaveTextContent('1:00');
});

test('a pass is a button, where it is all that can be done', async () => {
  const ruleset = { ...PLAIN_RULES, goatsWithoutAction: 'pass' } as const;
  const told = listen(
    await openPanel({ board: boardAt('GGT2/GGGT1/GGGGT/GGGGG/GGGGT g 0 2', ruleset) }),
  );
  expect(told).toEqual([]);
  await page.getByRole('button', { name: 'Pass' }).click();
  expect(told).toEqual(['pass']);
});

test('no pass is offered where goats can go', async () => {
  await openPanel({ board: boardAt('goats') });
  expect(page.getByRole('button', { name: 'Pass' }).elements()).toHaveLength(0);
});

test('the last ply is written beside the board', async () => {
  await openPanel({ lastAction: actionOf('a1xc3') });
  await expect.element(page.getByText('a1xc3')).toBeInTheDocument();
});
