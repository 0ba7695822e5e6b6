/** Stops the end-to-end tests with the remedy where there is nothing built to drive. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUILT = ['dist/server/main.js', 'dist/client/index.html'] as const;

export default function requireBuild(): void {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const missing = BUILT.find((path) => !existsSync(`${root}${path}`));
  if (missing !== undefined)
    throw new Error(`${missing} is missing; run \`npm run build\`, or \`npm test\`, which does`);
}
