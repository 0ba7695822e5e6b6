/** `<match-table>`: one or two boards, the seats and the bar, arranged for any window without scrolling. */
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { BoardName } from '../../shared/match/seat.ts';

/**
 * Fills its parent (`100svh` less what the page keeps). Two boards stand side by side where the
 * space is wider than high, else one above the other, never in tabs.
 *
 * @slot head - a slim line: two `<seat-badge>`, the ruleset
 * @slot banner - `<connection-banner>`; lies over the head, so that nothing moves when it comes
 * @slot left - `<board-panel>`, the only one in a classic match; its facts on the outer side beside another
 * @slot right - `<board-panel>`
 * @slot bar - the action bar's `<icon-button>`s
 * @slot toast - `<toast-line>`; lies over the head, as it aligns itself
 * @slot aside - `<move-list>` and the like; only where the window is wide (1500 px)
 */
@customElement('match-table')
export class MatchTable extends LitElement {
  static override readonly styles = css`
    :host {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      container: table / size;
    }
    .table {
      position: relative;
      display: grid;
      grid-template: 'head' auto 'boards' minmax(0, 1fr) 'bar' auto / minmax(0, 1fr);
      inline-size: 100cqw;
      block-size: 100cqh;
    }
    .head {
      grid-area: head;
      display: flex;
      align-items: center;
      gap: 8px;
      min-block-size: 28px;
      padding-inline: 8px;
      min-inline-size: 0;
    }
    /* Covers the head wholly, and moves nothing. */
    .banner {
      grid-area: head;
      z-index: 2;
      display: grid;
      block-size: 0;
      min-block-size: 100%;
      /* Empty, it must not lie between a finger and what is under it. */
      pointer-events: none;
    }
    ::slotted([slot='banner']) {
      pointer-events: auto;
    }
    /* As high as an offer to answer, which lies over it and must hide no piece. */
    @container table (orientation: portrait) {
      .head {
        min-block-size: 44px;
      }
    }
    .boards {
      grid-area: boards;
      container: boards / size;
    }
    .pair {
      display: grid;
      gap: 6px;
      inline-size: 100cqw;
      block-size: 100cqh;
      padding: 2px 4px;
      box-sizing: border-box;
      grid-auto-rows: minmax(0, 1fr);
      grid-template-columns: minmax(0, 1fr);
    }
    .bar {
      grid-area: bar;
      display: flex;
      align-items: center;
      justify-content: space-evenly;
      min-inline-size: 0;
      padding-block-end: env(safe-area-inset-bottom);
    }
    /* Over the head, where nothing is tapped: no point of a board is covered. */
    .toast {
      grid-area: head;
      z-index: 3;
      display: grid;
      justify-self: center;
      block-size: 0;
      min-block-size: 100%;
      max-inline-size: 100%;
      pointer-events: none;
    }
    .aside {
      display: none;
      min-block-size: 0;
      overflow: auto;
    }
    @container boards (orientation: landscape) {
      :host([two]) .pair {
        grid-template: minmax(0, 1fr) / repeat(2, minmax(0, 1fr));
      }
      :host([two]) ::slotted([slot='left']) {
        --facts-order: -1;
        --facts-align: end;
      }
    }
    /* One board takes the room, the other stays in sight, small. */
    @container boards (orientation: landscape) and (min-width: 800px) and (min-height: 460px) {
      :host([two][large='left']) .pair {
        grid-template-columns: minmax(0, 1fr) clamp(230px, 25cqw, 460px);
      }
      :host([two][large='right']) .pair {
        grid-template-columns: clamp(230px, 25cqw, 460px) minmax(0, 1fr);
      }
    }
    @container boards (orientation: portrait) and (min-width: 600px) {
      :host([two][large='left']) .pair {
        grid-template-rows: minmax(0, 1fr) clamp(230px, 30cqh, 460px);
      }
      :host([two][large='right']) .pair {
        grid-template-rows: clamp(230px, 30cqh, 460px) minmax(0, 1fr);
      }
    }
    /* A phone on its side: seats and bar share the lowest line. */
    @container table (orientation: landscape) and (max-height: 480px) {
      .table {
        grid-template: 'boards boards' minmax(0, 1fr) 'head bar' auto / minmax(0, 1fr) auto;
      }
    }
    @container table (min-width: 900px) and (min-height: 600px) {
      .head {
        min-block-size: 48px;
        padding-inline: 24px;
        gap: 20px;
      }
      .pair {
        gap: 32px;
        padding: 4px 24px;
      }
      .bar {
        justify-content: center;
        gap: 10px;
        padding-block: 8px;
      }
    }
    @container table (min-width: 1500px) {
      :host([aside]) .table {
        grid-template:
          'head aside' auto 'boards aside' minmax(0, 1fr) 'bar aside' auto
          / minmax(0, 1fr) 264px;
      }
      :host([aside]) .aside {
        display: block;
        grid-area: aside;
        border-inline-start: 1px solid var(--rule);
        background: var(--paper-raised);
      }
    }
  `;

  /** Two boards: a final. */
  @property({ type: Boolean, reflect: true }) two = false;
  /** The `aside` slot is shown where there is room. */
  @property({ type: Boolean, reflect: true }) aside = false;

  /** The board that takes the room where there is room to share; `null`: both alike. */
  @property({ reflect: true }) large: BoardName | null = null;

  protected override render(): TemplateResult {
    return html`<div class="table">
      <div class="head"><slot name="head"></slot></div>
      <div class="banner"><slot name="banner"></slot></div>
      <div class="boards">
        <div class="pair"><slot name="left"></slot><slot name="right"></slot></div>
      </div>
      <div class="toast"><slot name="toast"></slot></div>
      <div class="bar"><slot name="bar"></slot></div>
      <div class="aside"><slot name="aside"></slot></div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'match-table': MatchTable;
  }
}
