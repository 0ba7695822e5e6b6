/** `<seek-view>`: waiting for an opponent: what is sought, for how long, and the way out. */
import { css, html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { SeekState } from '../connection/seeker.ts';
import { isMotionReduced } from '../elements/board-motion.ts';
import { drawPiece, pieceStyles } from '../elements/piece-art.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { moreText } from '../text/more-text.ts';
import { controlStyles } from '../theme/controls.ts';
import { type MatchChoice, readClock } from './match-choice.ts';
import { sayClock } from './match-line.ts';
import { pageStyles } from './page-styles.ts';

/** @fires seek-cancel - the person does not want to wait any more */
@customElement('seek-view')
export class SeekView extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    pageStyles,
    pieceStyles,
    css`
      .seek {
        display: grid;
        justify-items: center;
        gap: 14px;
        text-align: center;
      }
      .pieces {
        display: flex;
        gap: 18px;
        padding-block: 6px;
      }
      .pieces svg {
        inline-size: 72px;
        block-size: 72px;
        filter: drop-shadow(0 3px 4px var(--shade));
        animation: breathe 3.2s ease-in-out infinite alternate;
      }
      .pieces svg + svg {
        animation-delay: -3.2s;
      }
      h2 {
        font-size: 1.6rem;
      }
      .time {
        font: 600 2.4rem/1 var(--sans);
        font-variant-numeric: tabular-nums;
      }
      .terms {
        font-weight: 600;
      }
      .state {
        min-block-size: 3em;
        color: var(--ink-soft);
        text-wrap: balance;
      }
      .state.lost {
        color: var(--vermilion);
      }
      .button {
        min-inline-size: 10rem;
      }
      @keyframes breathe {
        from {
          transform: translateY(0);
          opacity: 0.55;
        }
        to {
          transform: translateY(-7px);
          opacity: 1;
        }
      }
      .still svg {
        animation: none;
      }
    `,
  ];

  @property({ attribute: false }) choice: MatchChoice | null = null;
  /** How the search stands. */
  @property({ attribute: false }) standing: SeekState['kind'] = 'asking';
  /** When it began, in milliseconds of the wall clock. */
  @property({ attribute: false }) sinceMs = 0;

  @state() private nowMs = Date.now();
  #timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#timer = setInterval(() => {
      this.nowMs = Date.now();
    }, 1000);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  /** The form that was here had the keyboard: the heading takes it. */
  protected override firstUpdated(): void {
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    this.scrollIntoView({ block: 'nearest' });
  }

  protected override render(): TemplateResult {
    const { lobby } = moreText();
    const isLost = this.standing === 'lost';
    return html`<div class="seek">
      <div class="pieces ${isMotionReduced() ? 'still' : ''}" aria-hidden="true">
        <svg viewBox="0 0 100 100">${drawPiece('tiger')}</svg>
        <svg viewBox="0 0 100 100">${drawPiece('goat')}</svg>
      </div>
      <h2 tabindex="-1">${lobby.seeking}</h2>
      <p class="terms">${this.#sayTerms()}</p>
      <span class="time" role="timer" aria-label=${lobby.waited}>${this.#sayTime()}</span>
      <p class="state ${isLost ? 'lost' : ''}" role="status">${this.#sayStanding()}</p>
      <button
        class="button"
        type="button"
        @click=${() => {
          this.dispatchEvent(new Event('seek-cancel', { bubbles: true }));
        }}
      >
        ${lobby.cancel}
      </button>
    </div>`;
  }

  #sayTerms(): string {
    const { choice } = this;
    if (choice === null) return '';
    const { form } = moreText();
    const { rulesets } = text();
    const clock = readClock(choice);
    return [
      form.modes[choice.mode],
      ...(clock.ok ? [sayClock(clock.value)] : []),
      rulesets[choice.ruleset],
      ...(choice.mode === 'classic' ? [form.sides[choice.side]] : []),
    ].join(' · ');
  }

  /** Minutes and seconds, as on a clock. */
  #sayTime(): string {
    const seconds = Math.max(0, Math.floor((this.nowMs - this.sinceMs) / 1000));
    return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
  }

  #sayStanding(): string {
    const { lobby } = moreText();
    if (this.standing === 'lost') return lobby.lost;
    return this.standing === 'seeking' ? lobby.listed : lobby.asking;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'seek-view': SeekView;
  }
}
