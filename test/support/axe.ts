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
  // Evaluated from outside, so the page's own policy against foreign scripts stays in force.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate((options) => axe.run(options), OPTIONS);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} (${node.failureSummary ?? ''})`),
  );
}
