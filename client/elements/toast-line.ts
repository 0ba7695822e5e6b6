/** `<toast-line>`: short messages seen for a moment, and the page's two live regions. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { LocalizedElement } from '../text/localized-element.ts';
import { controlStyles } from '../theme/controls.ts';

/** Long enough to read a sentence twice. */
const SHOWN_MS = 4000;
/** After this long a sentence is no news any more: whoever comes upon it would take it for some. */
const SAID_MS = 10_000;

/**
 * One on a page. `show` is seen and read out politely; `say` and `alert` are only read out, `alert`
 * at once: for your turn, ten seconds left, and the result.
 */
@customElement('toast-line')
export class ToastLine extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    css`
      :host {
        display: block;
        align-self: safe center;
        pointer-events: none;
      }
      :host([below]) {
        translate: 0 var(--tap);
      }
      .toast {
        margin: 3px 6px;
        padding: 9px 16px;
        border-radius: 24px;
        background: var(--ink);
        color: var(--paper);
        font: 600 0.9375rem/var(--snug) var(--sans);
        text-align: center;
        text-wrap: balance;
        overflow-wrap: anywhere;
        box-shadow: 0 4px 16px rgb(0 0 0 / 0.3);
        animation: arrive 160ms ease-out;
      }
      @keyframes arrive {
        from {
          opacity: 0;
          transform: translateY(-6px);
        }
      }
      /* Two lines are no higher than a phone's head. */
      @media (max-width: 480px), (max-height: 480px) {
        .toast {
          margin-block: 1px;
          padding: 4px 14px;
          border-radius: 16px;
          font-size: 0.875rem;
        }
      }
      /* A phone on its side: the head lies below the boards. */
      @media (orientation: landscape) and (max-height: 480px) {
        :host {
          align-self: end;
          margin-block-end: 5px;
        }
        :host([below]) {
          translate: 0 calc(-1 * var(--tap));
        }
      }
    `,
  ];

  /** There is something to answer in its room: what is shown stands beside it, towards the boards. */
  @property({ type: Boolean, reflect: true }) below = false;
  @state() private shown = '';
  @state() private polite = '';
  @state() private assertive = '';
  #hiding: ReturnType<typeof setTimeout> | undefined;
  #silencing: ReturnType<typeof setTimeout> | undefined;
  #repeats = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#hiding);
    clearTimeout(this.#silencing);
  }

  /** Shows a sentence for four seconds and reads it out politely. */
  show(sentence: string): void {
    this.shown = sentence;
    this.say(sentence);
    clearTimeout(this.#hiding);
    this.#hiding = setTimeout(() => {
      this.shown = '';
    }, SHOWN_MS);
  }

  /** Reads a sentence out when the screen reader has finished what it says. */
  say(sentence: string): void {
    this.polite = this.#anew(sentence);
  }

  /** Reads a sentence out at once. */
  alert(sentence: string): void {
    this.assertive = this.#anew(sentence);
  }

  protected override render(): TemplateResult {
    return html`${
        this.shown === ''
          ? nothing
          : html`<div class="toast" aria-hidden="true">${this.shown}</div>`
      }
      <div class="hidden-text" role="status">${this.polite}</div>
      <div class="hidden-text" role="alert">${this.assertive}</div>`;
  }

  /** The same sentence twice would be no change and stay unread: every other one gets a blank. */
  #anew(sentence: string): string {
    this.#repeats += 1;
    clearTimeout(this.#silencing);
    this.#silencing = setTimeout(() => {
      this.polite = '';
      this.assertive = '';
    }, SAID_MS);
    return this.#repeats % 2 === 0 ? sentence : `${sentence}\u00a0`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'toast-line': ToastLine;
  }
}
