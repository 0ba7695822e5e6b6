/** Playing without a network after one visit, and newer clients that are offered, never forced. */
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { LEVEL_NAMES } from '../../shared/engine/levels.ts';
import { findFaults } from '../support/axe.ts';
import { CHROMIUM_ARGS, requireChromium } from '../support/chromium.ts';
import { OwnBuild, RENEWED } from '../support/own-build.ts';
import { Person } from '../support/person.ts';
import { RunningServer } from '../support/running-server.ts';
import { speaker } from '../support/visit.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: requireChromium(), args: [...CHROMIUM_ARGS] });
});
afterAll(() => browser.close());

/** A server of the test's own, of a build of its own where that is to change. */
async function serve(build?: OwnBuild): Promise<RunningServer> {
  const server = await RunningServer.start(build === undefined ? {} : { main: build.main });
  onTestFinished(async () => {
    await server.close();
    build?.remove();
  });
  return server;
}

/** Someone whose browser has kept everything. */
async function visit(origin: string, options = {}): Promise<Person> {
  const person = await Person.arrive(browser, { serviceWorkers: 'allow', ...options });
  await person.page.goto(origin);
  await person.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return person;
}

/** A tab of the same browser at an address. */
async function openTab(person: Person, address: string): Promise<Person> {
  const tab = await person.openTab();
  await tab.page.goto(address);
  return tab;
}

/** Places a goat where two play at one screen. */
async function place(person: Person, point: string): Promise<void> {
  await person.point('left', point).click();
  await person
    .point('left', point)
    .and(person.page.getByRole('button', { name: /goat/ }))
    .waitFor();
}

/** The browser looks for a newer worker, as it does by itself from time to time. */
async function lookForNewer(person: Person): Promise<void> {
  await person.page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

function versionOf(person: Person): Promise<string | null> {
  return person.page.locator('meta[name="version"]').getAttribute('content');
}

const NEWS = 'A new version of Twin Tigers is here.';

test('after one visit the server may go away, and one still plays', async () => {
  const server = await serve();
  const person = await visit(server.origin);
  await server.kill();

  await person.page.reload();
  await person.choose('Side by side');
  await person.button('Start playing').click();
  await place(person, 'c3');
  await person.page.goto(`${server.origin}/local/classic`);
  await place(person, 'c3');
  for (const level of LEVEL_NAMES) {
    await person.page.goto(`${server.origin}/local/classic?level=${level}&side=goats`);
    await person.tap('left', 'c3');
    await person.seeOwnTurn('left');
  }
  await person.see('Computer · master');
  await person.leave();
});

test.each([
  { locale: 'ko', headline: '호랑이는 사냥하고', goat: '염소', other: 'ne', otherTitle: 'सेटिङ' },
  { locale: 'ne', headline: 'बाघ सिकार गर्छ', goat: 'बाख्रा', other: 'ko', otherTitle: '설정' },
] as const)(
  'without a server everything is there in $locale, and in every other language',
  async ({ locale, headline, goat, other, otherTitle }) => {
    const server = await serve();
    const person = await visit(server.origin, speaker(locale));
    const { page } = person;
    await server.kill();

    await page.reload();
    await person.heading(headline).waitFor();
    // Devanagari, though some browsers have no data for Nepali.
    if (locale === 'ne') await person.see('३० से.');
    await page.goto(`${server.origin}/local/classic`);
    await page.getByRole('button', { name: /^c3, / }).click();
    await page.getByRole('button', { name: new RegExp(`^c3, ${goat}`) }).waitFor();
    for (const path of ['/about', '/settings']) {
      await page.goto(server.origin + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    }
    await page.getByRole('combobox').first().selectOption(other);
    await person.heading(otherTitle).waitFor();
    await person.leave();
  },
);

test('a match opened without a network says that it is being tried, and leads home', async () => {
  const server = await serve();
  const person = await visit(server.origin);
  await person.page.context().setOffline(true);
  await person.page.goto(`${server.origin}/m/abcdefgh1234`);
  await person.see('The server cannot be reached. Trying again…');
  expect(await findFaults(person)).toEqual([]);
  await person.page.getByRole('link', { name: 'To the start page' }).click();
  await person.button('Create match').waitFor();
  await person.leave();
});

test('the worker keeps nothing but the files of the build', async () => {
  const server = await serve();
  const person = await visit(server.origin);
  await person.button('Create match').click();
  await person.page.getByLabel('Invitation link').waitFor();
  const kept = await person.page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/index.html');
  expect(
    kept.filter((path) => !/^\/(assets\/[\w-]+|index|icon[\w-]*|manifest)\.\w+$/.test(path)),
  ).toEqual([]);
  await person.leave();
});

test('a newer client is offered at home, not in a match, and two versions play side by side', async () => {
  const build = new OwnBuild();
  const { version } = build;
  const server = await serve(build);
  const home = await visit(server.origin);
  const match = await openTab(home, `${server.origin}/local/final`);
  await place(match, 'c3');
  build.renew();
  await lookForNewer(home);

  await home.see(NEWS);
  expect(await findFaults(home)).toEqual([]);
  // Its chunks are gone from the server, but an open tab still has them.
  await home.choose('Side by side');
  await home.button('Start playing').click();
  await place(home, 'c3');
  await home.page.getByText(NEWS).waitFor({ state: 'hidden' });

  expect(await match.page.getByText(NEWS).isVisible()).toBe(false);
  await match.point('left', 'a1').click();
  await match.point('left', 'a2').click();
  await match.page.getByRole('link', { name: 'Twin Tigers' }).first().click();
  await match.see(NEWS);
  expect(await versionOf(match)).toBe(version);
  await match.button('Load it').click();
  await match.page.waitForURL(`${server.origin}/`);
  await expect.poll(() => versionOf(match)).toBe(RENEWED);
  await match.page.waitForFunction(() => document.querySelector('update-bar') === null);

  await home.page.goBack();
  await home.button('Later').click();
  await home.page.getByText(NEWS).waitFor({ state: 'hidden' });
  expect(await versionOf(home)).toBe(version);
  await home.leave();
});

test('without a worker a page whose code is gone says so, and loads the newer one', async () => {
  const build = new OwnBuild();
  const server = await serve(build);
  const person = await Person.arrive(browser);
  await person.page.goto(server.origin);
  await person.choose('Side by side');
  build.renew();
  await person.button('Start playing').click();
  await person.heading('This page could not be loaded').waitFor();
  await person.button('Try again').click();
  await place(person, 'c3');
  expect(await versionOf(person)).toBe(RENEWED);
  await person.leave();
});
