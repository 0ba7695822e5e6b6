/** `<bagh-board>`: one board drawn and touched. It knows points and pieces, and no rules. */
import { html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { formatPoint } from '../../shared/notation/point.ts';
import type { Action } from '../../shared/rules/action.ts';
import { hasPoint, type Point, type PointSet, toPoint } from '../../shared/rules/point.ts';
import { type Position, startPosition } from '../../shared/rules/position.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { boardStyles } from './bagh-board.styles.ts';
import { renderField } from './board-field.ts';
import { BoardDrag, type DragHost } from './board-drag.ts';
import { PointActivateEvent, PointDragEvent, SelectionCancelEvent } from './board-events.ts';
import { cellOf, rowsAsSeen } from './board-geometry.ts';
import { pointByKey } from './board-keys.ts';
import {
  drawHint,
  drawLastAction,
  drawPlan,
  drawSelection,
  drawTargets,
  drawThreatened,
  drawTick,
  drawTrapped,
} from './board-marks.ts';
import { animateAction, isMotionReduced } from './board-motion.ts';
import { MotionWatch } from './motion-watch.ts';
import { labelPoint } from './point-label.ts';
import { drawPiece, type PieceStyle, pieceStyles } from './piece-art.ts';
import { PieceNumbers, piecesShown, type ShownPiece } from './shown-pieces.ts';

/**
 * A board as large as the square that fits into its parent, which must give it a definite size.
 *
 * @fires point-activate - `PointActivateEvent` with `point`: a tap, click, Enter or Space.
 * @fires point-drag - `PointDragEvent` with `from` and `to`: a piece let go on another point.
 * @fires selection-cancel - `SelectionCancelEvent`: Escape, or a drag let go off the board.
 * @csspart frame - the square of wood
 * @csspart grid - the 25 buttons
 * @cssprop --board-field - the wood; further `--board-*`, `--tiger*`, `--goat*` in theme/tokens.css
 */
@customElement('bagh-board')
export class BaghBoard extends LocalizedElement implements DragHost {
  static override readonly styles = [boardStyles, pieceStyles];

  /** What stands on the board; a `pending` action is drawn on top of it. */
  @property({ attribute: false }) position: Position = startPosition();
  /** Plies behind the position. An increase by one moves the pieces of `lastAction`; a jump does not. */
  @property({ type: Number, attribute: 'ply-count' }) plyCount = 0;
  /** The action that led to the position; ringed, with an arrow. */
  @property({ attribute: false }) lastAction: Action | null = null;
  /** Sent and not yet answered: shown as played, but paler. */
  @property({ attribute: false }) pending: Action | null = null;
  /** Chosen, to be confirmed by a second tap where it arrives: shown as played, with a tick. */
  @property({ attribute: false }) proposed: Action | null = null;
  /** Chosen ahead of one's turn; a diamond, with a dashed arrow. */
  @property({ attribute: false }) planned: Action | null = null;
  /** An action that is advised; a dashed ring, with a dashed arrow. */
  @property({ attribute: false }) hint: Action | null = null;
  /** Actions that are as good or nearly: as the hint, but paler. */
  @property({ attribute: false }) alternatives: readonly Action[] = [];
  /** The point whose piece is selected. */
  @property({ attribute: false }) selected: Point | null = null;
  /** Actions to show as targets: those of the selected piece. */
  @property({ attribute: false }) targets: readonly Action[] = [];
  /** Points whose pieces may be dragged. */
  @property({ attribute: false }) movable: PointSet = 0;
  /** Goats a tiger could take next; 0 shows none. */
  @property({ attribute: false }) threatened: PointSet = 0;
  /** Tigers without a way out; 0 shows none. */
  @property({ attribute: false }) trapped: PointSet = 0;
  /** Turned by 180°, so that `a1` is at the top right. */
  @property({ type: Boolean, reflect: true }) flipped = false;
  /** Lit up: this board is to be played now. */
  @property({ type: Boolean, reflect: true, attribute: 'at-turn' }) atTurn = false;
  /** Taps and keys do nothing; the points can still be read. */
  @property({ type: Boolean, reflect: true }) disabled = false;
  /** Only a picture named by `label`, without buttons: for lists of live boards. */
  @property({ type: Boolean, reflect: true }) picture = false;
  /** Never moves pieces, whatever `plyCount` does. */
  @property({ type: Boolean }) still = false;
  @property({ type: Boolean, attribute: 'hide-coordinates' }) hidesCoordinates = false;
  @property({ attribute: 'piece-style' }) pieceStyle: PieceStyle = 'drawn';
  /** The board's name for those who do not see it: “Left board, you: goats”. */
  @property() label = '';

  /** The one point in the tab order; at first the middle. */
  @state() private cursor: Point | undefined = toPoint(12);

  readonly #drag = new BoardDrag(this);
  readonly #watch = new MotionWatch();
  readonly #numbers = new PieceNumbers();
  #motion: Action | null = null;
  #likeness: HTMLElement | null = null;

  constructor() {
    super();
    this.addController(this.#drag);
  }

  /** Puts the keyboard on the board, at the point it was last on. */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }

  pointUnder(x: number, y: number): Point | undefined {
    const frame = this.renderRoot.querySelector('.frame')?.getBoundingClientRect();
    if (frame === undefined) return undefined;
    const column = Math.floor((5 * (x - frame.left)) / frame.width);
    const row = Math.floor((5 * (y - frame.top)) / frame.height);
    return rowsAsSeen(this.flipped)[row]?.[column];
  }

  pieceElement(point: Point): HTMLElement | null {
    return this.renderRoot.querySelector(`.pieces [data-point="${String(point)}"]`);
  }

  dropped(from: Point, to: Point | undefined): void {
    if (this.disabled) return;
    if (to !== undefined) this.#watch.noteDrag(from, to);
    this.dispatchEvent(
      to === undefined ? new SelectionCancelEvent() : new PointDragEvent(from, to),
    );
  }

  protected override willUpdate(): void {
    const { plyCount, lastAction } = this;
    const action = this.#watch.next({ plyCount, lastAction, pending: this.#shown });
    this.#motion = this.still || isMotionReduced() ? null : action;
    // A captured goat's likeness is taken before rendering removes the goat.
    if (this.#motion?.kind === 'capture') this.#likeness = this.#copyPiece(this.#motion.over);
  }

  protected override updated(): void {
    if (this.#motion === null || this.#motion.kind === 'pass') return;
    if (this.#likeness !== null)
      this.renderRoot.querySelector('.likenesses')?.append(this.#likeness);
    const piece = this.pieceElement(this.#motion.to);
    animateAction(this.#motion, { piece, captured: this.#likeness }, this.flipped);
    this.#motion = null;
    this.#likeness = null;
  }

  protected override render(): TemplateResult {
    return html`<div class="frame" part="frame">
      ${renderField(this.flipped, this.hidesCoordinates)}
      <div class="glow"></div>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        ${drawSelection(this.selected, this.flipped)}
        ${drawLastAction(this.#shown ?? this.lastAction, this.flipped)}
      </svg>
      <div class="pieces" aria-hidden="true">
        ${repeat(
          this.#numbers.follow(piecesShown(this.position, this.#shown)),
          ({ number }) => number,
          (piece) => this.#renderPiece(piece),
        )}
      </div>
      <div class="pieces likenesses" aria-hidden="true"></div>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        ${drawThreatened(this.threatened, this.flipped)} ${drawTrapped(this.trapped, this.flipped)}
        ${drawTargets(this.targets, this.flipped)}
        <g opacity="0.6">${this.alternatives.map((other) => drawHint(other, this.flipped))}</g>
        ${drawHint(this.hint, this.flipped)} ${drawPlan(this.planned, this.flipped)}
        ${drawTick(this.proposed, this.flipped)}
      </svg>
      ${this.picture ? html`<div role="img" aria-label=${this.label}></div>` : this.#renderGrid()}
    </div>`;
  }

  /** What is shown as played though the position lacks it. */
  get #shown(): Action | null {
    return this.pending ?? this.proposed;
  }

  #renderPiece({ kind, point, isPending }: ShownPiece): TemplateResult {
    const { column, row } = cellOf(point, this.flipped);
    const isSelected = point === this.selected;
    return html`<div
      class="piece ${kind} ${isPending ? 'pending' : ''} ${isSelected ? 'selected' : ''}"
      data-point=${point}
      data-column=${column}
      data-row=${row}
    >
      <svg viewBox="0 0 100 100">${drawPiece(kind, this.pieceStyle)}</svg>
    </div>`;
  }

  #renderGrid(): TemplateResult {
    return html`<div
      role="grid"
      part="grid"
      aria-label=${this.label}
      @keydown=${this.#onKeyDown}
      @pointerdown=${this.#drag.start}
      @pointermove=${this.#drag.move}
      @pointerup=${this.#drag.end}
      @pointercancel=${this.#drag.cancel}
    >
      ${rowsAsSeen(this.flipped).map(
        (row) => html`<div role="row">${row.map((point) => this.#renderPoint(point))}</div>`,
      )}
    </div>`;
  }

  #renderPoint(point: Point): TemplateResult {
    return html`<div role="gridcell" aria-selected=${point === this.selected ? 'true' : 'false'}>
      <button
        type="button"
        data-name=${formatPoint(point)}
        tabindex=${point === this.cursor ? 0 : -1}
        aria-label=${labelPoint(point, this)}
        aria-disabled=${this.disabled ? 'true' : 'false'}
        ?data-movable=${hasPoint(this.movable, point)}
        @focus=${() => {
          this.cursor = point;
        }}
        @click=${() => {
          this.#activate(point);
        }}
      ></button>
    </div>`;
  }

  #activate(point: Point): void {
    if (this.#drag.takesClick() || this.disabled) return;
    this.dispatchEvent(new PointActivateEvent(point));
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      if (!this.disabled) this.dispatchEvent(new SelectionCancelEvent());
      return;
    }
    if (this.cursor === undefined || event.altKey || event.metaKey) return;
    const next = pointByKey(this.cursor, event, this.flipped);
    if (next === undefined) return;
    event.preventDefault();
    this.cursor = next;
    void this.updateComplete.then(() => {
      this.focus();
    });
  };

  #copyPiece(point: Point): HTMLElement | null {
    const copy = this.pieceElement(point)?.cloneNode(true);
    return copy instanceof HTMLElement ? copy : null;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'bagh-board': BaghBoard;
  }
}
