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
        position: relative;
        flex: 0 100 auto;
        min-inline-size: 3.8rem;
      }
      .seat {
        display: flex;
        align-items: center;
        gap: 6px;
        min-inline-size: 0;
        font: 600 0.875rem/var(--snug) var(--sans);
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
      /* Signs above and below the line are not cut, nor what is drawn under it. */
      .name {
        overflow: hidden;
        text-overflow: ellipsis;
        padding-block: 5px;
        margin-block: -5px;
      }
      .acting .name {
        text-decoration: underline 2.5px var(--glow);
        text-underline-offset: 4px;
      }
      .note {
        color: var(--ink-soft);
        font-weight: 500;
      }
      .said {
        position: absolute;
        inset-block-start: calc(100% + 7px);
        inset-inline-start: 0;
        z-index: 4;
        inline-size: max-content;
        max-inline-size: min(16rem, 46vw);
        padding: 6px 12px;
        border: 1px solid var(--rule-strong);
        border-radius: 4px 14px 14px;
        background: var(--paper-raised);
        color: var(--ink);
        font: 600 0.9375rem/var(--snug) var(--sans);
        overflow-wrap: anywhere;
        box-shadow: 0 3px 12px var(--shade);
        pointer-events: none;
        animation: arrive 160ms ease-out;
      }
      @keyframes arrive {
        from {
          opacity: 0;
          transform: translateY(-6px);
        }
      }
      /* A phone on its side: the head lies below the boards. */
      @media (orientation: landscape) and (max-height: 480px) {
        .said {
          inset-block: auto calc(100% + 7px);
          border-radius: 14px 14px 14px 4px;
        }
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

  /** What is said here just now; `''`: nothing. It is read out elsewhere. */
  @property() said = '';

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
        ${this.toMove && !this.computer ? html`<span class="hidden-text">${words.toMove}</span>` : nothing} </span
      >${this.said === '' ? nothing : html`<span class="said" aria-hidden="true">${this.said}</span>`}`;
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
