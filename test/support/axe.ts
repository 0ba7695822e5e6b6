/** What axe finds on a page (WCAG 2.2 AA and its best practice). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Person } from './person.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

declare const axe: { run: (options: RunOptions) => Promise<AxeResults> };

/** Each finding in a line: the rule, and where it is broken. */
export async function findFaults({ page }: Person): Promise<string[]> {
  await page.evaluate(settle);
  // Evaluated from outside, so the page's own policy against foreign scripts stays in force.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate((options) => axe.run(options), OPTIONS);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} (${node.failureSummary ?? ''})`),
  );
}

/** Colours on their way to others are nobody's to judge: waits for what moves and has an end. */
async function settle(): Promise<void> {
  const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot === null ? [] : rootsIn(shadowRoot),
    ),
  ];
  const ending = rootsIn(document)
    .flatMap((root) => root.getAnimations())
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
