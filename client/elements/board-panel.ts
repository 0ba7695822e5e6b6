/** `<board-panel>`: one board with its surroundings, and the selection made on it. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { RunningClock } from '../../shared/match/match.ts';
import type { BoardName } from '../../shared/match/seat.ts';
import { type Action, PASS } from '../../shared/rules/action.ts';
import { type Board, legalOn, startBoard } from '../../shared/rules/board.ts';
import type { Point } from '../../shared/rules/point.ts';
import { DEFAULT_RULESET } from '../../shared/rules/ruleset.ts';
import type { Side } from '../../shared/rules/side.ts';
import { actionsFrom, threatenedGoats, trappedTigers } from '../board/hints.ts';
import { dragPiece, movablePoints, type Reach, type Tap, tapPoint } from '../board/selection.ts';
import type { SendRefusal } from '../match/controller.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { controlStyles } from '../theme/controls.ts';
import './bagh-board.ts';
import type { PointActivateEvent, PointDragEvent } from './board-events.ts';
import { panelStyles } from './board-panel.styles.ts';
import { ActionChosenEvent, ActionRefusedEvent } from './panel-events.ts';
import { factsStyles } from './panel-facts.styles.ts';
import { renderFacts } from './panel-facts.ts';
import { type PieceStyle, pieceStyles } from './piece-art.ts';

/**
 * Fills its parent, which must give it a definite size. The selection lives here, one for each
 * board, so that nothing done on one board touches the other's.
 *
 * @cssprop --facts-order - `-1` puts the facts before the board where they stand beside it
 * @cssprop --facts-align - `end` with it
 * @fires action-chosen - `ActionChosenEvent` with `action`: legal, chosen while `canAct`.
 * @fires action-refused - `ActionRefusedEvent` with `code` and `points`: a tap that did nothing.
 * @fires clock-low - `ClockLowEvent`, from the clock: once when ten seconds are left.
 */
@customElement('board-panel')
export class BoardPanel extends LocalizedElement {
  static override readonly styles = [controlStyles, pieceStyles, factsStyles, panelStyles];

  @property({ attribute: false }) board: Board = startBoard(DEFAULT_RULESET);
  /** Which board of a final; `null` for the one of a classic match. */
  @property({ attribute: false }) name: BoardName | null = null;
  /** The side the viewer has here; `null` for spectators and for two at one screen. */
  @property({ attribute: false }) viewerSide: Side | null = null;
  /** Who has which side, shown where the viewer has none; `''` shows the side alone. */
  @property({ attribute: false }) players: Readonly<Record<Side, string>> = {
    tigers: '',
    goats: '',
  };
  /** This board is to be played now, by whomever. */
  @property({ type: Boolean, reflect: true, attribute: 'at-turn' }) atTurn = false;
  /** The seats come to this board after the pair at hand. */
  @property({ type: Boolean, attribute: 'is-next' }) isNext = false;
  /** The viewer may act here now, for the side to act. */
  @property({ type: Boolean, attribute: 'can-act' }) canAct = false;
  /** What a tap is told while `canAct` is off. */
  @property({ attribute: false }) idleRefusal: SendRefusal = 'out-of-turn';
  /** The action that led to the board as it stands. */
  @property({ attribute: false }) lastAction: Action | null = null;
  /** The viewer's own action on this board, sent and not yet answered. */
  @property({ attribute: false }) pending: Action | null = null;
  /** What the viewer was advised to do here. */
  @property({ attribute: false }) hint: Action | null = null;
  /** The running clock, if it runs for this board. */
  @property({ attribute: false }) clock: RunningClock | null = null;
  /** What each ply has, in milliseconds; `null`: untimed. */
  @property({ attribute: false }) fullMs: number | null = null;
  /** Milliseconds in the time of the clock's deadline. */
  @property({ attribute: false }) now: () => number = () => 0;
  /** The line to the server is down: the clock shows what was last known. */
  @property({ type: Boolean }) stale = false;
  @property({ type: Boolean }) flipped = false;
  /** Targets, goats in danger and trapped tigers are shown. */
  @property({ type: Boolean }) helpers = false;
  /** Pieces never move by themselves. */
  @property({ type: Boolean }) still = false;
  @property({ type: Boolean, attribute: 'hide-coordinates' }) hidesCoordinates = false;
  @property({ attribute: false }) pieceStyle: PieceStyle = 'drawn';

  @state() private selected: Point | null = null;
  @query('bagh-board') private readonly boardElement:
    HTMLElementTagNameMap['bagh-board'] | undefined;

  /** Puts the keyboard on the board. */
  override focus(): void {
    this.boardElement?.focus();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const old = changed.get('board');
    const isAnother = old !== undefined && old !== this.board;
    if (isAnother || this.pending !== null || !this.canAct) this.selected = null;
  }

  protected override render(): TemplateResult {
    return html`<section class="panel" aria-label=${this.#label()}>
      <div class="facts">${renderFacts(this)}</div>
      <div class="board ${this.board.outcome?.result === 'draw' ? 'drawn' : ''}">
        ${this.#renderBoard()}${this.#renderPass()}
      </div>
    </section>`;
  }

  #renderBoard(): TemplateResult {
    const { position, plies, outcome } = this.board;
    const helps = this.helpers && outcome === null;
    return html`<bagh-board
      .position=${position}
      .plyCount=${plies}
      .lastAction=${this.lastAction}
      .pending=${this.pending}
      .hint=${this.pending === null ? this.hint : null}
      .selected=${this.selected}
      .targets=${helps && this.canAct ? actionsFrom(this.board, this.selected) : []}
      .movable=${movablePoints(this.#reach())}
      .threatened=${helps ? threatenedGoats(position) : 0}
      .trapped=${helps ? trappedTigers(position) : 0}
      .label=${this.#label()}
      .pieceStyle=${this.pieceStyle}
      ?flipped=${this.flipped}
      ?at-turn=${this.atTurn && outcome === null}
      ?still=${this.still}
      ?hide-coordinates=${this.hidesCoordinates}
      @point-activate=${this.#onActivate}
      @point-drag=${this.#onDrag}
      @selection-cancel=${this.#onCancel}
    ></bagh-board>`;
  }

  /** Passing is offered as a button, and only where it is all that can be done. */
  #renderPass(): TemplateResult | typeof nothing {
    const mustPass = this.canAct && this.pending === null && legalOn(this.board)[0] === PASS;
    if (!mustPass) return nothing;
    return html`<div class="pass">
      <button class="button primary" type="button" @click=${this.#onPass}>${text().pass}</button>
    </div>`;
  }

  #label(): string {
    const label = text().boardLabel(this.name);
    return this.viewerSide === null ? label : `${label}, ${text().you(this.viewerSide)}`;
  }

  #reach(): Reach {
    const side = this.canAct && this.pending === null ? this.board.position.toAct : null;
    return { board: this.board, side };
  }

  readonly #onActivate = (event: PointActivateEvent): void => {
    this.#obey(tapPoint(this.#reach(), this.selected, event.point));
  };

  readonly #onDrag = (event: PointDragEvent): void => {
    this.#obey(dragPiece(this.#reach(), event.from, event.to));
  };

  readonly #onCancel = (): void => {
    this.selected = null;
  };

  readonly #onPass = (): void => {
    this.dispatchEvent(new ActionChosenEvent(PASS));
  };

  #obey(tap: Tap): void {
    switch (tap.kind) {
      case 'select':
        this.selected = tap.point;
        return;
      case 'deselect':
        this.selected = null;
        return;
      case 'act':
        this.selected = null;
        this.dispatchEvent(new ActionChosenEvent(tap.action));
        return;
      case 'refuse': {
        const code = tap.code === 'out-of-turn' ? this.idleRefusal : tap.code;
        this.dispatchEvent(new ActionRefusedEvent(code, tap.points));
      }
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'board-panel': BoardPanel;
  }
}
