/** Where the browser tests find Chromium, and what to say where there is none. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Said wherever Chromium is missing. */
export const CHROMIUM_REMEDY =
  'no Chromium found; get it with `npx playwright install chromium` (or `apt-get install chromium` on Debian), or name one in the variable CHROMIUM';

/** Quiet, offline and fit for root in a container. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
] as const;

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const;

/**
 * The path of a Chromium: the one `CHROMIUM` names, the system's, or the one Playwright downloaded.
 * A `CHROMIUM` that cannot be run is not replaced by another: whoever set it meant it.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env['CHROMIUM'];
  if (named !== undefined && named !== '') return isRunnable(named) ? named : undefined;
  const folders = new Set(['/usr/bin', ...(env['PATH'] ?? '').split(delimiter)]);
  const candidates = [...folders].flatMap((folder) => COMMANDS.map((name) => join(folder, name)));
  return [...candidates, chromium.executablePath()].find(isRunnable);
}

/** As `findChromium`; throws with the remedy where there is none. */
export function requireChromium(): string {
  const path = findChromium();
  if (path === undefined) throw new Error(CHROMIUM_REMEDY);
  return path;
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
