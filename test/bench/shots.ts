/**
 * Pictures of the built pages, to be looked at: `npm run shots -- --out FOLDER`, narrowed by
 * `--page home,match` (names in test/support/shown-pages.ts), `--size 320x568`, `--theme dark`,
 * `--board slate`, `--language ne`; `--full` takes the whole page instead of the window, `--press NAME` clicks the
 * button of that name first. Prints what is cut off.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, requireChromium } from '../support/chromium.ts';
import { findCutOff } from '../support/cut-off.ts';
import { RunningServer } from '../support/running-server.ts';
import { stagePages } from '../support/shown-pages.ts';

const SIZES = '320x568,390x844,844x390,768x1024,1280x800,1920x1080';
const TAGS = { en: 'en-GB', ko: 'ko-KR', ne: 'ne-NP' } as const;

const { values } = parseArgs({
  options: {
    page: { type: 'string', default: 'all' },
    size: { type: 'string', default: SIZES },
    theme: { type: 'string', default: 'light,dark' },
    board: { type: 'string', default: 'wood' },
    language: { type: 'string', default: 'en,ko,ne' },
    out: { type: 'string', default: 'test-results/shots' },
    press: { type: 'string' },
    full: { type: 'boolean', default: false },
  },
});

const server = await RunningServer.start();
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: [...CHROMIUM_ARGS],
});
try {
  mkdirSync(values.out, { recursive: true });
  const paths = await stagePages(server.origin);
  const names = values.page === 'all' ? Object.keys(paths) : values.page.split(',');
  for (const language of values.language.split(','))
    for (const theme of values.theme.split(','))
      await shootAll(browser, { language, theme, names, paths });
} finally {
  await browser.close();
  await server.close();
}

interface Round {
  readonly language: string;
  readonly theme: string;
  readonly names: readonly string[];
  readonly paths: Readonly<Record<string, string>>;
}

/** Every page in a browser of its own, so that a seat taken by one is not held by the next. */
async function shootAll(inside: Browser, { language, theme, names, paths }: Round): Promise<void> {
  for (const name of names) {
    const path = paths[name];
    if (path === undefined)
      throw new Error(`no page ${name}; there are ${Object.keys(paths).join(', ')}`);
    const context = await inside.newContext({
      locale: language === 'ko' || language === 'ne' ? TAGS[language] : TAGS.en,
      colorScheme: theme === 'dark' ? 'dark' : 'light',
      reducedMotion: 'reduce',
    });
    await context.addInitScript(keepBoard, values.board);
    const page = await context.newPage();
    await page.goto(server.origin + path);
    for (const size of values.size.split(','))
      await shoot(page, size, `${name}-${size}-${theme}-${language}`);
    await context.close();
  }
}

/** Runs in the page, before its own scripts: as a person would have chosen. */
function keepBoard(board: string): void {
  localStorage.setItem('twin-tigers.settings', JSON.stringify({ board }));
}

async function shoot(page: Page, size: string, name: string): Promise<void> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  await page.waitForLoadState('networkidle');
  // Layouts that follow the window's size settle within two frames.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  if (values.press !== undefined) await page.getByRole('button', { name: values.press }).click();
  const path = join(values.out, `${name}.png`);
  await page.screenshot({ path, fullPage: values.full });
  const faults = await findCutOff(page);
  console.info([path, ...faults.map((fault) => `  ${fault}`)].join('\n'));
}
