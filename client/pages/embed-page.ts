/** `<embed-page>`: a match's boards alone, for a frame in another site's page; nothing to press but the way here. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { stateOf } from '../../shared/match/match.ts';
import { BOARD_NAMES, type BoardName } from '../../shared/match/seat.ts';
import '../elements/bagh-board.ts';
import { drawPiece, pieceStyles } from '../elements/piece-art.ts';
import '../elements/ply-clock.ts';
import { nameMatch } from '../match/announcement.ts';
import { seatBySide, viewBoard } from '../match/board-view.ts';
import { isReachable, type MatchView } from '../match/controller.ts';
import { WatchedMatch } from '../match/watched-match.ts';
import { rewriteAddress } from '../routing/navigation.ts';
import { formatEmbedPath, formatMatchPath } from '../routing/route.ts';
import { BOARD_LOOKS } from '../settings/settings.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { moreText } from '../text/more-text.ts';
import { nameOfSeat, sayOutcome, sayRefusal } from '../text/sentences.ts';
import { showBoardLook } from '../theme/board-look.ts';
import { embedStyles } from './embed-page.styles.ts';

@customElement('embed-page')
export class EmbedPage extends LocalizedElement {
  static override readonly styles = [pieceStyles, embedStyles];

  @property() match = '';

  readonly #watched = new WatchedMatch(this, (next) => {
    rewriteAddress(formatEmbedPath(next));
    this.match = next;
  });

  override connectedCallback(): void {
    super.connectedCallback();
    showAskedLook();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('match')) this.#watched.watch(this.match);
  }

  protected override render(): TemplateResult {
    const { view, refusal } = this.#watched;
    return html`<main>
      ${view === null ? renderWithout(refusal === null ? text().match.opening : sayRefusal(refusal)) : this.#renderMatch(view)}
      <a
        class="way"
        href=${formatMatchPath(this.match)}
        target="_blank"
        rel="noopener"
        aria-label=${text().watching.open}
      ></a>
    </main>`;
  }

  #renderMatch(view: MatchView): TemplateResult {
    const { match } = view;
    const isTwo = match.setup.mode === 'final';
    return html`<header>
        <h1 aria-label=${nameMatch(match)}>
          ${nameOfSeat(match, 'host')} – ${nameOfSeat(match, 'guest')}
        </h1>
        <span class="product" aria-hidden="true">${text().appName} ↗</span>
      </header>
      <div class="boards ${isTwo ? 'two' : ''}">
        ${BOARD_NAMES.map((name) => this.#renderBoard(view, name))}
      </div>
      ${this.#renderStatus(view)}`;
  }

  #renderBoard(view: MatchView, name: BoardName): TemplateResult | typeof nothing {
    const board = viewBoard(view, view.match, name);
    if (board === null) return nothing;
    const seats = seatBySide(view.match, name);
    const label = text().boardLabel(board.name);
    return html`<section aria-label=${label}>
      <p class="sides">
        <span>${icon('tiger')}<span>${nameOfSeat(view.match, seats.tigers)}</span></span>
        <span>${icon('goat')}<span>${nameOfSeat(view.match, seats.goats)}</span></span>
      </p>
      <div class="board">
        <bagh-board
          picture
          hide-coordinates
          .position=${board.board.position}
          .plyCount=${board.board.plies}
          .lastAction=${board.lastAction}
          .label=${label}
          ?at-turn=${board.isAtTurn}
        ></bagh-board>
      </div>
    </section>`;
  }

  #renderStatus(view: MatchView): TemplateResult {
    const { match, connection, spectators } = view;
    const isRunning = stateOf(match) === 'live' && match.setup.clockMs !== null;
    return html`<footer>
      <p role="status">${sayStatus(view)}</p>
      ${
        isRunning
          ? html`<ply-clock
              .clock=${match.clock}
              .fullMs=${match.setup.clockMs}
              .now=${this.#watched.now}
              ?frozen=${!isReachable(connection)}
              ?stale=${!isReachable(connection)}
            ></ply-clock>`
          : nothing
      }
      <span class="viewers">${text().match.spectators(spectators)}</span>
    </footer>`;
  }
}

/** Where the match stands, in one short line. */
function sayStatus(view: MatchView): string {
  const { match, connection } = view;
  const words = text();
  const outcome = sayOutcome(match, 'spectator');
  if (outcome !== null) return `${outcome.headline}. ${outcome.detail}`;
  if (connection !== 'online' && connection !== 'unanswered' && connection !== 'local')
    return words.connection[connection];
  if (!match.isJoined) return moreText().invite.waitsForSecond(nameOfSeat(match, 'host'));
  const { board } = match.turn;
  const side = match.boards[board]?.position.toAct ?? 'goats';
  const turn = words.sideToMove(side);
  return match.setup.mode === 'final'
    ? words.speech.board(words.boardLabel(board), turn)
    : turn.charAt(0).toUpperCase() + turn.slice(1);
}

function renderWithout(sentence: string): TemplateResult {
  return html`<p class="without" role="status">${sentence}</p>`;
}

function icon(kind: 'tiger' | 'goat'): TemplateResult {
  return html`<svg viewBox="0 0 100 100" aria-hidden="true">${drawPiece(kind)}</svg>`;
}

/**
 * `?theme=dark` or `light`, for pages that have one look alone; else as the reader's device has it.
 * `?board=slate`, `paper` or `wood`; else as the reader has chosen here, if they have.
 */
function showAskedLook(): void {
  const asked = new URLSearchParams(location.search);
  const root = document.documentElement;
  const theme = asked.get('theme');
  if (theme === 'dark' || theme === 'light') root.dataset['theme'] = theme;
  else delete root.dataset['theme'];
  const board = BOARD_LOOKS.find((known) => known === asked.get('board'));
  if (board !== undefined) showBoardLook(root, board);
}

declare global {
  interface HTMLElementTagNameMap {
    'embed-page': EmbedPage;
  }
}
