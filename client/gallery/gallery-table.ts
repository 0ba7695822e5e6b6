/** `<gallery-table>`: a whole match at one screen, to try the elements together. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { type BoardName, SEATS, sideOf } from '../../shared/match/seat.ts';
import '../elements/board-panel.ts';
import '../elements/connection-banner.ts';
import { timelineOfMatch } from '../../shared/notation/timeline.ts';
import '../elements/icon-button.ts';
import type { IconName } from '../elements/icons.ts';
import '../elements/match-table.ts';
import '../elements/move-list.ts';
import type { ActionChosenEvent, ActionRefusedEvent } from '../elements/panel-events.ts';
import '../elements/result-dialog.ts';
import '../elements/seat-badge.ts';
import '../elements/toast-line.ts';
import type { LocalController } from '../local/local-controller.ts';
import { viewBoard } from '../match/board-view.ts';
import type { ConnectionState, MatchView } from '../match/controller.ts';
import { soundsOf } from '../sound/event-sound.ts';
import { SoundBox } from '../sound/sound-box.ts';
import { nameOfSeat, sayOutcome, sayRefusal } from '../text/sentences.ts';
import { openMatch } from './fixtures.ts';

const BAR: readonly IconName[] = ['resign', 'draw', 'phrases', 'sound-on', 'flip', 'settings'];

@customElement('gallery-table')
export class GalleryTable extends LitElement {
  @property() mode: 'final' | 'classic' = 'final';
  /** Plies played before it is shown. */
  @property({ type: Number }) plies = 0;
  @property() connection: ConnectionState = 'local';
  @state() private showsResult = false;
  @state() private isFlipped = false;
  @query('toast-line') private readonly toast: HTMLElementTagNameMap['toast-line'] | undefined;

  readonly #sounds = new SoundBox();
  #controller: LocalController | undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(): void {
    if (this.#controller !== undefined) return;
    const controller = openMatch(this.mode, this.plies);
    controller.subscribe((event) => {
      const { match, viewer } = controller.view;
      if (event !== null) this.#sounds.play(...soundsOf(event, match, viewer));
      this.showsResult = match.outcome !== null;
      this.requestUpdate();
    });
    this.#controller = controller;
  }

  protected override render(): TemplateResult | typeof nothing {
    const view = this.#controller?.view;
    if (view === undefined) return nothing;
    return html`<match-table ?two=${this.mode === 'final'} aside @pointerdown=${this.#unlock}>
        ${this.#renderSeats(view)}
        <connection-banner slot="banner" .state=${this.connection}></connection-banner>
        ${this.#renderPanel(view, 'left')} ${this.#renderPanel(view, 'right')}
        <toast-line slot="toast"></toast-line>
        ${BAR.map((icon) => this.#renderButton(icon))}
        <move-list slot="aside" .timeline=${timelineOfMatch(view.match)}></move-list>
      </match-table>
      ${this.#renderResult(view)}`;
  }

  #renderSeats({ match }: MatchView): TemplateResult[] {
    return SEATS.map(
      (seat) =>
        html`<seat-badge
          slot="head"
          .name=${nameOfSeat(match, seat)}
          .presence=${{ connected: seat === 'host', ready: true, allowsText: false }}
          ?own=${seat === 'host'}
          ?to-move=${match.turn.seat === seat}
        ></seat-badge>`,
    );
  }

  #renderButton(icon: IconName): TemplateResult {
    return html`<icon-button
      slot="bar"
      icon=${icon}
      label=${icon}
      ?disabled=${icon === 'phrases'}
      ?badge=${icon === 'draw'}
      @click=${() => {
        if (icon === 'flip') this.isFlipped = !this.isFlipped;
        if (icon === 'resign') void this.#controller?.send({ kind: 'resign' });
      }}
    ></icon-button>`;
  }

  #renderPanel(view: MatchView, name: BoardName): TemplateResult | typeof nothing {
    const shown = viewBoard(view, view.match, name);
    if (shown === null) return nothing;
    return html`<board-panel
      slot=${name}
      .board=${shown.board}
      .name=${shown.name}
      .viewerSide=${sideOf(view.match.setup, 'host', name)}
      .lastAction=${shown.lastAction}
      .clock=${shown.clock}
      .fullMs=${view.match.setup.clockMs}
      .now=${this.#now}
      ?at-turn=${shown.isAtTurn}
      ?is-next=${shown.isNext}
      ?can-act=${shown.canAct}
      ?flipped=${this.isFlipped}
      .idleRefusal=${shown.idleRefusal}
      helpers
      @action-chosen=${this.#onChosen}
      @action-refused=${this.#onRefused}
    ></board-panel>`;
  }

  #renderResult({ match }: MatchView): TemplateResult {
    return html`<result-dialog
      .open=${this.showsResult}
      .outcome=${sayOutcome(match, 'both')}
      @dialog-cancel=${() => {
        this.showsResult = false;
      }}
    >
      <button type="button">Rematch</button>
    </result-dialog>`;
  }

  readonly #now = (): number => this.#controller?.now() ?? 0;

  readonly #unlock = (): void => {
    this.#sounds.unlock();
  };

  readonly #onChosen = ({ action }: ActionChosenEvent): void => {
    const match = this.#controller?.view.match;
    if (match === undefined) return;
    const { board } = match.turn;
    const ply = match.boards[board]?.plies ?? 0;
    void this.#controller?.send({ kind: 'ply', board, ply, action });
  };

  readonly #onRefused = (event: ActionRefusedEvent): void => {
    this.toast?.show(sayRefusal(event.code, event.points));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'gallery-table': GalleryTable;
  }
}
