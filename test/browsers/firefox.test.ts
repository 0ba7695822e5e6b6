/** Firefox, driven over WebDriver BiDi. */
import { type Browser, launch } from 'puppeteer-core';
import { afterAll, beforeAll, test } from 'vitest';
import { OtherWindow } from '../support/other-window.ts';
import { FIREFOX_REMEDY, findFirefox } from '../support/programs.ts';
import { RunningServer } from '../support/running-server.ts';
import { playThrough } from '../support/smoke-play.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  server = await RunningServer.start();
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error(FIREFOX_REMEDY);
  browser = await launch({ browser: 'firefox', executablePath, headless: true });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** A window of a profile of its own. */
async function openWindow(): Promise<OtherWindow> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  return new OtherWindow({
    open: (address) => page.goto(address),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    close: () => context.close(),
  });
}

test('in Firefox two people meet on the home page and play a final to its result', async () => {
  const [host, guest] = await Promise.all([openWindow(), openWindow()]);
  await playThrough(server.origin, host, guest);
  await Promise.all([host.close(), guest.close()]);
});
