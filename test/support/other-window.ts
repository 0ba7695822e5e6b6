/** A window of a browser that Playwright does not drive: finds by name, and points with a real pointer. */
import { vi } from 'vitest';

/** How long anything a person waits for may take on a busy machine. */
const PATIENCE_MS = 20_000;

/** What a driver of a browser has to be able to do. */
export interface Driven {
  readonly open: (address: string) => Promise<unknown>;
  /** Runs an expression in the page; answers with what JSON can carry. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Presses and lets go, in pixels from the page's upper left corner. */
  readonly clickAt: (x: number, y: number) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Beginnings of what a screen reader would call a thing, and of the region that it is in. */
export interface Wanted {
  readonly tag: string;
  readonly name: string;
  readonly region?: string;
}

export class OtherWindow {
  readonly #driven: Driven;

  constructor(driven: Driven) {
    this.#driven = driven;
  }

  /** What goes wrong in the page from now on is kept. */
  async open(address: string): Promise<void> {
    await this.#driven.open(address);
    await this.#driven.evaluate(
      `(() => { window.faults = []; addEventListener('error', ({ message }) => faults.push(message));
        addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason))); })()`,
    );
  }

  async click(wanted: Wanted): Promise<void> {
    const { x, y } = await this.see(wanted);
    await this.#driven.clickAt(Math.round(x), Math.round(y));
  }

  /** Waits until it is there, and answers with its middle. */
  see(wanted: Wanted): Promise<{ readonly x: number; readonly y: number; readonly value: string }> {
    return vi.waitFor(
      async () => {
        const found = await this.#driven.evaluate(`(${FIND})(${JSON.stringify(wanted)})`);
        if (found === null) throw new Error(`nothing like ${JSON.stringify(wanted)} is shown`);
        return found as { readonly x: number; readonly y: number; readonly value: string };
      },
      { timeout: PATIENCE_MS, interval: 100 },
    );
  }

  async faults(): Promise<unknown> {
    return this.#driven.evaluate('window.faults');
  }

  close(): Promise<void> {
    return this.#driven.close();
  }
}

/** Runs in the page, in any browser: looks through all shadow roots for what is seen. */
const FIND = `({ tag, name, region }) => {
  const nameOf = (element) => (element.getAttribute('aria-label')
    ?? element.labels?.[0]?.textContent ?? element.textContent ?? '').trim();
  const within = (root) => [...root.querySelectorAll('*')].flatMap((element) =>
    [element, ...(element.shadowRoot ? within(element.shadowRoot) : [])]);
  const isSeen = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
  const everything = within(document);
  const place = region === undefined ? document
    : everything.find((element) => element.matches('section, [role="region"]')
      && nameOf(element).startsWith(region));
  if (place === undefined) return null;
  const inside = [...(place.shadowRoot ? within(place.shadowRoot) : []), ...within(place)];
  const found = inside.find((element) => element.matches(tag)
    && nameOf(element).startsWith(name) && isSeen(element));
  if (found === undefined) return null;
  found.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, value: found.value ?? '' };
}`;
