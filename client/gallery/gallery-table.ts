/** `<gallery-table>`: a whole match at one screen, to try the elements together. */
import { html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { isOpen, boardAfterPair } from '../../shared/match/match.ts';
import type { BoardName } from '../../shared/match/seat.ts';
import { legalOn } from '../../shared/rules/board.ts';
import { DEFAULT_RULESET } from '../../shared/rules/ruleset.ts';
import type { ActionChosenEvent, ActionRefusedEvent } from '../elements/panel-events.ts';
import { soundOf } from '../sound/event-sound.ts';
import { SoundBox } from '../sound/sound-box.ts';
import { LocalController } from '../local/local-controller.ts';
import { sayOutcome, sayRefusal } from '../text/sentences.ts';
import '../elements/board-panel.ts';
import '../elements/connection-banner.ts';
import '../elements/icon-button.ts';
import '../elements/match-table.ts';
import '../elements/move-list.ts';
import '../elements/result-dialog.ts';
import '../elements/seat-badge.ts';
import '../elements/toast-line.ts';
import type { ToastLine } from '../elements/toast-line.ts';

const PLAYERS = { hostName: 'Asha Gurung', guestName: 'Bikram' };

@customElement('gallery-table')
export class GalleryTable extends LitElement {
  @property() mode: 'final' | 'classic' = 'final';
  /** Plies played at random before it is shown. */
  @property({ type: Number }) plies = 0;
  @property({ type: Boolean }) offline = false;
  @state() private showsResult = false;
  @state() private flipped = false;
  @query('toast-line') private toast: ToastLine | undefined;

  readonly #sounds = new SoundBox();
  #controller: LocalController | undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override firstUpdated(): void {
    const common = {
      ruleset: DEFAULT_RULESET,
      isPublic: false,
      allowsSpectators: true,
      hostName: PLAYERS.hostName,
    };
    this.#controller = new LocalController(
      this.mode === 'final'
        ? { ...common, mode: 'final', clockMs: 60_000 }
        : { ...common, mode: 'classic', clockMs: 60_000, hostSide: 'goats' },
      PLAYERS.guestName,
    );
    for (let ply = 0; ply < this.plies; ply++) this.#playOne(ply);
    this.#controller.subscribe((event) => {
      this.requestUpdate();
      const { match, viewer } = this.controller.view;
      const sound = event === null ? null : soundOf(event, match, viewer);
      if (sound !== null) this.#sounds.play(sound);
      if (match.outcome !== null) this.showsResult = true;
    });
    this.requestUpdate();
  }

  /** Any legal action, a different one each time and the same in every window. */
  #playOne(ply: number): void {
    const { match } = this.controller.view;
    const board = match.boards[match.turn.board];
    if (board === null || match.outcome !== null) return;
    const actions = legalOn(board);
    const capture = actions.find(({ kind }) => kind === 'capture');
    const action = ply % 19 === 18 ? capture : undefined;
    const quiet = actions.filter(({ kind }) => kind !== 'capture');
    const any = action ?? quiet[(ply * 7919) % quiet.length] ?? capture;
    if (any === undefined) return;
    const { board: name } = match.turn;
    void this.controller.send({
      kind: 'ply',
      board: name,
      ply: board.plies,
      action: any,
      hinted: false,
    });
  }

  get controller(): LocalController {
    if (this.#controller === undefined) throw new Error('<gallery-table>: not shown yet');
    return this.#controller;
  }

  protected override render(): TemplateResult {
    if (this.#controller === undefined) return html``;
    const { match } = this.#controller.view;
    const isFinal = this.mode === 'final';
    const outcome = sayOutcome(match, 'both');
    return html`<match-table
        ?two=${isFinal}
        aside
        @pointerdown=${() => {
          this.#sounds.unlock();
        }}
      >
        <seat-badge
          slot="head"
          .name=${PLAYERS.hostName}
          .presence=${{ connected: true, ready: true }}
          own
          ?to-move=${match.turn.seat === 'host'}
        ></seat-badge>
        <seat-badge
          slot="head"
          style="margin-inline-start:auto"
          .name=${PLAYERS.guestName}
          .presence=${{ connected: false, ready: true }}
          ?to-move=${match.turn.seat === 'guest'}
        ></seat-badge>
        <connection-banner
          slot="banner"
          .state=${this.offline ? 'offline' : 'online'}
        ></connection-banner>
        ${this.#renderPanel('left', isFinal)} ${isFinal ? this.#renderPanel('right', true) : ''}
        <toast-line slot="toast"></toast-line>
        <icon-button
          slot="bar"
          icon="resign"
          label="Resign"
          @click=${() => {
            void this.controller.send({ kind: 'resign' });
          }}
        ></icon-button>
        <icon-button slot="bar" icon="draw" label="Offer a draw" badge></icon-button>
        <icon-button slot="bar" icon="phrases" label="Phrases" disabled></icon-button>
        <icon-button slot="bar" icon="sound-on" label="Sound" .pressed=${true}></icon-button>
        <icon-button
          slot="bar"
          icon="flip"
          label="Turn the boards around"
          @click=${() => {
            this.flipped = !this.flipped;
          }}
        ></icon-button>
        <icon-button slot="bar" icon="settings" label="Settings"></icon-button>
        <move-list
          slot="aside"
          .plies=${match.plies}
          .marks=${match.marks}
          ?two=${isFinal}
        ></move-list>
      </match-table>
      <result-dialog
        .open=${this.showsResult}
        .outcome=${outcome}
        @dialog-cancel=${() => {
          this.showsResult = false;
        }}
      >
        <button type="button">Rematch</button>
      </result-dialog>`;
  }

  #renderPanel(name: BoardName, isFinal: boolean): TemplateResult {
    const { match } = this.controller.view;
    const board = match.boards[name];
    if (board === null) return html``;
    const isAtTurn = match.outcome === null && match.turn.board === name;
    const last = match.plies.findLast((ply) => ply.board === name);
    return html`<board-panel
      slot=${name}
      .board=${board}
      .name=${isFinal ? name : null}
      .viewerSide=${name === 'left' ? 'goats' : 'tigers'}
      .lastAction=${last?.action ?? null}
      .clock=${isAtTurn ? match.clock : null}
      .fullMs=${60_000}
      .now=${() => this.controller.now()}
      ?at-turn=${isAtTurn}
      ?is-next=${match.outcome === null && !isAtTurn && isOpen(match, name) && boardAfterPair(match) === name}
      ?can-act=${isAtTurn}
      ?flipped=${this.flipped}
      .idleRefusal=${'other-board-at-turn'}
      helpers
      @action-chosen=${(event: ActionChosenEvent) => {
        void this.controller.send({
          kind: 'ply',
          board: name,
          ply: board.plies,
          action: event.action,
          hinted: false,
        });
      }}
      @action-refused=${(event: ActionRefusedEvent) => {
        this.toast?.show(sayRefusal(event.code, event.points));
      }}
    ></board-panel>`;
  }
}
