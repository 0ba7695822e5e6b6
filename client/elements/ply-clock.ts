/** `<ply-clock>`: the clock of the ply at hand, painted whenever its digits change. */
import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { RunningClock } from '../../shared/match/match.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { clockFace, LOW_MS, untilNextFace } from './clock-face.ts';

/** The clock came down to ten seconds: once for each deadline, never for one that began below. */
export class ClockLowEvent extends Event {
  constructor() {
    super('clock-low', { bubbles: true, composed: true });
  }
}

/**
 * Shows `clock` as of `now()`; without a running clock what the next one will have, or that there is
 * none. Between two of its digits nothing is done: painting each frame took a slow phone half of
 * the time that a ply has to be shown in.
 *
 * @fires clock-low - `ClockLowEvent`
 */
@customElement('ply-clock')
export class PlyClock extends LocalizedElement {
  static override readonly styles = css`
    :host {
      display: inline-block;
      font: 700 var(--clock-size, 1.25rem) / 1 var(--sans);
      font-variant-numeric: tabular-nums;
      letter-spacing: -0.01em;
      color: var(--ink);
    }
    :host([hidden]) {
      display: none;
    }
    .clock {
      position: relative;
      display: inline-block;
      min-inline-size: 3.1em;
      padding: 0.22em 0.4em 0.28em;
      border-radius: var(--radius-small);
      background: var(--paper-sunken);
      text-align: center;
      overflow: hidden;
    }
    .sand {
      position: absolute;
      inset: auto 0 0 0;
      block-size: 0.14em;
      background: var(--marigold);
      transform-origin: left;
    }
    .clock.waiting {
      color: var(--ink-soft);
    }
    .clock.waiting .sand {
      display: none;
    }
    .clock.low {
      background: var(--vermilion);
      color: var(--on-vermilion);
    }
    .clock.low .sand {
      background: currentColor;
    }
    :host([stale]) .clock {
      background: none;
      color: var(--ink-soft);
      outline: 1.5px dashed var(--rule-strong);
      outline-offset: -1.5px;
    }
    :host([stale]) .sand {
      display: none;
    }
    @media (forced-colors: active) {
      .clock {
        border: 1px solid CanvasText;
      }
      .clock.low {
        border: 3px solid Highlight;
      }
    }
  `;

  /** The running clock; `null` before it starts, after the end, and untimed. */
  @property({ attribute: false }) clock: RunningClock | null = null;
  /** What each ply has, in milliseconds; `null`: untimed. */
  @property({ attribute: false }) fullMs: number | null = null;
  /** Milliseconds in the time of the deadline. */
  @property({ attribute: false }) now: () => number = () => 0;
  /** Stands still at what it shows: the own ply has been sent. */
  @property({ type: Boolean }) frozen = false;
  /** What it shows is only what was last known. */
  @property({ type: Boolean, reflect: true }) stale = false;

  @query('.clock') private readonly face: HTMLElement | undefined;
  @query('.digits') private readonly digits: HTMLElement | undefined;
  @query('.sand') private readonly sand: HTMLElement | undefined;

  #next: ReturnType<typeof setTimeout> | undefined;
  #alarm: ReturnType<typeof setTimeout> | undefined;

  /** Whole seconds left as they would be read out; `null` where nothing runs. */
  get secondsLeft(): number | null {
    return this.clock === null ? null : Math.ceil(this.#leftMs(this.clock) / 1000);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  protected override render(): TemplateResult {
    return html`<span class="clock" role="timer" aria-label=${text().clock.label}
      ><span class="digits"></span><span class="sand" aria-hidden="true"></span
    ></span>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    this.#stop();
    if (!this.frozen || changed.has('clock')) this.#paint();
    if (this.clock === null || this.frozen) return;
    const untilLow = this.#leftMs(this.clock) - LOW_MS;
    if (untilLow > 0) this.#alarm = setTimeout(this.#warn, untilLow);
    this.#waitForNext(this.clock);
  }

  readonly #warn = (): void => {
    this.dispatchEvent(new ClockLowEvent());
  };

  #waitForNext(clock: RunningClock): void {
    this.#next = setTimeout(
      () => {
        this.#paint();
        this.#waitForNext(clock);
      },
      Math.ceil(untilNextFace(this.#leftMs(clock))),
    );
  }

  #paint(): void {
    const { face, digits, sand } = this;
    if (face === undefined || digits === undefined || sand === undefined) return;
    const left = this.clock === null ? this.fullMs : this.#leftMs(this.clock);
    const shown = left === null ? { digits: '∞', isLow: false } : clockFace(left);
    if (digits.textContent !== shown.digits) digits.textContent = shown.digits;
    face.classList.toggle('low', shown.isLow && this.clock !== null);
    face.classList.toggle('waiting', this.clock === null);
    if (this.clock !== null && left !== null)
      sand.style.transform = `scaleX(${(left / this.clock.fullMs).toFixed(3)})`;
  }

  #leftMs(clock: RunningClock): number {
    return Math.min(clock.fullMs, Math.max(0, clock.deadlineMs - this.now()));
  }

  #stop(): void {
    clearTimeout(this.#next);
    clearTimeout(this.#alarm);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-clock': PlyClock;
  }
  interface GlobalEventHandlersEventMap {
    'clock-low': ClockLowEvent;
  }
}
