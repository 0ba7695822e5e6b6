/** `<study-board>`: one board to try actions or mark points on, with what is to be known beside it. */
import { css, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { Action } from '../../shared/rules/action.ts';
import { type Board, startBoard } from '../../shared/rules/board.ts';
import { pointsIn, type PointSet } from '../../shared/rules/point.ts';
import { PLAIN_RULES } from '../../shared/rules/ruleset.ts';
import { settings } from '../settings/settings.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import './bagh-board.ts';
import type { PointActivateEvent, PointDragEvent } from './board-events.ts';
import { cellOf, centreOf } from './board-geometry.ts';
import { type HandHost, PanelHand } from './panel-hand.ts';

/**
 * As wide as its parent, and no higher than most of the window.
 *
 * @fires action-chosen - `ActionChosenEvent` with `action`: legal, chosen while `canAct`
 * @fires action-refused - `ActionRefusedEvent` with `code` and `points`: a tap that did nothing
 * @fires point-activate - `PointActivateEvent` with `point`: any tap, for boards on which points are marked
 * @cssprop --study-board-size - the widest it becomes; 27rem
 */
@customElement('study-board')
export class StudyBoard extends LocalizedElement implements HandHost {
  static override readonly styles = css`
    :host {
      display: block;
      inline-size: min(100%, var(--study-board-size, 27rem), 74svh);
    }
    p {
      display: flex;
      flex-wrap: wrap;
      gap: 2px 16px;
      margin: 0 0 8px;
      color: var(--ink-soft);
      font-size: 0.9375rem;
    }
    p strong {
      color: var(--ink);
    }
    p strong::first-letter {
      text-transform: uppercase;
    }
    .square {
      position: relative;
      inline-size: 100%;
      aspect-ratio: 1;
    }
    svg {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      pointer-events: none;
      fill: none;
    }
    .edge {
      stroke: var(--board-mark-edge);
      stroke-width: 2.6;
    }
    .mark {
      stroke: var(--board-hint);
      stroke-width: 1.5;
    }
  `;

  @property({ attribute: false }) board: Board = startBoard(PLAIN_RULES);
  /** Grows by one with an action that is to be seen moving, by more with any other change. */
  @property({ type: Number }) moments = 0;
  /** The action that led to the board as it stands. */
  @property({ attribute: false }) lastAction: Action | null = null;
  /** An action that is shown, with an arrow. */
  @property({ attribute: false }) hint: Action | null = null;
  /** Points with a ring around them. */
  @property({ attribute: false }) marked: PointSet = 0;
  /** The side to act may be played for. */
  @property({ type: Boolean, attribute: 'can-act' }) canAct = false;
  /** Taps are told as points, and play nothing. */
  @property({ type: Boolean, attribute: 'is-marking' }) isMarking = false;
  /** The board's name for those who do not see it. */
  @property() label = '';

  readonly guarded = false;
  readonly planSide = null;
  readonly planned = null;
  readonly pending = null;
  readonly idleRefusal = 'out-of-turn';
  readonly clock = null;
  readonly #hand = new PanelHand(this);
  @query('bagh-board') private readonly boardElement:
    HTMLElementTagNameMap['bagh-board'] | undefined;

  get confirm(): HandHost['confirm'] {
    return settings.current.confirm;
  }

  now(): number {
    return 0;
  }

  /** Puts the keyboard on the board. */
  override focus(): void {
    this.boardElement?.focus();
  }

  protected override render(): TemplateResult {
    const { position } = this.board;
    const words = text();
    const isLive = this.canAct || this.isMarking;
    return html`<p>
        <strong>${this.#sayTurn()}</strong>
        <span>${words.captured(position.captured)}</span>
        ${position.inHand > 0 ? html`<span>${words.inHand(position.inHand)}</span>` : nothing}
      </p>
      <div class="square">
        <bagh-board
          .position=${position}
          .plyCount=${this.moments}
          .lastAction=${this.lastAction}
          .hint=${this.hint}
          .proposed=${this.#hand.proposed}
          .selected=${this.#hand.selected}
          .targets=${this.canAct ? this.#hand.targets : []}
          .movable=${this.canAct ? this.#hand.movable : 0}
          .label=${this.label === '' ? words.boardLabel(null) : this.label}
          ?at-turn=${isLive}
          ?disabled=${!isLive}
          @pointerdown=${this.#onPointer}
          @keydown=${this.#onKey}
          @point-activate=${this.#onActivate}
          @point-drag=${this.#onDrag}
          @selection-cancel=${this.#onCancel}
        ></bagh-board>
        <svg viewBox="0 0 100 100" aria-hidden="true">${drawMarks(this.marked)}</svg>
      </div>`;
  }

  #sayTurn(): string {
    const { position, outcome } = this.board;
    return outcome === null ? text().sideToMove(position.toAct) : text().boardOutcome(outcome);
  }

  readonly #onPointer = (event: PointerEvent): void => {
    this.#hand.noteTouch(event.pointerType !== 'mouse');
  };

  readonly #onKey = (): void => {
    this.#hand.noteTouch(false);
  };

  readonly #onActivate = (event: PointActivateEvent): void => {
    if (this.canAct) this.#hand.tap(event.point);
  };

  readonly #onDrag = (event: PointDragEvent): void => {
    if (this.canAct) this.#hand.drag(event.from, event.to);
  };

  readonly #onCancel = (): void => {
    this.#hand.cancel();
  };
}

function drawMarks(marked: PointSet): SVGTemplateResult[] {
  return pointsIn(marked).map((point) => {
    const { x, y } = centreOf(cellOf(point, false));
    return svg`<circle class="edge" cx=${x} cy=${y} r="8" /><circle class="mark" cx=${x} cy=${y} r="8" />`;
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'study-board': StudyBoard;
  }
}
