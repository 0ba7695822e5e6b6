/** Stands in for every test file that needs a browser where there is none, so that none is forgotten. */
import type { Plugin } from 'vite';

/**
 * Reads each file that `needsBrowser` picks as one test: skipped with the remedy as its reason, or
 * failing with it where `mustRun`.
 */
export function browserStandIn(needsBrowser: RegExp, remedy: string, mustRun: boolean): Plugin {
  const body = mustRun
    ? `() => { throw new Error(${JSON.stringify(remedy)}); }`
    : `({ skip }) => skip(${JSON.stringify(remedy)})`;
  return {
    name: 'browser-stand-in',
    enforce: 'pre',
    load: (id) =>
      needsBrowser.test(id)
        ? `import { test } from 'vitest';\ntest('runs in a browser', ${body});`
        : undefined,
  };
}
