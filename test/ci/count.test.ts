/** The last line of `.ci/run`: a count that agrees with the exit code. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const COUNT = fileURLToPath(new URL('../../.ci/count.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'count-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ALL_PASSED = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
};
const UNREAD_FILE = { status: 'failed', assertionResults: [] };
const FAILED_FILE = { status: 'failed', assertionResults: [{ status: 'failed' }] };

/** Runs the count over a report; the exits are those of the tests and of the checks. */
function count(report: object | undefined, testsExit = 0, checksExit = 0) {
  const path = join(folder, report === undefined ? 'missing.json' : 'tests.json');
  if (report !== undefined) writeFileSync(path, JSON.stringify(report));
  const args = [COUNT, path, String(testsExit), String(checksExit)];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { lastLine: stdout.trimEnd().split('\n').at(-1), status };
}

test('a run without failures ends well', () => {
  expect(count(ALL_PASSED)).toEqual({ lastLine: '5 passed, 0 failed', status: 0 });
});

test('skipped tests and those still to do are named, and do not fail the run', () => {
  const report = { ...ALL_PASSED, numPendingTests: 2, numTodoTests: 1 };
  expect(count(report)).toEqual({ lastLine: '5 passed, 0 failed, 3 skipped', status: 0 });
});

test('a failed test fails the run', () => {
  const report = { ...ALL_PASSED, numFailedTests: 1, testResults: [FAILED_FILE] };
  expect(count(report, 1)).toEqual({ lastLine: '5 passed, 1 failed', status: 1 });
});

test('a file that could not be read counts as a failure', () => {
  const report = { ...ALL_PASSED, testResults: [UNREAD_FILE] };
  expect(count(report, 1)).toEqual({ lastLine: '5 passed, 1 failed', status: 1 });
});

test('tests that end badly without a failed test count as one failure', () => {
  expect(count(ALL_PASSED, 1)).toEqual({ lastLine: '5 passed, 1 failed', status: 1 });
});

test('a failed check counts as one failure', () => {
  expect(count(ALL_PASSED, 0, 2)).toEqual({ lastLine: '5 passed, 1 failed', status: 1 });
});

test('a missing report is a failure even where every command ended well', () => {
  expect(count(undefined)).toEqual({ lastLine: '0 passed, 1 failed', status: 1 });
});
