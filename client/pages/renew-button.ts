/** `<renew-button>`: makes a link anew, and says what became of the old one. */
import { css, html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Result } from '../../shared/rules/result.ts';
import type { RestFailure } from '../connection/rest.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { moreText } from '../text/more-text.ts';
import { sayRefusal } from '../text/sentences.ts';
import { controlStyles } from '../theme/controls.ts';

/** The link has a new secret. */
export class RenewedEvent extends Event {
  static readonly NAME = 'link-renewed';
  readonly secret: string;

  constructor(secret: string) {
    super(RenewedEvent.NAME, { bubbles: true, composed: true });
    this.secret = secret;
  }
}

/** @fires link-renewed - with the new secret */
@customElement('renew-button')
export class RenewButton extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    css`
      :host {
        display: grid;
        justify-items: start;
        gap: 4px;
      }
      p {
        margin: 0;
        color: var(--ink-soft);
        font-size: 0.875rem;
      }
    `,
  ];

  /** Answers the new secret, or why there is none. */
  @property({ attribute: false }) renew: () => Promise<Result<string, RestFailure>> = () => {
    throw new Error('renew-button: nothing to renew');
  };

  @state() private isAsking = false;
  /** What came of it, in words. */
  @state() private outcome = '';

  protected override render(): TemplateResult {
    const { invite } = moreText();
    return html`<button
        class="button quiet"
        type="button"
        ?disabled=${this.isAsking}
        @click=${() => void this.#ask()}
      >
        ${invite.renew}
      </button>
      <p role="status">${this.outcome || invite.renewHint}</p>`;
  }

  async #ask(): Promise<void> {
    this.isAsking = true;
    const renewed = await this.renew();
    this.isAsking = false;
    this.outcome = renewed.ok ? moreText().invite.renewed : sayRefusal(renewed.error);
    if (renewed.ok) this.dispatchEvent(new RenewedEvent(renewed.value));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'renew-button': RenewButton;
  }
  interface HTMLElementEventMap {
    'link-renewed': RenewedEvent;
  }
}
