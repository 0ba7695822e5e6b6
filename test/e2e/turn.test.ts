/** How whose turn it is reaches a person who looks elsewhere, and one whose time runs out. */
import { expect, test } from 'vitest';
import { otherSeat, type Seat } from '../../shared/match/seat.ts';
import { finalSetup } from '../support/match-setup.ts';
import { Person } from '../support/person.ts';
import { playScript } from '../support/scripted-match.ts';
import { useStage } from '../support/stage.ts';
import { playLine, stage, stageMatch } from '../support/staged-match.ts';

const staged = useStage();

/** What a page did of which a test's browser shows nothing. */
interface Noted {
  isHidden: boolean;
  readonly shown: string[];
  readonly closed: string[];
  readonly shivers: number[];
}

declare global {
  var noted: Noted;
}

/** From its next page on the browser allows notices, and writes down what it would show. */
async function note({ page }: Person): Promise<void> {
  await page.addInitScript(() => {
    globalThis.noted = { isHidden: false, shown: [], closed: [], shivers: [] };
    class Notice {
      static readonly permission = 'granted';
      static requestPermission(): Promise<string> {
        return Promise.resolve('granted');
      }
      readonly title: string;
      constructor(title: string) {
        this.title = title;
        globalThis.noted.shown.push(title);
      }
      close(): void {
        globalThis.noted.closed.push(this.title);
      }
    }
    Object.assign(globalThis, { Notification: Notice });
    Object.defineProperty(document, 'hidden', { get: () => globalThis.noted.isHidden });
    Object.defineProperty(navigator, 'vibrate', {
      value: (ms: number) => globalThis.noted.shivers.push(ms),
    });
  });
}

async function hide({ page }: Person, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    globalThis.noted.isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test('the window’s title and icon say whose turn it is', async () => {
  const { browser, server } = staged();
  const people = await stageMatch(browser, server.origin);
  for (const ply of stage(finalSetup(), 'L.c3 L.a1-a2 R.a1-a2')) {
    const acting = people[ply.seat].page;
    const waiting = people[otherSeat(ply.seat)].page;
    await expect.poll(() => acting.title()).toMatch(/^Your move/);
    await expect.poll(() => waiting.title()).not.toMatch(/^Your move/);
    const icons = [acting, waiting].map((page) =>
      page.locator('link[rel="icon"]').getAttribute('href'),
    );
    expect(await Promise.all(icons)).toEqual(['/icon-your-move.svg', '/icon.svg']);
    await playLine(people, [ply]);
  }
  await Promise.all([people.host, people.guest].map((person) => person.leave()));
});

test('who allowed it and does not see the page is told of their turn, until they see it', async () => {
  const { browser, server } = staged();
  const { host, guest } = await stageMatch(browser, server.origin);
  for (const person of [host, guest]) {
    await note(person);
    await person.page.reload();
    await person.board('left').waitFor();
  }
  await guest.button('More').click();
  await guest.dialogButton('Settings').click();
  await guest.page
    .getByRole('checkbox', { name: 'Notify me of my turn while I look elsewhere' })
    .check();
  await guest.page.keyboard.press('Escape');
  await hide(guest, true);
  await host.tap('left', 'c3');
  await expect.poll(() => guest.page.evaluate(() => globalThis.noted.shown)).toHaveLength(1);
  await hide(guest, false);
  expect(await guest.page.evaluate(() => globalThis.noted.closed)).toHaveLength(1);

  // The host allowed nothing.
  await hide(host, true);
  await guest.tap('left', 'a1', 'a2');
  await host.seeOwnTurn('right');
  expect(await host.page.evaluate(() => globalThis.noted.shown)).toEqual([]);
  await Promise.all([host, guest].map((person) => person.leave()));
});

test('at ten seconds a phone shivers once and it is said at once, to whoever is to act', async () => {
  const { browser, server } = staged();
  const { id, tokens } = await playScript(server.origin, '', { clockMs: 14_000 });
  const sit = async (seat: Seat): Promise<Person> => {
    const person = await Person.arrive(browser);
    await note(person);
    await person.page.goto(`${server.origin}/m/${id}#seat=${tokens[seat]}`);
    return person;
  };
  const host = await sit('host');
  const guest = await sit('guest');
  const shivers = (): Promise<number[][]> =>
    Promise.all([host, guest].map(({ page }) => page.evaluate(() => globalThis.noted.shivers)));
  await expect.poll(shivers, { timeout: 30_000 }).toEqual([[80], []]);
  await host.page
    .getByRole('alert')
    .filter({ hasText: /seconds/ })
    .waitFor();
  await host.tap('left', 'c3');
  await guest.seeOwnTurn('left');
  expect(await shivers()).toEqual([[80], []]);
  await Promise.all([host, guest].map((person) => person.leave()));
});
