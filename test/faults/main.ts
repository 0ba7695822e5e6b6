/** `npm run faults -- [--short] [NAME…]`: lets faults happen, prints what came of it, exits 1 where a promise is broken. */
import { formatFindings, type Finding } from '../support/promise-table.ts';
import { FAULTS } from './faults.ts';

const names = process.argv
  .slice(2)
  .filter((argument) => argument !== '--short')
  .map((argument) => argument.replace(/^--/, ''));
const size = process.argv.includes('--short') ? 'short' : 'long';
const unknown = names.find((name) => FAULTS.every((fault) => fault.name !== name));
if (unknown !== undefined) {
  process.stderr.write(`${unknown}: one of ${FAULTS.map(({ name }) => name).join(', ')}\n`);
  process.exit(2);
}

const findings: Finding[] = [];
for (const { name, run, lacks } of FAULTS) {
  if (names.length > 0 && !names.includes(name)) continue;
  const lack = lacks?.() ?? null;
  if (lack !== null) {
    findings.push({ promise: name, figure: 'measured', measured: lack, isKept: false });
    continue;
  }
  const sinceMs = performance.now();
  const found = await run(size);
  findings.push(...found);
  process.stderr.write(`${name}: ${Math.round((performance.now() - sinceMs) / 1000)} s\n`);
}
process.stdout.write(formatFindings(findings));
process.exit(findings.every(({ isKept }) => isKept) ? 0 : 1);
