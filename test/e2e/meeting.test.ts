/** How people find each other without a link, and how a match is seen by those who do not play. */
import type { FrameLocator } from 'playwright';
import { expect, test } from 'vitest';
import { findFaults } from '../support/axe.ts';
import { serveFrame } from '../support/foreign-page.ts';
import { finalSetup } from '../support/match-setup.ts';
import { Person } from '../support/person.ts';
import { useStage } from '../support/stage.ts';
import { playLine, SHORT_FINAL, stage, stageMatch } from '../support/staged-match.ts';

const staged = useStage();

async function seek(name: string): Promise<Person> {
  const { browser, server } = staged();
  const person = await Person.arrive(browser);
  await person.page.goto(server.origin);
  await person.choose('Anyone');
  await person.page.getByLabel('Your name').fill(name);
  await person.button('Find an opponent').click();
  return person;
}

async function seekAlone(name: string): Promise<Person> {
  const person = await seek(name);
  await person.heading('Looking for an opponent').waitFor();
  await person.see('Everyone on the start page sees you.');
  return person;
}

async function visit(): Promise<Person> {
  const { browser, server } = staged();
  const person = await Person.arrive(browser);
  await person.page.goto(server.origin);
  return person;
}

function leave(...people: readonly Person[]): Promise<unknown> {
  return Promise.all(people.map((person) => person.leave()));
}

test('two who look for anyone are paired, each in a seat of their own, and play', async () => {
  const sita = await seekAlone('Sita');
  const hari = await seek('Hari');
  await Promise.all([sita, hari].map((person) => person.page.waitForURL(/\/m\//)));
  expect(new URL(sita.page.url()).pathname).toBe(new URL(hari.page.url()).pathname);
  await sita.board('left').waitFor();
  await hari.board('left').waitFor();
  const [first, second] =
    (await sita.board('left').getByText('You: goats').count()) > 0 ? [sita, hari] : [hari, sita];
  await first.tap('left', 'c3');
  await second.seeOwnTurn('left');
  // The seat is kept: whoever loads the page anew still plays.
  await second.page.reload();
  await second.tap('left', 'a1', 'a2');
  await first.see('a1-a2');
  await leave(sita, hari);
});

test('a search is seen by all, and withdrawn when its page closes', async () => {
  const seeker = await seekAlone('Closing');
  const visitor = await visit();
  await visitor.button('Play against Closing').waitFor();
  expect(await findFaults(seeker)).toEqual([]);
  expect(await findFaults(visitor)).toEqual([]);
  await seeker.leave();
  await visitor.button('Play against Closing').waitFor({ state: 'detached' });
  await visitor.leave();
});

test('a search is withdrawn by its owner, who finds the form as it was', async () => {
  const seeker = await seekAlone('Withdrawn');
  const visitor = await visit();
  await visitor.button('Play against Withdrawn').waitFor();
  await seeker.button('Stop looking').click();
  await seeker.button('Find an opponent').waitFor();
  expect(await seeker.page.getByLabel('Your name').inputValue()).toBe('Withdrawn');
  await visitor.button('Play against Withdrawn').waitFor({ state: 'detached' });
  await leave(seeker, visitor);
});

test('whoever waits is played by one tap, from the list, and so is an open match', async () => {
  const { browser, server } = staged();
  const seeker = await seekAlone('Tapped');
  const visitor = await visit();
  await visitor.button('Play against Tapped').click();
  await Promise.all([seeker, visitor].map((person) => person.page.waitForURL(/\/m\//)));
  await seeker.board('left').waitFor();
  expect(seeker.page.url()).toBe(visitor.page.url());
  expect(await visitor.button('Resign').count()).toBe(1);
  expect(await seeker.button('Resign').count()).toBe(1);

  const host = await Person.arrive(browser);
  await host.page.goto(server.origin);
  await host.page.getByLabel('Your name').fill('Opener');
  await host.page.getByText('More options').click();
  await host.page.getByRole('checkbox', { name: /^Listed on the start page/ }).check();
  await host.button('Create match').click();
  await host.heading('Waiting for an opponent').waitFor();
  const guest = await visit();
  await guest.button('Play against Opener').click();
  await host.seeOwnTurn('left');
  await guest.board('left').waitFor();
  expect(await guest.button('Resign').count()).toBe(1);
  await leave(seeker, visitor, host, guest);
});

test('of two who tap the same one plays, and the other is told why not', async () => {
  const seeker = await seekAlone('Wanted');
  const rivals = [await visit(), await visit()];
  await Promise.all(rivals.map((rival) => rival.button('Play against Wanted').waitFor()));
  await Promise.all(rivals.map((rival) => rival.button('Play against Wanted').click()));
  await seeker.page.waitForURL(/\/m\//);
  await expect
    .poll(() => rivals.filter(({ page }) => page.url() === seeker.page.url()).length)
    .toBe(1);
  const loser = rivals.find(({ page }) => page.url() !== seeker.page.url());
  await loser?.see('That player is not waiting any more.');
  await loser?.button('Play against Wanted').waitFor({ state: 'detached' });
  await leave(seeker, ...rivals);
});

test('a name that cannot be used is told beside its field, and keeps nobody from mending it', async () => {
  const person = await visit();
  const field = person.page.getByLabel('Your name');
  await field.fill('Si\u202Eta');
  await person.see('That name has a character that cannot be shown. Leave it out.');
  await person.button('Create match').click();
  expect(await person.focusedName()).toMatch(/^$|Your name/);
  expect(new URL(person.page.url()).pathname).toBe('/');
  await field.fill('a'.repeat(25));
  await person.see('That name is too long: 24 characters at most.');
  await field.fill('नमस्ते नमस्ते');
  expect(await field.getAttribute('aria-invalid')).toBe('false');
  await person.button('Create match').click();
  await person.page.getByLabel('Invitation link').waitFor();
  await person.page.goto(staged().server.origin);
  expect(await person.page.getByLabel('Your name').inputValue()).toBe('नमस्ते नमस्ते');
  await person.leave();
});

test('finished matches stay behind a disclosure, with their results', async () => {
  const { browser, server } = staged();
  const { host, guest } = await stageMatch(browser, server.origin);
  await guest.button('Resign').click();
  await guest.button('Resign the match').click();
  await host.heading('You win').waitFor();
  await guest.heading('You lose').waitFor();
  for (const [person, outcome] of [
    [host, 'You won'],
    [guest, 'You lost'],
  ] as const) {
    await person.page.goto(server.origin);
    await person.page.getByText('Your finished matches').click();
    await person.see(new RegExp(outcome));
  }
  await leave(host, guest);
});

test('lists that arrive move nothing on the start page', async () => {
  const { browser, server } = staged();
  const { host, guest } = await stageMatch(browser, server.origin);
  const seeker = await seekAlone('Still');
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await host.page.setViewportSize(viewport);
    await host.page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await host.page.goto(server.origin);
    await host.button('Play against Still').waitFor();
    await host.page.getByRole('link', { name: 'Go on' }).first().waitFor();
    const shift = await host.page.evaluate(() =>
      (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
    );
    expect(shift, `${String(viewport.width)} px`).toBeLessThanOrEqual(0.02);
  }
  await leave(host, guest, seeker);
});

test('boards in another site’s frame are live, have nothing to press, and lead to the match', async () => {
  const { browser, server } = staged();
  const { host, guest, watchLink } = await stageMatch(browser, server.origin);
  const embedded = watchLink.replace('/m/', '/embed/');
  const reader = await Person.arrive(browser);
  for (const [width, height] of [
    [200, 200],
    [560, 360],
  ] as const) {
    await reader.page.goto(await serveFrame(embedded, width, height));
    const frame = reader.page.frameLocator('iframe');
    await frame.getByRole('region', { name: 'Right board' }).waitFor();
    expect(await frame.getByRole('button').count()).toBe(0);
    expect(await overflowIn(frame)).toEqual([0, 0]);
    const way = frame.getByRole('link', { name: 'Open the match' });
    expect(await way.getAttribute('target')).toBe('_blank');
    expect(watchLink.endsWith((await way.getAttribute('href')) ?? '-')).toBe(true);
  }
  await host.tap('left', 'c3');
  const frame = reader.page.frameLocator('iframe');
  await frame.getByText('Left board: tigers to move').waitFor();

  await guest.button('Resign').click();
  await guest.button('Resign the match').click();
  await frame.getByText(/^Host wins\./).waitFor();
  await guest.dialogButton('Rematch').click();
  await host.dialogButton('Accept rematch').click();
  await frame.getByText('Left board: goats to move').waitFor();
  await leave(host, guest, reader);
});

test('no page but the boards alone can be framed', async () => {
  const { browser, server } = staged();
  const reader = await Person.arrive(browser);
  await reader.page.goto(await serveFrame(server.origin, 400, 400));
  await reader.page.waitForLoadState('networkidle');
  expect(await reader.page.frameLocator('iframe').getByRole('heading').count()).toBe(0);
  // The browser says so, which is what is wanted here.
  reader.faults.length = 0;
  await reader.leave();
});

test('a large screen can be read from afar, shows the result, and stays with the match', async () => {
  const { browser, server } = staged();
  const { host, guest, watchLink } = await stageMatch(browser, server.origin);
  const room = await Person.arrive(browser, { viewport: { width: 1920, height: 1080 } });
  await room.page.goto(`${watchLink}?screen`);
  await room.page.getByRole('region', { name: 'Right board' }).waitFor();
  expect(await room.button(/./).count()).toBe(0);
  const sizes = await room.page.evaluate(() => {
    const root = document.querySelector('app-shell')?.shadowRoot?.querySelector('screen-page');
    const pick = (selector: string): Element[] => [
      ...(root?.shadowRoot?.querySelectorAll(selector) ?? []),
    ];
    const sizeOf = (element: Element): number => parseFloat(getComputedStyle(element).fontSize);
    return {
      names: pick('.name').map(sizeOf),
      clock: pick('ply-clock').map(sizeOf),
      hands: pick('.hand').map(sizeOf),
      boards: pick('bagh-board').map((board) => board.getBoundingClientRect().width),
    };
  });
  expect(await findFaults(room)).toEqual([]);
  // 25 mm at five metres, on a screen 70 cm high.
  for (const size of [...sizes.names, ...sizes.clock, ...sizes.hands])
    expect(size).toBeGreaterThanOrEqual(0.04 * 1080);
  expect(sizes.names).toHaveLength(4);
  expect(sizes.clock).toHaveLength(1);
  for (const width of sizes.boards) expect(width).toBeGreaterThanOrEqual(0.7 * 1080);

  const plies = stage(finalSetup(), SHORT_FINAL);
  await playLine({ host, guest }, plies);
  await room.see('Guest wins');
  await room.see('Tigers win on the left board: five goats captured.');
  await guest.dialogButton('Rematch').click();
  await host.dialogButton('Accept rematch').click();
  await room.page.waitForURL((url) => !url.href.startsWith(watchLink));
  expect(room.page.url()).toMatch(/\?screen$/);
  await room.page.keyboard.press('Escape');
  await room.board('left').getByRole('grid').waitFor();
  expect(await room.button('Resign').count()).toBe(0);
  await leave(host, guest, room);
});

test('a search outlives the server, and says meanwhile that the line is lost', async () => {
  const { server } = staged();
  const seeker = await seekAlone('Patient');
  await server.kill();
  await seeker.see('The connection is lost.');
  await server.startAgain();
  await seeker.see('Everyone on the start page sees you.');
  const other = await seek('Quick');
  await Promise.all([seeker, other].map((person) => person.page.waitForURL(/\/m\//)));
  await leave(seeker, other);
});

function overflowIn(frame: FrameLocator): Promise<number[]> {
  return frame
    .locator('html')
    .evaluate((root) => [
      root.scrollWidth - root.clientWidth,
      root.scrollHeight - root.clientHeight,
    ]);
}
