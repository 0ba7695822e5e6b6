/** Both boards fit into any window without scrolling, with points large enough for a finger. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findCutOff } from '../support/cut-off.ts';
import { Person } from '../support/person.ts';
import { playScript } from '../support/scripted-match.ts';
import { useStage } from '../support/stage.ts';
import { stageMatch } from '../support/staged-match.ts';

const staged = useStage();

/** CLIENT.md: from 320 × 568 up. */
const WINDOWS = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;
const FINGER_PX = 44;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Layout {
  readonly boards: readonly Box[];
  readonly buttons: readonly Box[];
  readonly pointPx: number;
  /** How far the page could be scrolled. */
  readonly overflow: readonly [across: number, down: number];
}

function measure(page: Page): Promise<Layout> {
  return page.evaluate(async () => {
    // A window that has just changed is laid out anew within two frames.
    const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);
    await nextFrame();
    await nextFrame();
    const all = (root: ParentNode, selector: string): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        ...(element.matches(selector) ? [element] : []),
        ...(element.shadowRoot === null ? [] : all(element.shadowRoot, selector)),
      ]);
    const boxes = (selector: string): Box[] =>
      all(document, selector).map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { left, top, right, bottom };
      });
    const point = boxes('bagh-board [role="gridcell"]')[0] ?? boxes('[role="gridcell"]')[0];
    const root = document.documentElement;
    return {
      boards: boxes('[role="grid"]'),
      // Those of dialogs have no box while they are closed.
      buttons: boxes('icon-button').filter(({ left, right }) => right > left),
      pointPx:
        point === undefined ? 0 : Math.min(point.right - point.left, point.bottom - point.top),
      overflow: [root.scrollWidth - root.clientWidth, root.scrollHeight - root.clientHeight],
    };
  });
}

async function expectToFit({ page }: Person, stage: string): Promise<void> {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const { boards, buttons, pointPx, overflow } = await measure(page);
    const name = `${stage}, ${width} × ${height}`;
    expect(boards, name).toHaveLength(2);
    for (const { left, top, right, bottom } of [...boards, ...buttons]) {
      expect(left, name).toBeGreaterThanOrEqual(0);
      expect(top, name).toBeGreaterThanOrEqual(0);
      expect(right, name).toBeLessThanOrEqual(width);
      expect(bottom, name).toBeLessThanOrEqual(height);
    }
    const rows = new Set(buttons.map(({ top }) => Math.round(top)));
    expect(rows.size, `${name}: rows of buttons`).toBe(1);
    expect(overflow, name).toEqual([0, 0]);
    expect(pointPx, name).toBeGreaterThanOrEqual(FINGER_PX);
  }
}

test('both boards and one row of buttons are wholly in sight, for players, spectators and afterwards', async () => {
  const { browser, server } = staged();
  const { host, guest, watchLink } = await stageMatch(browser, server.origin);
  const spectator = await Person.arrive(browser);
  await spectator.page.goto(watchLink);
  await host.tap('left', 'c3');
  await expectToFit(host, 'in play');
  await spectator.board('left').waitFor();
  await expectToFit(spectator, 'watching');
  await guest.button('Resign').click();
  await guest.button('Resign the match').click();
  await host.heading('You win').waitFor();
  await host.page.keyboard.press('Escape');
  await expectToFit(host, 'over');
  await Promise.all([host, guest, spectator].map((person) => person.leave()));
});

test('start page and invitation never scroll sideways', async () => {
  const { browser, server } = staged();
  const { host, guest } = await stageMatch(browser, server.origin);
  for (const [width, height] of WINDOWS) {
    await guest.page.setViewportSize({ width, height });
    await guest.page.goto(server.origin);
    await guest.button('Create match').waitFor();
    expect((await measure(guest.page)).overflow[0]).toBe(0);
    await guest.button('Create match').click();
    await guest.page.getByLabel('Invitation link').waitFor();
    expect((await measure(guest.page)).overflow[0]).toBe(0);
  }
  await Promise.all([host, guest].map((person) => person.leave()));
});

test('on a large screen both boards have one size, and long names are read whole', async () => {
  const { browser, server } = staged();
  const match = await playScript(server.origin, 'L.c3 L.a1-b1', { name: 'Pemba Dorje Sherpa' });
  const room = await Person.arrive(browser);
  await room.page.goto(`${server.origin}/m/${match.id}?screen`);
  await room.page.getByRole('region', { name: 'Right board' }).waitFor();
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
    [1080, 1920],
  ] as const) {
    await room.page.setViewportSize({ width, height });
    const boxes = await room.page
      .locator('bagh-board')
      .evaluateAll((boards) => boards.map((board) => board.getBoundingClientRect().width));
    expect(boxes).toHaveLength(2);
    expect(boxes[0], `${width} × ${height}`).toBeCloseTo(boxes[1] ?? 0, 0);
    expect(await findCutOff(room.page)).toEqual([]);
  }
  await room.leave();
});

test('a puzzle of any kind, its task, its buttons and what was solved are in sight at once, in every language', async () => {
  const { browser, server } = staged();
  for (const locale of ['en-GB', 'ko-KR', 'ne-NP']) {
    const person = await Person.arrive(browser, { locale, viewport: { width: 1280, height: 800 } });
    const { page } = person;
    await page.goto(`${server.origin}/puzzles`);
    await page.locator('puzzle-board bagh-board').waitFor();
    for (const kind of await page.getByRole('radio').all()) {
      // The label lies over its radio button.
      await kind.check({ force: true });
      const name = `${locale}, ${await kind.inputValue()}`;
      for (const part of ['h1', '.task', 'bagh-board', '.actions', '.facts']) {
        const bottoms = await page
          .locator(`puzzles-page ${part}`)
          .evaluateAll((found) => found.map((one) => one.getBoundingClientRect().bottom));
        expect(bottoms.length, `${name}: ${part}`).toBeGreaterThan(0);
        expect(Math.max(...bottoms), `${name}: ${part}`).toBeLessThanOrEqual(800);
      }
      expect((await measure(page)).overflow[0], name).toBe(0);
    }
    await person.leave();
  }
});
