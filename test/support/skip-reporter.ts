/** Ends a test run with every test that was skipped and why, or passed at its second try, and the count as one plain line. */
import type { Reporter, TestCase, TestModule } from 'vitest/node';

export default class SkipReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const skipped = tests.filter((test) => test.result().state === 'skipped');
    for (const test of skipped)
      console.log(`skipped: ${test.module.relativeModuleId} > ${test.fullName}: ${reasonOf(test)}`);
    const flaky = tests.filter((test) => test.diagnostic()?.flaky === true);
    for (const test of flaky)
      console.log(`passed when tried again: ${test.module.relativeModuleId} > ${test.fullName}`);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const failed = tests.filter((test) => test.result().state === 'failed').length;
    const unread = modules.filter(isUnread).length;
    console.log(
      `${passed} passed, ${failed + unread} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
    );
  }
}

/** A file that could not be run fails without a test to its name. */
function isUnread(module: TestModule): boolean {
  return module.state() === 'failed' && [...module.children.allTests('failed')].length === 0;
}

function reasonOf(test: TestCase): string {
  const result = test.result();
  const note = result.state === 'skipped' ? result.note : undefined;
  return note ?? (test.options.mode === 'todo' ? 'to do' : 'no reason given');
}
