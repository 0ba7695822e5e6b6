/** `<seat-badge>`: who sits in a seat, and whether they are there. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { SeatPresence } from '../../shared/wire/server-message.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { controlStyles } from '../theme/controls.ts';
import { ICON_PATHS } from './icons.ts';

/** One line that shrinks with an ellipsis; presence is told by shape and words, not by colour alone. */
@customElement('seat-badge')
export class SeatBadge extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    css`
      /* In a row with facts it is the names that make room. */
      :host {
        display: block;
        flex: 0 100 auto;
        min-inline-size: 3.8rem;
      }
      .seat {
        display: flex;
        align-items: center;
        gap: 6px;
        min-inline-size: 0;
        font: 600 0.875rem/1.3 var(--sans);
        color: var(--ink);
        white-space: nowrap;
      }
      .dot {
        flex: none;
        inline-size: 10px;
        block-size: 10px;
        border-radius: 50%;
        border: 2px solid var(--rule-strong);
      }
      .there .dot {
        background: var(--leaf);
        border-color: var(--leaf);
      }
      .mark {
        flex: none;
        inline-size: 18px;
        block-size: 18px;
        fill: none;
        stroke: currentColor;
        stroke-width: 1.9;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      .name {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .acting .name {
        text-decoration: underline 2.5px var(--glow);
        text-underline-offset: 4px;
      }
      .note {
        color: var(--ink-soft);
        font-weight: 500;
      }
      .dots {
        display: none;
      }
      .own .name {
        font-weight: 800;
      }
      /* A phone's head has room for names, not for words about them. */
      @media (max-width: 480px) {
        .name {
          min-inline-size: 2.6em;
        }
        .seat {
          gap: 4px;
        }
        .word {
          position: absolute;
          inline-size: 1px;
          block-size: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
        .thinking .dots {
          display: inline;
        }
      }
    `,
  ];

  /** As shown: `nameOfSeat(match, seat)`. */
  @property() name = '';
  /** `null` where nobody can be away: two at one screen. */
  @property({ attribute: false }) presence: SeatPresence | null = null;
  /** The computer sits here: a mark in place of the dot. */
  @property({ type: Boolean }) computer = false;
  /** The seat is not taken yet. */
  @property({ type: Boolean }) vacant = false;
  /** The viewer's own seat. */
  @property({ type: Boolean }) own = false;
  /** It is this seat's move. */
  @property({ type: Boolean, attribute: 'to-move' }) toMove = false;
  /** “Ready” matters: before the first ply. */
  @property({ type: Boolean, attribute: 'shows-ready' }) showsReady = false;

  protected override render(): TemplateResult {
    const words = text().presence;
    const isThere = this.presence?.connected === true;
    return html`<span
      class="seat ${isThere ? 'there' : ''} ${this.toMove ? 'acting' : ''} ${this.own ? 'own' : ''}"
      part="seat"
    >
      ${this.#renderMark()}
      <span class="name">${this.vacant ? words.notJoined : this.name}</span>
      ${this.own ? html`<span class="note word">(${text().youShort})</span>` : nothing}
      ${this.computer ? this.#renderThinking() : this.#renderPresence(isThere)}
      ${this.toMove && !this.computer ? html`<span class="hidden-text">${words.toMove}</span>` : nothing}
    </span>`;
  }

  #renderMark(): TemplateResult | typeof nothing {
    if (this.computer)
      return html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d=${ICON_PATHS.computer} />
      </svg>`;
    return this.presence === null ? nothing : html`<span class="dot" aria-hidden="true"></span>`;
  }

  #renderThinking(): TemplateResult | typeof nothing {
    if (!this.toMove) return nothing;
    return html`<span class="note thinking">
      <span class="word">${text().computer.thinking}</span>
      <span class="dots" aria-hidden="true">…</span>
    </span>`;
  }

  #renderPresence(isThere: boolean): TemplateResult | typeof nothing {
    const words = text().presence;
    if (this.presence === null || this.vacant) return nothing;
    if (!isThere) return html`<span class="note">${words.away}</span>`;
    if (this.showsReady && this.presence.ready)
      return html`<span class="note">✓ <span class="word">${words.ready}</span></span>`;
    return html`<span class="hidden-text">${words.connected}</span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'seat-badge': SeatBadge;
  }
}
