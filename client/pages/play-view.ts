/** `<play-view>`: a match being played, watched or over: boards, bar and dialogs around its controller. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { SeatCommand } from '../../shared/match/command.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import { stateOf } from '../../shared/match/match.ts';
import type { BoardName } from '../../shared/match/seat.ts';
import type { Action } from '../../shared/rules/action.ts';
import type { BoardPanel } from '../elements/board-panel.ts';
import '../elements/match-table.ts';
import type { ActionRefusedEvent } from '../elements/panel-events.ts';
import { type ToastLine } from '../elements/toast-line.ts';
import { nameMatch, sayYourMove } from '../match/announcement.ts';
import { isToAct } from '../match/board-view.ts';
import type { MatchController, MatchView } from '../match/controller.ts';
import type { MatchKey } from '../match/match-keys.ts';
import { signalMatch } from '../match/match-signal.ts';
import { matchAfter } from '../match/seen-match.ts';
import { SettingsController } from '../settings/settings-controller.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { sayRefusal } from '../text/sentences.ts';
import { controlStyles } from '../theme/controls.ts';
import { changesBoards, PlayGuard } from './play-guard.ts';
import type { PlayAct, Sheet } from './play-act.ts';
import { barStyles, renderBar } from './play-bar.ts';
import { renderBoards } from './play-boards.ts';
import { headStyles, renderHead, waitsForReady } from './play-head.ts';
import { PlayHint } from './play-hint.ts';
import { saveRecord } from './play-record.ts';
import type { SheetModel } from './play-sheets.ts';
import { sheetStyles } from './sheet-styles.ts';
import { PlayKeys } from './play-keys.ts';
import { renderStrip, stripStyles } from './play-strip.ts';
import { boardMeant, PlayVoice } from './play-voice.ts';
import { WindowController } from './window-controller.ts';

/** A rematch can be had; the page makes it, since it knows where the next match is. */
export class RematchWantedEvent extends Event {
  constructor() {
    super('rematch-wanted', { bubbles: true });
  }
}

/**
 * Fills its parent, which must give it a definite size.
 *
 * @fires rematch-wanted - `RematchWantedEvent`, only with `ownRematch`
 */
@customElement('play-view')
export class PlayView extends LocalizedElement {
  static override readonly styles = [
    barStyles,
    controlStyles,
    headStyles,
    sheetStyles,
    stripStyles,
    css`
      :host {
        display: block;
        block-size: 100%;
      }
    `,
  ];

  @property({ attribute: false }) controller: MatchController | null = null;
  /** The match's id on the server; `null` for a match played here. */
  @property({ attribute: false }) matchId: string | null = null;
  /** The secret of the seat held here, for its link; `null` where none is. */
  @property({ attribute: false }) token: string | null = null;
  /** Where the agreed rematch is. */
  @property({ attribute: false }) nextPath: string | null = null;
  /** The page makes rematches itself, at once: two at one screen. */
  @property({ type: Boolean, attribute: 'own-rematch' }) ownRematch = false;
  /** Tells the other seat that the viewer is ready; `null` where nobody waits for it. */
  @property({ attribute: false }) beReady: (() => void) | null = null;

  /** Plies looked at; `null`: the match as it is. */
  @state() private seen: number | null = null;
  @state() private sheet: Sheet | null = null;
  @state() private isFlipped = false;
  /** What may lie over the boards; loaded once they are to be seen. */
  @state() private sheets: typeof import('./play-sheets.ts') | null = null;

  @query('toast-line') private readonly toast: ToastLine | undefined;

  readonly #settings = new SettingsController(this);
  readonly #guard = new PlayGuard(this);
  readonly #wide = new WindowController(this, '(min-width: 1000px) and (min-height: 600px)');
  readonly #voice = new PlayVoice(() => this.toast);
  readonly #tell = (sentence: string): void => {
    this.tell(sentence);
  };
  readonly #hint = new PlayHint(this, this.#tell);
  #unsubscribe: () => void = () => {};
  #lastView: MatchView | null = null;

  constructor() {
    super();
    new PlayKeys(this, (key) => {
      this.#press(key);
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The first time the controller comes with the first update, whenever this code was loaded.
    if (this.hasUpdated) this.#follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unsubscribe();
  }

  /** Shows a sentence for a moment and reads it out. */
  tell(sentence: string): void {
    this.toast?.show(sentence);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Whoever comes to a finished match is told first how it ended.
    if (changed.has('controller') && (this.controller?.view.match.outcome ?? null) !== null)
      this.sheet = 'result';
    if (changed.has('controller')) this.#follow();
    this.#voice.isMuted = !this.#settings.current.sound;
  }

  protected override firstUpdated(): void {
    void import('./play-sheets.ts').then((sheets) => {
      this.sheets = sheets;
    });
    void this.#voice.loadSound();
    const view = this.controller?.view;
    if (view !== undefined && isToAct(view) && view.viewer !== 'both')
      this.toast?.alert(sayYourMove(view.match));
  }

  protected override updated(): void {
    if (this.controller !== null) signalMatch(this.controller.view);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { controller } = this;
    if (controller === null) return nothing;
    const { view } = controller;
    const sheets = this.#sheetModel(controller);
    const strip = renderStrip({ ...sheets, ...this.#model(controller) });
    return html`<h1 class="hidden-text">${nameMatch(view.match)}</h1>
      <match-table
        ?two=${view.match.setup.mode === 'final'}
        aside
        @pointerdown=${this.#voice.unlock}
        @keydown=${this.#voice.unlock}
      >
        ${renderHead(view, waitsForReady(view.match) ? this.beReady : null)}
        <div slot="banner" ?hidden=${strip === nothing}>${strip}</div>
        ${renderBoards({
          ...this.#model(controller),
          shown: this.seen === null ? view.match : matchAfter(view.match, this.seen),
          isFlipped: this.isFlipped,
          helpers: this.#settings.current.helpers,
          now: this.#now,
          act: this.#onAction,
          refuse: this.#onRefused,
          warn: this.#onClockLow,
        })}
        <div slot="bar" class="bar" role="toolbar" aria-label=${text().match.barLabel}>
          ${renderBar({ ...sheets, ...this.#model(controller) })}
        </div>
        <toast-line slot="toast"></toast-line>
        <div slot="aside" class="moves">${this.sheets?.renderMoves(sheets)}</div>
      </match-table>
      ${this.sheets?.renderSheets(sheets)}`;
  }

  #model({ view }: MatchController) {
    return {
      view,
      seen: this.seen,
      isGuarded: this.#guard.isOn,
      isHinting: this.#hint.isAsking,
      isWide: this.#wide.matches,
    };
  }

  #sheetModel({ view }: MatchController): SheetModel {
    const { seen, sheet, matchId, token, nextPath } = this;
    const isOver = stateOf(view.match) === 'ended' && view.match.isJoined;
    const canRematch = isOver && nextPath === null && view.connection !== 'offline';
    const perform = this.#perform;
    return { view, seen, sheet, matchId, token, nextPath, canRematch, perform };
  }

  readonly #now = (): number => this.controller?.now() ?? 0;

  #follow(): void {
    this.#unsubscribe();
    this.#unsubscribe = this.controller?.subscribe(this.#onChange) ?? (() => {});
    this.#lastView = this.controller?.view ?? null;
    this.seen = null;
    if (this.controller?.view.match.outcome === null) this.sheet = null;
    this.requestUpdate();
  }

  readonly #onChange = (event: MatchEvent | null): void => {
    const view = this.controller?.view;
    if (view === undefined) return;
    this.requestUpdate();
    if (event === null) this.#voice.tellChange(this.#lastView, view);
    else this.#followEvent(event, view);
    this.#lastView = view;
  };

  #followEvent(event: MatchEvent, view: MatchView): void {
    const isEnd = view.match.outcome !== null && !event.kind.startsWith('rematch');
    if (isEnd) this.sheet = 'result';
    if (isEnd) this.#guard.start('end');
    else if (changesBoards(event, this.#lastView)) this.#guard.start('update');
    this.#voice.tell(event, view);
    // Who plays must see what they answer; spectators look back as long as they like.
    if (event.kind === 'ply' && view.viewer !== 'spectator') this.seen = null;
    if (event.kind === 'taken-back') this.seen = null;
  }

  readonly #onAction = (board: BoardName, action: Action): void => {
    const ply = this.controller?.view.match.boards[board]?.plies;
    if (ply !== undefined) this.#send({ kind: 'ply', board, ply, action });
  };

  readonly #onRefused = ({ code, points }: ActionRefusedEvent): void => {
    if (!this.#guard.isOn && this.seen === null) this.tell(sayRefusal(code, points));
  };

  readonly #onClockLow = (): void => {
    const { controller } = this;
    if (controller !== null) this.#voice.warn(controller.view, controller.now());
  };

  #press(key: MatchKey): void {
    const { controller } = this;
    if (controller === null || this.sheet !== null) return;
    if (key === 'left' || key === 'right') this.#panel(key)?.focus();
    else if (key === 'hint') this.#perform({ kind: 'hint' });
    else if (key === 'takeback') this.#send({ kind: 'offer-takeback' });
    else this.#voice.answer(key, controller, boardMeant(controller.view.match, this.shadowRoot));
  }

  #panel(name: BoardName): BoardPanel | null {
    return this.renderRoot.querySelector<BoardPanel>(`board-panel[slot="${name}"]`);
  }

  readonly #perform = (act: PlayAct): void => {
    switch (act.kind) {
      case 'send':
        this.#send(act.command);
        return;
      case 'open':
        this.sheet = act.sheet;
        return;
      case 'close':
        this.sheet = null;
        return;
      case 'see':
        this.seen = act.plies;
        return;
      case 'hint':
        if (this.controller !== null) void this.#hint.ask(this.controller);
        return;
      case 'flip':
        this.isFlipped = !this.isFlipped;
        return;
      case 'save-record':
        if (this.matchId !== null) void saveRecord(this.matchId, this.token, this.#tell);
    }
  };

  #send(command: SeatCommand): void {
    if (command.kind === 'offer-rematch' && this.ownRematch) {
      this.dispatchEvent(new RematchWantedEvent());
      return;
    }
    void this.controller?.send(command).then((judged) => {
      if (!judged.ok) this.tell(sayRefusal(judged.error));
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'play-view': PlayView;
  }
  interface GlobalEventHandlersEventMap {
    'rematch-wanted': RematchWantedEvent;
  }
}
