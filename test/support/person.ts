/** Someone at a browser: finds things by their roles and words, by pointer or by keyboard alone. */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { expect, onTestFailed } from 'vitest';
import type { BoardName } from '../../shared/match/seat.ts';

/** How long anything a person waits for may take on a busy machine. */
const PATIENCE_MS = 15_000;
/** How long Tab is pressed before what it looks for is called out of reach. */
const TAB_MS = 10_000;

export class Person {
  readonly page: Page;
  /** What went wrong in the page, which no test may leave unseen. */
  readonly faults: string[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', (error) => this.faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().includes('Content Security Policy'))
        this.faults.push(message.text());
    });
  }

  /** A browser of one's own: nothing is shared with other people, nor kept unless a test asks. */
  static async arrive(browser: Browser, options: BrowserContextOptions = {}): Promise<Person> {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...options,
    });
    const page = await context.newPage();
    onTestFailed(async ({ task }) => {
      const name = `${task.id}-${browser.contexts().indexOf(context)}`;
      await page.screenshot({ path: `test-results/${name}.png` });
      await context.close();
    });
    return new Person(page);
  }

  /** The same page in a second tab of the same browser. */
  async openTab(): Promise<Person> {
    const page = await this.page.context().newPage();
    await page.goto(this.page.url());
    return new Person(page);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** A button of the dialog that lies over the page. */
  dialogButton(name: string): Locator {
    return this.page
      .locator('result-dialog, confirm-dialog, sheet-dialog, offer-dialog')
      .getByRole('button', { name, exact: true })
      .filter({ visible: true });
  }

  /** Chooses one of a few. */
  async choose(name: string): Promise<void> {
    await this.page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  }

  heading(words: string): Locator {
    return this.page.getByRole('heading', { name: words });
  }

  board(name: BoardName): Locator {
    return this.page.getByRole('region', { name: BOARD_LABELS[name] });
  }

  point(board: BoardName, point: string): Locator {
    return this.board(board).getByRole('button', { name: new RegExp(`^${point}, `) });
  }

  /** Waits until the board says that it is to be played by whoever sits here. */
  async seeOwnTurn(board: BoardName): Promise<void> {
    await this.board(board).getByText('your move').filter({ visible: true }).first().waitFor();
  }

  /** Waits until the board says that it is to be played, by whomever. */
  async seeTurn(board: BoardName): Promise<void> {
    const words = this.board(board).getByText(/to move/);
    await words.filter({ visible: true }).first().waitFor();
  }

  async see(words: string | RegExp): Promise<void> {
    await this.page.getByText(words).filter({ visible: true }).first().waitFor();
  }

  /** Plays an action by taps, the points in the order in which they are tapped. */
  async tap(board: BoardName, ...points: readonly string[]): Promise<void> {
    await this.seeOwnTurn(board);
    for (const point of points) await this.point(board, point).click();
  }

  /** The same by keys alone: `[` or `]`, arrows, Enter. */
  async type(board: BoardName, ...points: readonly string[]): Promise<void> {
    await this.seeOwnTurn(board);
    await this.page.keyboard.press(board === 'left' ? '[' : ']');
    await this.walk(...points);
  }

  /** By arrows and Enter, on the board that has the keyboard. */
  async walk(...points: readonly string[]): Promise<void> {
    for (const point of points) {
      await this.#walkTo(point);
      await this.page.keyboard.press('Enter');
    }
  }

  /** Walks by Tab to what has that name, and presses Enter. */
  async tabTo(name: string): Promise<void> {
    // By time, not by steps: what a dialog offers takes no key while it might be meant for a board.
    const until = Date.now() + TAB_MS;
    while (Date.now() < until) {
      await this.page.keyboard.press('Tab');
      if ((await this.focusedName()) === name) {
        await this.page.keyboard.press('Enter');
        return;
      }
    }
    throw new Error(`Tab never came to “${name}”`);
  }

  /** Walks by Tab to a board that is to be played, or stays on one. */
  async tabToBoard(): Promise<void> {
    const until = Date.now() + TAB_MS;
    while (Date.now() < until) {
      const isDisabled = await this.page.evaluate(isFocusDisabled);
      if (!isDisabled && /^[a-e][1-5], /.test(await this.focusedName())) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error('Tab never came to a board');
  }

  /** The name of what has the keyboard, as a screen reader would begin it. */
  focusedName(): Promise<string> {
    return this.page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '';
    });
  }

  async leave(): Promise<void> {
    expect(this.faults).toEqual([]);
    await this.page.context().close();
  }

  async #walkTo(point: string): Promise<void> {
    for (let steps = 0; steps < 10; steps += 1) {
      const at = (await this.focusedName()).slice(0, 2);
      if (at === point) return;
      await this.page.keyboard.press(keyTowards(at, point));
    }
    throw new Error(`the arrows never came to ${point}`);
  }
}

/** Run in the page: whether what has the keyboard says that it does nothing. */
function isFocusDisabled(): boolean {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element?.getAttribute('aria-disabled') === 'true';
}

const BOARD_LABELS = { left: /^(Left board|Board)/, right: /^Right board/ } as const;

function keyTowards(at: string, to: string): string {
  const [file = '', rank = ''] = at;
  const [toFile = '', toRank = ''] = to;
  if (file !== toFile) return file < toFile ? 'ArrowRight' : 'ArrowLeft';
  return rank < toRank ? 'ArrowUp' : 'ArrowDown';
}
