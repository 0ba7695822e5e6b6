/** Puts an element on the page for one test, in a box of a size, with the client's own colours. */
import type { LitElement } from 'lit';
import { afterEach } from 'vitest';
import '../../client/theme/base.css';
import '../../client/theme/tokens.css';

/** In CSS pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

afterEach(() => {
  document.body.replaceChildren();
});

/** The element with these properties, rendered, in a box of 400 × 400 pixels unless told. */
export async function mount<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  box: Box = { width: 400, height: 400 },
): Promise<HTMLElementTagNameMap[K]> {
  const element = Object.assign(document.createElement(name), properties);
  const frame = document.createElement('main');
  frame.style.width = `${box.width}px`;
  frame.style.height = `${box.height}px`;
  frame.append(element);
  document.body.append(frame);
  if ('updateComplete' in element) await element.updateComplete;
  return element;
}

/** Changes properties and waits until they are rendered. */
export async function change<E extends LitElement>(element: E, changes: Partial<E>): Promise<void> {
  Object.assign(element, changes);
  await element.updateComplete;
}

/** Writes down what `describe` makes of each event of a kind, from here on. */
export function record<K extends keyof GlobalEventHandlersEventMap>(
  element: HTMLElement,
  kind: K,
  describe: (event: GlobalEventHandlersEventMap[K]) => string,
): string[] {
  const told: string[] = [];
  element.addEventListener(kind, (event) => told.push(describe(event)));
  return told;
}
