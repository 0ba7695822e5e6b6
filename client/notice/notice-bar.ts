/** `<notice-bar>`: words of whoever runs the server, above the page, until they are put away or over. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Announcement } from '../../shared/wire/server-message.ts';
import { tabTexts } from '../connection/kept-text.ts';
import '../elements/icon-button.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { moreText } from '../text/more-text.ts';
import { controlStyles } from '../theme/controls.ts';

/** What was put away in this tab: the server says it again on every new connection. */
const KEY = 'twin-tigers.notice';
/** A browser's timers count no further. */
const LONGEST_MS = 2 ** 31 - 1;
/** How much of the window's height pages leave to it. */
const ROOM = '--above';

const putAway = tabTexts();

/** One on a page, before all else. It takes room of its own, so that it covers no board or clock. */
@customElement('notice-bar')
export class NoticeBar extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    css`
      :host {
        position: sticky;
        inset-block-start: 0;
        z-index: 6;
        display: block;
      }
      aside {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 8px;
        padding-inline: 16px 8px;
        border-block-end: 1.5px solid var(--rule-strong);
        background: var(--paper-raised);
        color: var(--ink);
        font: 0.9375rem/var(--snug) var(--sans);
      }
      p {
        margin: 0;
        padding-block: 6px;
        overflow-wrap: anywhere;
      }
    `,
  ];

  @state() private notice = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #size = new ResizeObserver(([entry]) => {
    document.documentElement.style.setProperty(ROOM, `${String(entry?.contentRect.height ?? 0)}px`);
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.#size.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size.disconnect();
    clearTimeout(this.#timer);
    document.documentElement.style.removeProperty(ROOM);
  }

  /** Instead of what was shown before. */
  async show({ text: words, forMs }: Announcement): Promise<void> {
    clearTimeout(this.#timer);
    if (words === '') putAway.remove(KEY);
    // Screen readers tell of what comes into a region that is there already.
    await this.updateComplete;
    this.notice = putAway.get(KEY) === words ? '' : words;
    this.#timer = setTimeout(
      () => {
        this.notice = '';
      },
      Math.min(forMs, LONGEST_MS),
    );
  }

  protected override render(): TemplateResult {
    const { notice } = this;
    const bar = html`<aside aria-label=${moreText().notice}>
      <p dir="auto">${notice}</p>
      <icon-button icon="close" .label=${text().dialog.close} @click=${this.#onClose}></icon-button>
    </aside>`;
    return html`<div role="status">${notice === '' ? nothing : bar}</div>`;
  }

  readonly #onClose = (): void => {
    putAway.set(KEY, this.notice);
    this.notice = '';
  };
}

/** Shows it above whatever page there is. */
export function showNotice(announcement: Announcement): void {
  const bar =
    document.querySelector('notice-bar') ??
    document.body.insertBefore(document.createElement('notice-bar'), document.body.firstChild);
  void bar.show(announcement);
}

declare global {
  interface HTMLElementTagNameMap {
    'notice-bar': NoticeBar;
  }
}
