/** What was built: small enough to be there at once, and alive. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { Person } from '../support/person.ts';
import { useStage } from '../support/stage.ts';
import { stageMatch } from '../support/staged-match.ts';

const staged = useStage();

const KIB = 1024;
/** CLIENT.md, “Budgets”. The script of the start page should stay under 50, and fails at 60. */
const START_SCRIPT_KIB = 60;
const FIRST_LOAD_KIB = 75;
const CHUNK_KIB = 25;
/** All that is kept for times without a network, in every language. */
const KEPT_KIB = 300;
/** Files of data, not code, with a budget of their own in KiB. */
const DATA_KIB: Readonly<Record<string, number>> = { 'puzzles.txt': 60 };
const ASSETS = new URL('../../dist/client/assets/', import.meta.url);

interface Weight {
  readonly scriptKib: number;
  readonly allKib: number;
}

/** Weighs what a page loads until it rests, each file by itself through gzip. */
async function weigh(page: Page, load: () => Promise<unknown>): Promise<Weight> {
  const files: Promise<{ readonly isScript: boolean; readonly bytes: number }>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (!['document', 'script', 'stylesheet'].includes(type)) return;
    files.push(
      response.body().then((body) => ({
        isScript: type === 'script',
        bytes: gzipSync(body).length,
      })),
    );
  });
  await load();
  await page.waitForLoadState('networkidle');
  const loaded = await Promise.all(files);
  const sum = (bytes: readonly number[]): number => bytes.reduce((a, b) => a + b, 0) / KIB;
  return {
    scriptKib: sum(loaded.filter(({ isScript }) => isScript).map(({ bytes }) => bytes)),
    allKib: sum(loaded.map(({ bytes }) => bytes)),
  };
}

function report(name: string, { scriptKib, allKib }: Weight): void {
  console.info(`${name}: script ${scriptKib.toFixed(1)} KiB, all ${allKib.toFixed(1)} KiB (gzip)`);
}

test('the start page stays within its budget', async () => {
  const { browser, server } = staged();
  const person = await Person.arrive(browser);
  const weight = await weigh(person.page, () => person.page.goto(server.origin));
  report('start page', weight);
  expect(weight.scriptKib).toBeLessThan(START_SCRIPT_KIB);
  expect(weight.allKib).toBeLessThan(FIRST_LOAD_KIB);
  await person.leave();
});

test('a match opened by its link stays within the budget of a first load', async () => {
  const { browser, server } = staged();
  const { host, guest, watchLink } = await stageMatch(browser, server.origin);
  const spectator = await Person.arrive(browser);
  const weight = await weigh(spectator.page, () => spectator.page.goto(watchLink));
  report('match', weight);
  expect(weight.allKib).toBeLessThan(FIRST_LOAD_KIB);
  await Promise.all([host, guest, spectator].map((person) => person.leave()));
});

test('no file that is loaded when it is needed is larger than its budget', () => {
  const files = readdirSync(ASSETS).filter((file) => !/\.(br|gz)$/.test(file));
  const sizes = files.map((file) => ({
    file,
    kib: gzipSync(readFileSync(new URL(file, ASSETS))).length / KIB,
  }));
  const [largest] = sizes.sort((a, b) => b.kib - a.kib);
  const sum = sizes.reduce((total, { kib }) => total + kib, 0);
  console.info(
    `largest: ${largest?.file ?? ''} ${largest?.kib.toFixed(1) ?? ''} KiB, all ${sum.toFixed(1)} KiB`,
  );
  const budgetOf = (file: string): number =>
    DATA_KIB[file.replace(/-[\w-]{8}\./, '.')] ?? CHUNK_KIB;
  expect(sizes.filter(({ file, kib }) => kib > budgetOf(file))).toEqual([]);
  expect(sum).toBeLessThan(KEPT_KIB);
});

// A build with the wrong decorator settings exits well and ships elements that never render again.
test('a built element renders again when a property is set', async () => {
  const { browser, server } = staged();
  const person = await Person.arrive(browser);
  await person.page.goto(`${server.origin}/local/classic`);
  await person.point('left', 'c3').waitFor();
  const label = await person.page.evaluate(async () => {
    const board = document
      .querySelector('app-shell')
      ?.shadowRoot?.querySelector('local-page')
      ?.shadowRoot?.querySelector('play-view')
      ?.shadowRoot?.querySelector('board-panel')
      ?.shadowRoot?.querySelector('bagh-board');
    if (board === null || board === undefined) throw new Error('no board on the page');
    board.label = 'Set from outside';
    await board.updateComplete;
    return board.shadowRoot?.querySelector('[role="grid"]')?.getAttribute('aria-label');
  });
  expect(label).toBe('Set from outside');
  await person.leave();
});
