/** Prints `N passed, N failed` from Vitest's own report, and fails unless everything passed. */
import { readFileSync } from 'node:fs';

const [path, testsExit, checksExit] = process.argv.slice(2);

function readReport() {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    console.log(`No report of the tests: ${error.message}`);
    return {
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [],
    };
  }
}

/** A file that could not be run fails without a test to its name. */
const isUnread = (file) =>
  file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed');

const report = readReport();
const skipped = report.numPendingTests + report.numTodoTests;
let failed = report.numFailedTests + report.testResults.filter(isUnread).length;

if (failed === 0 && (testsExit !== '0' || report.testResults.length === 0)) {
  console.log(`failed: npm ci && npm test (exit ${testsExit})`);
  failed = 1;
}
if (checksExit !== '0') {
  console.log(`failed: npm run check:static (exit ${checksExit})`);
  failed += 1;
}

console.log(
  `${report.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exitCode = failed > 0 ? 1 : 0;
