/** `<link-field>`: a link to be copied or shared, also where the browser lets no page copy. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import '../elements/icon-button.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { moreText } from '../text/more-text.ts';
import { controlStyles } from '../theme/controls.ts';
import { pageStyles } from './page-styles.ts';

/** How long “Copied” stands on the button. */
const COPIED_MS = 2500;

@customElement('link-field')
export class LinkField extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    pageStyles,
    css`
      :host {
        display: grid;
        gap: 6px;
        min-inline-size: 0;
      }
      input:not([type='radio'], [type='checkbox']) {
        background: var(--paper-sunken);
        border-color: var(--rule);
        text-overflow: ellipsis;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      .hint {
        color: var(--ink-soft);
        font-size: 0.875rem;
      }
    `,
  ];

  @property() label = '';
  /** What is copied: a link, or a piece of code with one in it. */
  @property() link = '';
  /** On the button; `''`: the usual words. */
  @property({ attribute: false }) copyLabel = '';
  /** The system's own sharing is offered, where there is one. */
  @property({ type: Boolean }) shareable = false;
  @property({ attribute: false }) shareText = '';
  @property({ type: Boolean }) primary = false;

  @state() private copied: 'not' | 'done' | 'by-hand' = 'not';
  @query('input') private readonly field: HTMLInputElement | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override render(): TemplateResult {
    const words = moreText().invite;
    const canShare = this.shareable && 'share' in navigator;
    return html`<label class="field">
        ${this.label}
        <input readonly .value=${this.link} @focus=${this.#select} />
      </label>
      <div class="row">
        <button
          class="button ${this.primary ? 'primary' : ''}"
          type="button"
          @click=${() => void this.#copy()}
        >
          ${this.copied === 'done' ? `✓ ${words.copied}` : this.copyLabel || words.copy}
        </button>
        ${
          canShare
            ? html`<button class="button" type="button" @click=${() => void this.#share()}>
                ${words.share}
              </button>`
            : nothing
        }
      </div>
      <span class="hint" role="status">
        ${this.copied === 'by-hand' ? words.copyByHand : nothing}
      </span>`;
  }

  readonly #select = (): void => {
    this.field?.select();
  };

  async #copy(): Promise<void> {
    this.#select();
    this.copied = (await copyText(this.link)) ? 'done' : 'by-hand';
    clearTimeout(this.#timer);
    if (this.copied === 'done')
      this.#timer = setTimeout(() => {
        this.copied = 'not';
      }, COPIED_MS);
  }

  async #share(): Promise<void> {
    try {
      await navigator.share({ text: this.shareText, url: this.link });
    } catch {
      // Given up by the person, or refused by the system: the link is still there to copy.
    }
  }
}

/** Whether it is copied. Without https a page may not use the clipboard: then the selection is copied. */
async function copyText(copied: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(copied);
    return true;
  } catch {
    return copySelection();
  }
}

function copySelection(): boolean {
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- without https there is no other way
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'link-field': LinkField;
  }
}
