/** What runs as which kind of test: `unit` in Node, `browser` in a page, `e2e` against real servers. */
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { browserStandIn } from './test/support/browser-stand-in.ts';
import { CHROMIUM_ARGS, CHROMIUM_REMEDY, findChromium } from './test/support/chromium.ts';
import { FIREFOX_REMEDY, findFirefox, findWebKit, WEBKIT_REMEDY } from './test/support/programs.ts';

const BROWSER_TESTS = 'test/browser/**/*.test.ts';
const E2E_TESTS = 'test/e2e/**/*.test.ts';
const FAULTS_TESTS = 'test/faults/**/*.test.ts';
const LOAD_TESTS = 'test/load/**/*.test.ts';
const OTHER_BROWSERS_TESTS = 'test/browsers/**/*.test.ts';
const isRequired = process.env['CI'] === 'true';
const ENGLISH = 'test/support/english.ts';
/** Browsers and processes share their machine with whatever else it does; the output names who needed it. */
const TRIED_AGAIN = 1;

// Groups run one after another, so that a browser never waits for a processor the laws keep busy.
const unit: TestProjectConfiguration = {
  test: {
    name: 'unit',
    include: ['test/**/*.test.ts'],
    exclude: [BROWSER_TESTS, E2E_TESTS, FAULTS_TESTS, LOAD_TESTS, OTHER_BROWSERS_TESTS],
    setupFiles: [ENGLISH],
    // For what computes much, on a machine that does much else: no test is about speed.
    testTimeout: 60_000,
    sequence: { groupOrder: 0 },
  },
};

/** Elements in a real page, from their sources, without a server. */
function browserProject(executablePath: string): TestProjectConfiguration {
  return {
    // Found only while tests run, they would reload the page in the middle of one.
    optimizeDeps: {
      include: ['axe-core', 'lit', 'lit/decorators.js', 'lit/directives/repeat.js'],
    },
    test: {
      name: 'browser',
      include: [BROWSER_TESTS],
      setupFiles: [ENGLISH],
      retry: TRIED_AGAIN,
      sequence: { groupOrder: 1 },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { executablePath, args: [...CHROMIUM_ARGS] } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

/** The built server and client in the hands of people; each file with its own server and browser, which mostly wait. */
const e2e: TestProjectConfiguration = {
  test: {
    name: 'e2e',
    include: [E2E_TESTS],
    globalSetup: ['test/support/require-build.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    retry: TRIED_AGAIN,
    sequence: { groupOrder: 2 },
  },
};

/** What is built in the other engines; each where it is installed, else named as lacking. */
const browsers: TestProjectConfiguration = {
  plugins: [
    findFirefox() === undefined
      ? [browserStandIn(/\/test\/browsers\/firefox\.test\.ts$/, FIREFOX_REMEDY, isRequired)]
      : [],
    findWebKit() === undefined
      ? [browserStandIn(/\/test\/browsers\/webkit\.test\.ts$/, WEBKIT_REMEDY, isRequired)]
      : [],
  ],
  test: {
    name: 'browsers',
    include: [OTHER_BROWSERS_TESTS],
    globalSetup: ['test/support/require-build.ts'],
    testTimeout: 90_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    retry: TRIED_AGAIN,
    sequence: { groupOrder: 3 },
  },
};

/** What was built, under faults: killed, stopped, short of disk; their short form. */
const faults: TestProjectConfiguration = {
  test: {
    name: 'faults',
    include: [FAULTS_TESTS],
    globalSetup: ['test/support/require-build.ts'],
    testTimeout: 300_000,
    fileParallelism: false,
    retry: TRIED_AGAIN,
    sequence: { groupOrder: 4 },
  },
};

/** What was built, under load; its short form. Nothing else runs meanwhile, so that it may be timed. */
const load: TestProjectConfiguration = {
  test: {
    name: 'load',
    include: [LOAD_TESTS],
    globalSetup: ['test/support/require-build.ts'],
    testTimeout: 300_000,
    fileParallelism: false,
    retry: TRIED_AGAIN,
    sequence: { groupOrder: 5 },
  },
};

/** Both kinds that need a browser, where there is none: skipped, but failing on a build server. */
const withoutBrowser: TestProjectConfiguration = {
  plugins: [browserStandIn(/\/test\/(browser|e2e)\/.*\.test\.ts$/, CHROMIUM_REMEDY, isRequired)],
  test: {
    name: 'without a browser',
    include: [BROWSER_TESTS, E2E_TESTS],
    sequence: { groupOrder: 1 },
  },
};

const chromium = findChromium();

export default defineConfig({
  test: {
    reporters: ['default', './test/support/skip-reporter.ts'],
    projects:
      chromium === undefined
        ? [unit, withoutBrowser, browsers, faults, load]
        : [unit, browserProject(chromium), e2e, browsers, faults, load],
  },
});
