/** Runs the trials of a harness from the command line, and prints what came of them. */
import { formatFindings, type Finding } from './promise-table.ts';
import type { Size, Trial } from './trial.ts';

/** What was asked for; no names: all of them. */
export interface Wanted {
  readonly names: readonly string[];
  readonly size: Size;
  readonly minutes?: number;
}

/** Ends the process: with 1 where a promise is broken, with 2 where a name is unknown. */
export async function runTrials(trials: readonly Trial[], wanted: Wanted): Promise<never> {
  const { names } = wanted;
  const unknown = names.find((name) => trials.every((trial) => trial.name !== name));
  if (unknown !== undefined) {
    process.stderr.write(`${unknown}: one of ${trials.map(({ name }) => name).join(', ')}\n`);
    process.exit(2);
  }
  const findings: Finding[] = [];
  for (const trial of trials)
    if (names.length === 0 || names.includes(trial.name))
      findings.push(...(await findingsOf(trial, wanted)));
  process.stdout.write(formatFindings(findings));
  process.exit(findings.every(({ isKept }) => isKept) ? 0 : 1);
}

async function findingsOf(
  { name, run, lacks }: Trial,
  { size, minutes }: Wanted,
): Promise<readonly Finding[]> {
  const lack = lacks?.() ?? null;
  if (lack !== null) return [{ promise: name, figure: 'measured', measured: lack, isKept: false }];
  const sinceMs = performance.now();
  const found = await run(size, minutes);
  process.stderr.write(`${name}: ${Math.round((performance.now() - sinceMs) / 1000)} s\n`);
  return found;
}
