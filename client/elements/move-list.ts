/** `<move-list>`: all plies of a match in order, to go back to any of them. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Mark, Ply } from '../../shared/match/match.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { writeAction } from '../text/sentences.ts';
import { controlStyles } from '../theme/controls.ts';
import { ICON_PATHS } from './icons.ts';
import { rowsOf, type PlyRow } from './ply-rows.ts';

/** A ply was chosen: `index` into the match's plies. */
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
        font: 500 0.9375rem/1.2 var(--sans);
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
        min-block-size: 32px;
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

  @property({ attribute: false }) plies: readonly Ply[] = [];
  @property({ attribute: false }) marks: readonly Mark[] = [];
  /** Names the boards: for a final. */
  @property({ type: Boolean }) two = false;
  /** The ply shown on the boards; `null`: the latest. */
  @property({ attribute: false }) current: number | null = null;

  protected override render(): TemplateResult {
    if (this.plies.length === 0) return html`<p class="empty">${text().moves.none}</p>`;
    return html`<ol aria-label=${text().moves.label}>
      ${rowsOf(this.plies).map((row) => this.#renderRow(row))}
      ${this.#renderMarks(this.plies.length)}
    </ol>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('plies') && !changed.has('current')) return;
    this.renderRoot.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }

  #renderRow({ board, number, plies }: PlyRow): TemplateResult {
    return html`${this.#renderMarks(plies[0]?.index ?? 0)}
      <li class=${this.two ? board : ''}>
        <span class="number">${this.two ? text().boardName[board] : ''} ${number}</span>
        ${plies.map(({ index, ply }) => this.#renderPly(index, ply))}
      </li>`;
  }

  #renderPly(index: number, ply: Ply): TemplateResult {
    const isCurrent = index === (this.current ?? this.plies.length - 1);
    return html`<button
      type="button"
      aria-current=${isCurrent ? 'step' : nothing}
      @click=${() => this.dispatchEvent(new PlySelectEvent(index))}
    >
      ${writeAction(ply.action)}${ply.hinted ? renderHinted() : nothing}
    </button>`;
  }

  #renderMarks(before: number): TemplateResult[] {
    const words = text();
    return this.marks
      .filter((mark) => mark.before === before)
      .map(
        (mark) =>
          html`<li class="mark">
            ${
              mark.kind === 'takeback'
                ? words.moves.takenBack
                : `${words.boardLabel(this.two ? mark.board : null)}: ${words.moves.agreedDrawn}`
            }
          </li>`,
      );
  }
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
