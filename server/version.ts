/** The version of this program, as its package has it. */
import { readFileSync } from 'node:fs';

/** Compiled, this file lies one folder deeper than its source. */
const PLACES = ['../package.json', '../../package.json'];

/** Throws where the package's own description is missing or says nothing. */
export function readVersion(): string {
  for (const place of PLACES) {
    const version = versionIn(new URL(place, import.meta.url));
    if (version !== null) return version;
  }
  throw new Error('readVersion: no package.json beside the server: install the whole package');
}

function versionIn(file: URL): string | null {
  try {
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version?: unknown };
    return typeof version === 'string' ? version : null;
  } catch {
    return null;
  }
}
