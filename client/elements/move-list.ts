/** `<move-list>`: all plies of a match or record in order, to go back to any of them. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Mark } from '../../shared/match/match.ts';
import type { Timeline, TimelineEntry } from '../../shared/notation/timeline.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { writeAction } from '../text/sentences.ts';
import { controlStyles } from '../theme/controls.ts';
import { clockFace } from './clock-face.ts';
import { ICON_PATHS } from './icons.ts';
import { GOAT_SHADOW } from './piece-art.ts';
import { rowsOf, type PlyRow } from './ply-rows.ts';

/** A ply was chosen: `index` into the line's entries. */
export class PlySelectEvent extends Event {
  readonly index: number;

  constructor(index: number) {
    super('ply-select', { bubbles: true, composed: true });
    this.index = index;
  }
}

/**
 * Scrolls inside its parent and keeps the current ply in sight.
 *
 * @cssprop --move-size - how high a move is; large enough for a finger unless told
 * @fires ply-select - `PlySelectEvent` with `index`
 */
@customElement('move-list')
export class MoveList extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    css`
      :host {
        display: block;
        block-size: 100%;
        overflow: auto;
        font: 500 0.9375rem/var(--snug) var(--sans);
        color: var(--ink);
      }
      ol {
        list-style: none;
        margin: 0;
        padding: 8px;
      }
      li {
        display: grid;
        grid-template-columns: 4.6em 1fr 1fr;
        align-items: center;
        border-radius: var(--radius-small);
      }
      li.right {
        background: var(--paper-sunken);
      }
      .number {
        padding-inline-start: 8px;
        color: var(--ink-soft);
        font-size: 0.8125rem;
        font-variant-numeric: tabular-nums;
      }
      button {
        appearance: none;
        border: 0;
        min-block-size: var(--move-size, var(--tap));
        padding: 2px 8px;
        border-radius: var(--radius-small);
        background: none;
        color: inherit;
        font: inherit;
        text-align: start;
        cursor: pointer;
      }
      button:hover {
        background: color-mix(in srgb, var(--glow) 22%, transparent);
      }
      button[aria-current] {
        background: var(--marigold);
        color: var(--on-marigold);
      }
      svg {
        inline-size: 15px;
        block-size: 15px;
        margin-inline-start: 4px;
        vertical-align: -2px;
        fill: none;
        stroke: currentColor;
        stroke-width: 1.9;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      .taken {
        white-space: nowrap;
        font-size: 0.8125rem;
        color: inherit;
      }
      .taken svg {
        fill: currentColor;
        stroke: none;
      }
      .time {
        margin-inline-start: 6px;
        color: var(--ink-soft);
        font-size: 0.75rem;
        font-variant-numeric: tabular-nums;
      }
      [aria-current] .time {
        color: inherit;
      }
      .mark,
      .empty {
        padding: 4px 8px;
        color: var(--ink-soft);
        font-size: 0.8125rem;
      }
      .mark {
        display: block;
      }
    `,
  ];

  @property({ attribute: false }) timeline: Timeline | null = null;
  /** The ply shown on the boards; `null`: the latest; -1: none, the boards are at their start. */
  @property({ attribute: false }) current: number | null = null;
  /** What each ply's clock had left stands beside it. */
  @property({ type: Boolean }) clocks = false;

  protected override render(): TemplateResult {
    const { timeline } = this;
    if (timeline === null || timeline.entries.length === 0)
      return html`<p class="empty">${text().moves.none}</p>`;
    const { entries } = timeline;
    return html`<ol aria-label=${text().moves.label}>
      ${rowsOf(entries).map((row) => this.#renderRow(row, timeline))}
      ${this.#renderMarks(entries.length, timeline)}
    </ol>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('timeline') && !changed.has('current')) return;
    const current = this.renderRoot.querySelector('[aria-current]');
    if (current !== null) this.#scrollTo(current.getBoundingClientRect());
  }

  /** The list alone: `scrollIntoView` would move the page around it as well. */
  #scrollTo(box: DOMRect): void {
    const own = this.getBoundingClientRect();
    if (box.top < own.top) this.scrollTop -= own.top - box.top;
    else if (box.bottom > own.bottom) this.scrollTop += box.bottom - own.bottom;
  }

  #renderRow({ board, number, plies }: PlyRow<TimelineEntry>, timeline: Timeline): TemplateResult {
    const isTwo = timeline.starts.right !== null;
    return html`${this.#renderMarks(plies[0]?.index ?? 0, timeline)}
      <li class=${isTwo ? board : ''}>
        <span class="number">${isTwo ? text().boardName[board] : ''} ${number}</span>
        ${plies.map(({ index, ply }) => this.#renderPly(index, ply, timeline))}
      </li>
      ${plies.map(({ ply }) => renderEnd(ply, isTwo))}`;
  }

  #renderPly(index: number, entry: TimelineEntry, { entries }: Timeline): TemplateResult {
    const isCurrent = index === (this.current ?? entries.length - 1);
    return html`<button
      type="button"
      aria-current=${isCurrent ? 'step' : nothing}
      @click=${() => this.dispatchEvent(new PlySelectEvent(index))}
    >
      ${writeAction(entry.action)}${renderTaken(entry)}${
        entry.hinted ? renderHinted() : nothing
      }${this.renderNote?.(index) ?? nothing}${this.clocks ? renderLeft(entry) : nothing}
    </button>`;
  }

  /** What else is told of a ply. */
  protected renderNote?(index: number): unknown;

  #renderMarks(before: number, { marks, starts }: Timeline): TemplateResult[] {
    return marks
      .filter((mark) => mark.before === before)
      .map((mark) => html`<li class="mark">${sayMark(mark, starts.right !== null)}</li>`);
  }
}

function sayMark(mark: Mark, isTwo: boolean): string {
  const { moves, boardLabel } = text();
  if (mark.kind === 'takeback') return moves.takenBack;
  return `${boardLabel(isTwo ? mark.board : null)}: ${moves.agreedDrawn}`;
}

/** The ply ended its board: it was won, or drops out. */
function renderEnd({ board, end }: TimelineEntry, isTwo: boolean): TemplateResult | typeof nothing {
  if (end === null) return nothing;
  const { boardLabel, boardOutcome } = text();
  return html`<li class="mark">${boardLabel(isTwo ? board : null)}: ${boardOutcome(end)}</li>`;
}

/** Which of five goats was taken. */
function renderTaken({ captive }: TimelineEntry): TemplateResult | typeof nothing {
  if (captive === null) return nothing;
  return html`<span class="taken"
    ><svg viewBox="0 0 100 100" aria-hidden="true">${GOAT_SHADOW}</svg
    ><span aria-hidden="true">${captive.count}</span
    ><span class="hidden-text">, ${text().captured(captive.count)}</span></span
  >`;
}

function renderLeft({ leftMs }: TimelineEntry): TemplateResult | typeof nothing {
  if (leftMs === null) return nothing;
  const seconds = Math.ceil(leftMs / 1000);
  return html`<span class="time" aria-hidden="true">${clockFace(leftMs).digits}</span
    ><span class="hidden-text">, ${text().clock.left(seconds)}</span>`;
}

/** A ply for which a hint was shown. */
function renderHinted(): TemplateResult {
  const { mark } = text().computer.hint;
  return html`<svg viewBox="0 0 24 24" role="img" aria-label=${mark}>
    <title>${mark}</title>
    <path d=${ICON_PATHS.hint} />
  </svg>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'move-list': MoveList;
  }
  interface GlobalEventHandlersEventMap {
    'ply-select': PlySelectEvent;
  }
}
