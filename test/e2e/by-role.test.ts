/** A whole final by those who see no board: by keyboard alone, and by the accessibility tree alone. */
import type { Locator, Page } from 'playwright';
import { test } from 'vitest';
import type { BoardName, Seat } from '../../shared/match/seat.ts';
import { finalSetup } from '../support/match-setup.ts';
import { Person } from '../support/person.ts';
import { useStage } from '../support/stage.ts';
import { playLine, SHORT_FINAL, stage } from '../support/staged-match.ts';

const staged = useStage();

const GRIDS = { left: /^Left board/, right: /^Right board/ } as const;

/** Everything here is found by its role and its name. */
class Listener {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  button(name: string | RegExp): Locator {
    return this.#page.getByRole('button', { name });
  }

  /** In the dialog that lies over the page: the bar has a button of that name too. */
  dialogButton(name: string): Locator {
    return this.#page.getByRole('button', { name }).first();
  }

  /** Waits to be called to a board, and touches its points. */
  async play(board: BoardName, points: readonly string[]): Promise<void> {
    const call = `${board === 'left' ? 'Left' : 'Right'} board: your move`;
    await this.#page.getByRole('alert').filter({ hasText: call }).waitFor();
    // Nobody answers so soon that the board still takes it for a tap meant for what was before.
    await this.#page.waitForTimeout(300);
    const grid = this.#page.getByRole('grid', { name: GRIDS[board] });
    for (const point of points)
      await grid.getByRole('button', { name: new RegExp(`^${point}, `) }).click();
  }

  async hear(words: string | RegExp): Promise<void> {
    await this.#page.getByRole('alert').filter({ hasText: words }).waitFor();
  }
}

test('a whole final is made, joined, played and finished by keyboard alone', async () => {
  const { browser, server } = staged();
  const host = await Person.arrive(browser);
  await host.page.goto(server.origin);
  await host.button('Create match').waitFor();
  await host.tabTo('Create match');
  const link = await host.page.getByLabel('Invitation link').inputValue();
  const guest = await Person.arrive(browser);
  await guest.page.goto(link);
  await guest.button('Take the seat').waitFor();
  await guest.tabTo('Take the seat');
  await playLine({ host, guest }, stage(finalSetup(), SHORT_FINAL), ['host', 'guest']);
  await host.heading('You lose').waitFor();
  await guest.heading('You win').waitFor();
  await guest.tabTo('Rematch');
  await host.see('Guest wants a rematch with armies swapped.');
  await host.tabTo('Accept rematch');
  await guest.seeOwnTurn('left');
  await Promise.all([host, guest].map((person) => person.leave()));
});

test('a whole final is made, joined, played and finished by roles and names alone', async () => {
  const { browser, server } = staged();
  const people = [await Person.arrive(browser), await Person.arrive(browser)] as const;
  const [host, guest] = people.map(({ page }) => new Listener(page));
  if (host === undefined || guest === undefined) throw new Error('two people listen');
  await people[0].page.goto(server.origin);
  await host.button('Create match').click();
  const link = await people[0].page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await people[1].page.goto(link);
  await guest.button('Take the seat').click();
  const seats: Readonly<Record<Seat, Listener>> = { host, guest };
  for (const { seat, board, points } of stage(finalSetup(), SHORT_FINAL))
    await seats[seat].play(board, points);
  await host.hear('You lose. Tigers win on the left board: five goats captured.');
  await guest.hear('You win. Tigers win on the left board: five goats captured.');
  await guest.dialogButton('Rematch').click();
  await host.dialogButton('Accept rematch').click();
  await people[1].page.getByRole('grid', { name: /^Left board, You: goats/ }).waitFor();
  await Promise.all(people.map((person) => person.leave()));
});
