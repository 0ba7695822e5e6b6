/** Both boards fit into any window without scrolling, with points large enough for a finger. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
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
  return page.evaluate(() => {
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
      buttons: boxes('icon-button'),
      pointPx:
        point === undefined ? 0 : Math.min(point.right - point.left, point.bottom - point.top),
      overflow: [root.scrollWidth - root.clientWidth, root.scrollHeight - root.clientHeight],
    };
  });
}

test('both boards and the bar are wholly in sight in every window, at every stage', async () => {
  const { browser, server } = staged();
  const { host, guest } = await stageMatch(browser, server.origin);
  await host.tap('left', 'c3');
  for (const [width, height] of WINDOWS) {
    await host.page.setViewportSize({ width, height });
    const { boards, buttons, pointPx, overflow } = await measure(host.page);
    const name = `${width} × ${height}`;
    expect(boards, name).toHaveLength(2);
    for (const { left, top, right, bottom } of [...boards, ...buttons]) {
      expect(left, name).toBeGreaterThanOrEqual(0);
      expect(top, name).toBeGreaterThanOrEqual(0);
      expect(right, name).toBeLessThanOrEqual(width);
      expect(bottom, name).toBeLessThanOrEqual(height);
    }
    expect(overflow, name).toEqual([0, 0]);
    expect(pointPx, name).toBeGreaterThanOrEqual(FINGER_PX);
  }
  await Promise.all([host, guest].map((person) => person.leave()));
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
