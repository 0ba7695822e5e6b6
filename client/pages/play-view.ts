/** `<play-view>`: a match being played, watched or over: boards, bar and dialogs around its controller. */
import { css, html, noChange, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { SeatCommand } from '../../shared/match/command.ts';
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
import { PlayDrawing } from './play-drawing.ts';
import { PlayGuard } from './play-guard.ts';
import type { PlayAct } from './play-act.ts';
import { barStyles, renderBar, takebackAct } from './play-bar.ts';
import { renderBoards } from './play-boards.ts';
import { headStyles, renderHead, waitsForReady } from './play-head.ts';
import { PlayFollowing } from './play-following.ts';
import { PlayHint } from './play-hint.ts';
import { saveRecord } from './play-record.ts';
import type { SheetModel } from './play-sheets.ts';
import { sheetStyles } from './sheet-styles.ts';
import { PlayKeys } from './play-keys.ts';
import { lookAfter, PLAIN_LOOK } from './play-look.ts';
import { PlayNotice } from './play-notice.ts';
import { PlayOverlay } from './play-overlay.ts';
import { PlayPlans } from './play-plans.ts';
import { PlaySpeech } from './play-speech.ts';
import { renderStrip, stripStyles } from './play-strip.ts';
import { PlayTalk } from './play-talk.ts';
import { boardMeant, PlayVoice } from './play-voice.ts';
import { RematchWantedEvent } from './rematch-wanted.ts';
import { WindowController } from './window-controller.ts';

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

  @state() private look = PLAIN_LOOK;

  @query('toast-line') private readonly toast: ToastLine | undefined;

  readonly #settings = new SettingsController(this);
  readonly #guard = new PlayGuard(this);
  readonly #drawing = new PlayDrawing(this);
  readonly #wide = new WindowController(this, '(min-width: 1000px) and (min-height: 600px)');
  /** The moves stand beside the boards. */
  readonly #aside = new WindowController(this, '(min-width: 1500px)');
  readonly #speech = new PlaySpeech(this, () => this.toast);
  readonly #voice = new PlayVoice(this.#speech);
  readonly #tell = (sentence: string): void => {
    this.tell(sentence);
  };
  readonly #overlay = new PlayOverlay(this, this.#tell);
  readonly #hint = new PlayHint(this, this.#tell);
  readonly #plans = new PlayPlans(this, {
    send: (command) => {
      this.#send(command);
    },
    say: (sentence) => this.#speech.say(sentence),
    tell: this.#tell,
  });
  readonly #talk = new PlayTalk(this, this.#voice.hear);
  readonly #following = new PlayFollowing(this, {
    guard: this.#guard,
    drawing: this.#drawing,
    overlay: this.#overlay,
    plans: this.#plans,
    voice: this.#voice,
    notice: new PlayNotice(this, () => this.matchId ?? 'local'),
    talk: this.#talk,
    lookHere: () => {
      this.look = { ...this.look, seen: null };
    },
  });

  constructor() {
    super();
    new PlayKeys(this, (key) => {
      this.#press(key);
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The first time the controller comes with the first update, whenever this code was loaded.
    if (this.hasUpdated) this.#following.follow(this.controller);
  }

  /** Shows a sentence for a moment and reads it out. */
  tell(sentence: string): void {
    this.#speech.show(sentence);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('controller')) this.#following.follow(this.controller);
    const { sound, vibration } = this.#settings.current;
    this.#voice.isMuted = !sound;
    this.#voice.mayVibrate = vibration;
  }

  protected override firstUpdated(): void {
    this.#voice.start();
    const view = this.controller?.view;
    if (view !== undefined && isToAct(view) && view.viewer !== 'both')
      this.#speech.alert(sayYourMove(view.match));
  }

  protected override updated(): void {
    if (this.#aside.matches) void this.#overlay.load().catch(() => {});
    const { controller } = this;
    if (controller !== null) this.#speech.later(() => signalMatch(controller.view));
  }

  protected override render(): TemplateResult | typeof nothing {
    const { controller } = this;
    if (controller === null) return nothing;
    const { view } = controller;
    const { seen } = this.look;
    const sheets = this.#sheetModel(controller);
    const strip = renderStrip({ ...sheets, ...this.#model(controller) });
    return html`<h1 class="hidden-text">${nameMatch(view.match)}</h1>
      <match-table
        ?two=${view.match.setup.mode === 'final'}
        .large=${this.look.large}
        aside
        @pointerdown=${this.#onGesture}
        @keydown=${this.#onGesture}
      >
        ${this.#drawing.isOn ? noChange : this.#renderHead(view)}
        <div slot="banner" ?hidden=${strip === nothing}>${strip}</div>
        ${renderBoards({
          ...this.#model(controller),
          shown: seen === null ? view.match : matchAfter(view.match, seen),
          isFlipped: this.look.isFlipped,
          helpers: this.#settings.current.helpers,
          confirm: this.#settings.current.confirm,
          premoves: this.#plans.premoves,
          now: this.#now,
          act: this.#onAction,
          plan: this.#onPlan,
          refuse: this.#onRefused,
          warn: this.#onClockLow,
        })}
        <div slot="bar" class="bar" role="toolbar" aria-label=${text().match.barLabel}>
          ${renderBar({ ...sheets, ...this.#model(controller) })}
        </div>
        <toast-line slot="toast" ?below=${strip !== nothing}></toast-line>
        <div slot="aside" class="moves">
          ${this.#aside.matches ? this.#overlay.code?.renderMoves(sheets) : nothing}
        </div>
      </match-table>
      ${this.#overlay.code?.renderSheets(sheets)}`;
  }

  #renderHead(view: MatchView): TemplateResult {
    const beReady = waitsForReady(view.match) ? this.beReady : null;
    return renderHead(view, beReady, this.#talk.bubbles);
  }

  #model({ view }: MatchController) {
    return {
      view,
      seen: this.look.seen,
      isGuarded: this.#guard.isOn,
      isDrawing: this.#drawing.isOn,
      isHinting: this.#hint.isAsking,
      isWide: this.#wide.matches,
      canTalk: this.#talk.line !== null && view.match.setup.computer === null,
      isTalkUnread: this.#talk.isUnread,
    };
  }

  #sheetModel({ view }: MatchController): SheetModel {
    const { look, matchId, token, nextPath } = this;
    const talk = this.#talk;
    const { sheet } = this.#overlay;
    const isOver = stateOf(view.match) === 'ended' && view.match.isJoined;
    const canRematch = isOver && nextPath === null && view.connection !== 'offline';
    const perform = this.#perform;
    return { view, look, talk, sheet, matchId, token, nextPath, canRematch, perform };
  }

  readonly #onGesture = (): void => {
    this.#voice.unlock();
    void this.#overlay.load().catch(() => {});
  };

  readonly #now = (): number => this.controller?.now() ?? 0;

  readonly #onAction = (board: BoardName, action: Action): void => {
    const ply = this.controller?.view.match.boards[board]?.plies;
    if (ply !== undefined) this.#send({ kind: 'ply', board, ply, action });
  };

  readonly #onPlan = (board: BoardName, action: Action | null): void => {
    if (this.controller !== null) this.#plans.plan(this.controller.view, board, action);
  };

  readonly #onRefused = ({ code, points }: ActionRefusedEvent): void => {
    if (!this.#guard.isOn && this.look.seen === null) this.tell(sayRefusal(code, points));
  };

  readonly #onClockLow = (): void => {
    const { controller } = this;
    if (controller !== null) this.#voice.warn(controller.view, controller.now());
  };

  #press(key: MatchKey): void {
    const { controller } = this;
    if (controller === null || this.#overlay.sheet !== null) return;
    if (key === 'left' || key === 'right')
      this.renderRoot.querySelector<BoardPanel>(`board-panel[slot=${key}]`)?.focus();
    else if (key === 'hint') this.#perform({ kind: 'hint' });
    else if (key === 'takeback') this.#perform(takebackAct(controller.view));
    else this.#voice.answer(key, controller, boardMeant(controller.view.match, this.shadowRoot));
  }

  readonly #perform = (act: PlayAct): void => {
    this.look = lookAfter(this.look, act);
    switch (act.kind) {
      case 'send':
        this.#send(act.command);
        return;
      case 'open':
        if (act.sheet === 'talk') this.#talk.read();
        this.#overlay.show(act.sheet);
        return;
      case 'close':
        this.#overlay.show(null);
        return;
      case 'hint':
        if (this.controller !== null) void this.#hint.ask(this.controller);
        return;
      case 'see':
      case 'flip':
      case 'enlarge':
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
}
