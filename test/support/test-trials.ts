/** The short form of a harness as tests: the promises hold, and each mutant is caught. */
import { expect, test } from 'vitest';
import { formatFindings } from './promise-table.ts';
import type { Trial } from './trial.ts';

export function testTrials(trials: readonly Trial[]): void {
  test.for(trials)(
    'promises hold, and mutants are caught: $name',
    async ({ run, lacks }, { skip }) => {
      const lack = lacks?.() ?? null;
      if (lack !== null && process.env['CI'] !== 'true') skip(lack);
      expect(lack).toBeNull();
      const findings = await run('short');
      expect(findings.length).toBeGreaterThan(0);
      expect(
        findings.filter(({ isKept }) => !isKept),
        formatFindings(findings),
      ).toEqual([]);
    },
  );
}
