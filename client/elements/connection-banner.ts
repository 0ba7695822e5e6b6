/** `<connection-banner>`: says when what is shown may not be what is. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ConnectionState } from '../match/controller.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';

/** Shows nothing, and takes no room, while all is well. Announces itself politely. */
@customElement('connection-banner')
export class ConnectionBanner extends LocalizedElement {
  static override readonly styles = css`
    :host,
    [role='status'] {
      display: grid;
    }
    .banner {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: 10px;
      padding: 4px 12px;
      box-sizing: border-box;
      background: var(--ink);
      color: var(--paper);
      font: 600 0.875rem/var(--snug) var(--sans);
    }
    .offline {
      background: var(--vermilion);
      color: var(--on-vermilion);
    }
    .dot {
      inline-size: 9px;
      block-size: 9px;
      border-radius: 50%;
      background: currentColor;
      animation: breathe 1.4s ease-in-out infinite alternate;
    }
    @keyframes breathe {
      to {
        opacity: 0.25;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .dot {
        animation: none;
      }
    }
  `;

  @property({ attribute: false }) state: ConnectionState = 'local';

  protected override render(): TemplateResult {
    const { state } = this;
    return html`<div role="status">
      ${
        state === 'local' || state === 'online'
          ? nothing
          : html`<div class="banner ${state}">
              <span class="dot" aria-hidden="true"></span>${text().connection[state]}
            </div>`
      }
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'connection-banner': ConnectionBanner;
  }
}
