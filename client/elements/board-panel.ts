/** `<board-panel>`: one board with its surroundings, and the selection made on it. */
import { html, noChange, nothing, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { RunningClock } from '../../shared/match/match.ts';
import type { BoardName } from '../../shared/match/seat.ts';
import { type Action, PASS } from '../../shared/rules/action.ts';
import { type Board, legalOn, startBoard } from '../../shared/rules/board.ts';
import { DEFAULT_RULESET } from '../../shared/rules/ruleset.ts';
import type { Side } from '../../shared/rules/side.ts';
import { threatenedGoats, trappedTigers } from '../board/hints.ts';
import type { SendRefusal } from '../match/send-refusal.ts';
import type { Confirm } from '../settings/settings.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { controlStyles } from '../theme/controls.ts';
import './bagh-board.ts';
import type { PointActivateEvent, PointDragEvent } from './board-events.ts';
import { panelStyles } from './board-panel.styles.ts';
import { ActionChosenEvent } from './panel-events.ts';
import { factsStyles } from './panel-facts.styles.ts';
import { renderFacts } from './panel-facts.ts';
import { type HandHost, NO_TARGETS, PanelHand } from './panel-hand.ts';
import { type PieceStyle, pieceStyles } from './piece-art.ts';

type Players = Readonly<Record<Side, string>>;

/** Names are put together anew for every look at a match, and are mostly the same. */
function areOthers(players: Players, before: Players | undefined): boolean {
  return players.tigers !== before?.tigers || players.goats !== before.goats;
}

/**
 * Fills its parent, which must give it a definite size. The selection lives here, one for each
 * board, so that nothing done on one board touches the other's.
 *
 * @cssprop --facts-order - `-1` puts the facts before the board where they stand beside it
 * @cssprop --facts-align - `end` with it
 * @fires action-chosen - `ActionChosenEvent` with `action`: legal, chosen while `canAct`.
 * @fires premove-chosen - `PremoveChosenEvent` with `action`: planned, or `null`: the plan is dropped.
 * @fires action-refused - `ActionRefusedEvent` with `code` and `points`: a tap that did nothing.
 * @fires clock-low - `ClockLowEvent`, from the clock: once when ten seconds are left.
 */
@customElement('board-panel')
export class BoardPanel extends LocalizedElement implements HandHost {
  static override readonly styles = [controlStyles, pieceStyles, factsStyles, panelStyles];

  @property({ attribute: false }) board: Board = startBoard(DEFAULT_RULESET);
  /** Which board of a final; `null` for the one of a classic match. */
  @property({ attribute: false }) name: BoardName | null = null;
  /** The side the viewer has here; `null` for spectators and for two at one screen. */
  @property({ attribute: false }) viewerSide: Side | null = null;
  /** Who has which side, shown where the viewer has none; `''` shows the side alone. */
  @property({ attribute: false, hasChanged: areOthers }) players: Players = {
    tigers: '',
    goats: '',
  };
  /** This board is to be played now, by whomever. */
  @property({ type: Boolean, reflect: true, attribute: 'at-turn' }) atTurn = false;
  /** The seats come to this board after the pair at hand. */
  @property({ type: Boolean, attribute: 'is-next' }) isNext = false;
  /** The viewer may act here now, for the side to act. */
  @property({ type: Boolean, attribute: 'can-act' }) canAct = false;
  /** Taps count for nothing just now; nothing that was begun is lost by it. */
  @property({ type: Boolean }) guarded = false;
  /** A ply is being drawn: the facts stay as they were for a frame, so that it is seen sooner. */
  @property({ type: Boolean }) drawing = false;
  /** The side the viewer may plan for while `canAct` is off; `null` for none. */
  @property({ attribute: false }) planSide: Side | null = null;
  /** What the viewer has planned for their next ply here. */
  @property({ attribute: false }) planned: Action | null = null;
  /** When a chosen action is to be confirmed by a second tap. */
  @property() confirm: Confirm = 'never';
  /** What a tap is told while `canAct` is off. */
  @property({ attribute: false }) idleRefusal: SendRefusal = 'out-of-turn';
  /** The action that led to the board as it stands. */
  @property({ attribute: false }) lastAction: Action | null = null;
  /** The viewer's own action on this board, sent and not yet answered. */
  @property({ attribute: false }) pending: Action | null = null;
  /** What the viewer was advised to do here. */
  @property({ attribute: false }) hint: Action | null = null;
  /** What is as good or nearly. */
  @property({ attribute: false }) alternatives: readonly Action[] = [];
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

  /** What is begun and not yet chosen. */
  readonly hand = new PanelHand(this);
  @query('bagh-board') private readonly boardElement:
    HTMLElementTagNameMap['bagh-board'] | undefined;

  /** Puts the keyboard on the board. */
  override focus(): void {
    this.boardElement?.focus();
  }

  protected override render(): TemplateResult {
    return html`<section class="panel" aria-label=${this.#label()}>
      <div class="facts">${this.drawing ? noChange : renderFacts(this)}</div>
      <div class="board ${this.board.outcome?.result === 'draw' ? 'drawn' : ''}">
        ${this.#renderBoard()}${this.#renderPass()}
      </div>
    </section>`;
  }

  #renderBoard(): TemplateResult {
    const { hand } = this;
    const { position, plies, outcome } = this.board;
    const helps = this.helpers && outcome === null;
    return html`<bagh-board
      .position=${position}
      .plyCount=${plies}
      .lastAction=${this.lastAction}
      .pending=${this.pending}
      .hint=${this.pending === null ? this.hint : null}
      .alternatives=${this.alternatives}
      .proposed=${hand.proposed}
      .planned=${this.planned}
      .selected=${hand.selected}
      .targets=${helps ? hand.targets : NO_TARGETS}
      .movable=${hand.movable}
      .threatened=${helps ? threatenedGoats(position) : 0}
      .trapped=${helps ? trappedTigers(position) : 0}
      .label=${this.#label()}
      .pieceStyle=${this.pieceStyle}
      ?flipped=${this.flipped}
      ?at-turn=${this.atTurn && outcome === null}
      ?still=${this.still}
      ?hide-coordinates=${this.hidesCoordinates}
      @pointerdown=${this.#onPointer}
      @keydown=${this.#onKey}
      @point-activate=${this.#onActivate}
      @point-drag=${this.#onDrag}
      @selection-cancel=${this.#onCancel}
    ></bagh-board>`;
  }

  /** Passing is offered as a button, and only where it is all that can be done. */
  #renderPass(): TemplateResult | typeof nothing {
    const isFree = this.canAct && !this.guarded && this.pending === null;
    const mustPass = isFree && legalOn(this.board)[0] === PASS;
    if (!mustPass) return nothing;
    return html`<div class="pass">
      <button class="button primary" type="button" @click=${this.#onPass}>${text().pass}</button>
    </div>`;
  }

  #label(): string {
    const label = text().boardLabel(this.name);
    return this.viewerSide === null ? label : `${label}, ${text().you(this.viewerSide)}`;
  }

  readonly #onPointer = (event: PointerEvent): void => {
    this.hand.noteTouch(event.pointerType !== 'mouse');
  };

  readonly #onKey = (): void => {
    this.hand.noteTouch(false);
  };

  readonly #onActivate = (event: PointActivateEvent): void => {
    this.hand.tap(event.point);
  };

  readonly #onDrag = (event: PointDragEvent): void => {
    this.hand.drag(event.from, event.to);
  };

  readonly #onCancel = (): void => {
    this.hand.cancel();
  };

  readonly #onPass = (): void => {
    this.dispatchEvent(new ActionChosenEvent(PASS));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'board-panel': BoardPanel;
  }
}
