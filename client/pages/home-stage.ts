/** `<home-stage>`: the final that most people watch, live and large; while there is none, a final drawn. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { type BoardName } from '../../shared/match/seat.ts';
import type { LiveMatch } from '../../shared/wire/rest.ts';
import '../elements/bagh-board.ts';
import { formatMatchPath } from '../routing/route.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { moreText } from '../text/more-text.ts';
import { controlStyles } from '../theme/controls.ts';
import { nameMatch } from './match-line.ts';
import { renderViewers } from './live-list.ts';
import { readStaged, type StagedBoard } from './staged-board.ts';
import { WindowController } from './window-controller.ts';

/** How the two boards of a final may stand: on each a tiger has just come to take a goat. */
const DRAWN = {
  left: ['1GT1T/G1G1G/2T2/G2G1/1G1GT g 10 2', 'a1xc3'],
  right: ['T3T/1G1G1/G1G1G/2G2/T2GT t 13 0', 'd1'],
} as const;
/** A phone has room for what is live alone. */
const NARROW = '(max-width: 859px)';
const TWO: readonly BoardName[] = ['left', 'right'];

@customElement('home-stage')
export class HomeStage extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    css`
      :host {
        display: block;
        min-inline-size: 0;
      }
      :host([hidden]) {
        display: none;
      }
      .cloth {
        padding: clamp(10px, 2vw, 18px);
        padding-block-end: 0;
        border: 1px solid var(--rule);
        border-radius: 18px;
        background: color-mix(in srgb, var(--paper-sunken) 70%, transparent);
      }
      .table {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: clamp(8px, 2vw, 18px);
      }
      .board {
        aspect-ratio: 1;
        min-inline-size: 0;
      }
      .caption {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 14px;
        min-block-size: 60px;
        margin: 0;
        color: var(--ink-soft);
      }
      .live {
        display: inline-flex;
        align-items: center;
        gap: 7px;
        color: var(--vermilion);
        font-weight: 700;
      }
      .live::before {
        content: '';
        inline-size: 10px;
        block-size: 10px;
        border-radius: 50%;
        background: currentColor;
      }
      strong {
        color: var(--ink);
        font-weight: 600;
        overflow-wrap: anywhere;
      }
      .viewers {
        display: inline-flex;
        align-items: center;
        gap: 4px;
        font-variant-numeric: tabular-nums;
      }
      .viewers svg {
        inline-size: 20px;
        block-size: 20px;
        fill: none;
        stroke: currentColor;
        stroke-width: 1.8;
      }
      .caption .button {
        margin-inline-start: auto;
      }
      /* A picture needs no words below it; nothing but the words themselves comes there later. */
      :host([drawn]) .cloth {
        padding-block-end: clamp(10px, 2vw, 18px);
      }
      :host([drawn]) .caption {
        display: none;
      }
    `,
  ];

  /** The busiest final; `null` while there is none. */
  @property({ attribute: false }) match: LiveMatch | null = null;
  /** Nothing is live: the boards are a picture. */
  @property({ type: Boolean, reflect: true }) drawn = true;

  readonly #isNarrow = new WindowController(this, NARROW);
  #boards: Readonly<Partial<Record<BoardName, StagedBoard>>> = {};

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('match') || !this.hasUpdated) this.#setUp(changed.get('match'));
    this.hidden = this.drawn && this.#isNarrow.matches;
  }

  #setUp(before: LiveMatch | null | undefined): void {
    const { match } = this;
    this.drawn = match === null;
    const isSame = match !== null && match.id === before?.id;
    this.#boards = Object.fromEntries(
      TWO.map((name) => {
        const [position, last] =
          match === null ? DRAWN[name] : [match.boards[name], match.lastPly[name] ?? null];
        return [name, readStaged(position ?? '', last, isSame ? this.#boards[name] : undefined)];
      }),
    );
  }

  protected override render(): TemplateResult | typeof nothing {
    // Half of what a slow phone would render at its start, and no one would see it.
    if (this.hidden) return nothing;
    return html`<div class="cloth">
      <div class="table">${TWO.map((name) => this.#renderBoard(name))}</div>
      <div class="caption">${this.match === null ? nothing : renderCaption(this.match)}</div>
    </div>`;
  }

  #renderBoard(name: BoardName): TemplateResult {
    const board = this.#boards[name];
    if (board === undefined) return html`<div class="board"></div>`;
    return html`<div class="board">
      <bagh-board
        picture
        hide-coordinates
        .position=${board.position}
        .lastAction=${board.lastAction}
        .plyCount=${board.moments}
        .label=${this.match === null ? moreText().home.pictureLabel : text().boardLabel(name)}
      ></bagh-board>
    </div>`;
  }
}

function renderCaption(match: LiveMatch): TemplateResult {
  const { home } = moreText();
  return html`<span class="live">${home.liveNow}</span>
    <strong>${nameMatch(match)}</strong>
    ${match.viewers === 0 ? nothing : renderViewers(match.viewers)}
    <a
      class="button"
      href=${formatMatchPath(match.id)}
      aria-label=${home.watchMatch(nameMatch(match))}
      >${home.watch}</a
    >`;
}

declare global {
  interface HTMLElementTagNameMap {
    'home-stage': HomeStage;
  }
}
