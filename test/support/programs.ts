/** Where programs are that a test needs, and what to say where they are not. */
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const FIREFOX_REMEDY =
  'no Firefox found; get it with `apt-get install firefox-esr`, or name one in the variable FIREFOX';
export const WEBKIT_REMEDY =
  'no WebKit found; get it with `apt-get install webkit2gtk-driver xvfb` (Debian 12 or newer)';

/** The path of a command, `undefined` where there is none. */
export function findCommand(...names: readonly string[]): string | undefined {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isRunnable);
}

export function findFirefox(): string | undefined {
  return process.env['FIREFOX'] ?? findCommand('firefox-esr', 'firefox');
}

export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** The driver, the small browser that comes with the library, and a display for it to be on. */
export function findWebKit(): WebKit | undefined {
  const driver = findCommand('WebKitWebDriver');
  const display = findCommand('Xvfb');
  const browser = LIBRARIES.flatMap(inFolder)
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(isRunnable);
  return driver === undefined || browser === undefined || display === undefined
    ? undefined
    : { driver, browser, display };
}

const LIBRARIES = ['/usr/lib', ...inFolder('/usr/lib').filter((path) => path.endsWith('-gnu'))];

function inFolder(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
