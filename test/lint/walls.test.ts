/** The linter really holds what the design asks of it: each wall is run into once. */
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint({ cwd: fileURLToPath(new URL('../..', import.meta.url)) });

/** Names of the rules that a file at `path` with this text would break. */
async function rulesBrokenBy(path: string, text: string): Promise<(string | null)[]> {
  const results = await eslint.lintText(`/** A trial. */\n${text}\n`, { filePath: path });
  return results.flatMap((result) => result.messages.map((message) => message.ruleId));
}

const IN_RULES = 'shared/rules/side.ts';
const IN_WIRE = 'shared/wire/protocol.ts';
const IN_SERVER = 'server/store/match-store.ts';
const IN_CLIENT = 'client/vite.config.ts';

test.for([
  ['the rules do not read the wall clock', IN_RULES, 'Date.now();', 'no-restricted-globals'],
  ['the rules set no timers', IN_RULES, 'setTimeout(f, 1);', 'no-restricted-globals'],
  ['the rules know no page', IN_RULES, 'document.title;', 'no-restricted-globals'],
  ['the rules know no process', IN_RULES, 'process.env;', 'no-restricted-globals'],
  ['the rules leave nothing to chance', IN_RULES, 'Math.random();', 'no-restricted-properties'],
  ['the rules do not import Node', IN_RULES, "import 'node:fs';", 'no-restricted-imports'],
  ['the rules import no schemas', IN_RULES, "import 'zod';", 'no-restricted-imports'],
  ['the wire imports schemas alone', IN_WIRE, "import 'lit';", 'no-restricted-imports'],
  ['the server writes no schemas', IN_SERVER, "import 'zod';", 'no-restricted-imports'],
  [
    'shared does not know the server',
    IN_RULES,
    "import '../../server/store/match-store.ts';",
    'import-x/no-restricted-paths',
  ],
  [
    'the server does not know the client',
    IN_SERVER,
    "import '../../client/vite.config.ts';",
    'import-x/no-restricted-paths',
  ],
  [
    'the client does not know the server',
    IN_CLIENT,
    "import '../server/store/match-store.ts';",
    'import-x/no-restricted-paths',
  ],
  [
    'what people run needs no tools of development',
    IN_SERVER,
    "import 'fast-check';",
    'import-x/no-extraneous-dependencies',
  ],
  [
    'an export of shared is documented',
    IN_RULES,
    '\nexport const A = 1;',
    'house/documented-export',
  ],
] as const)('%s', { timeout: 60_000 }, async ([, path, text, rule]) => {
  expect(await rulesBrokenBy(path, text)).toContain(rule);
});

test('schemas are written in the wire', { timeout: 60_000 }, async () => {
  expect(await rulesBrokenBy(IN_WIRE, "import 'zod';")).not.toContain('no-restricted-imports');
});
