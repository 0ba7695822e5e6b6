/** `<home-page>`: play now; one's own matches first, then who waits and what is being played. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { readName } from '../../shared/wire/name.ts';
import { LINES_PATH } from '../elements/board-geometry.ts';
import { signalPage } from '../match/page-signal.ts';
import { settings } from '../settings/settings.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { moreText } from '../text/more-text.ts';
import { sayRefusal } from '../text/sentences.ts';
import { controlStyles } from '../theme/controls.ts';
import { renderHomeHead } from './home-head.ts';
import { renderFinished, renderLive, renderLobby, renderUnfinished } from './home-lists.ts';
import { homeStyles } from './home-page.styles.ts';
import './home-stage.ts';
import type { TakeWantedEvent } from './lobby-list.ts';
import { LobbyWatch } from './lobby-watch.ts';
import { type MatchWantedEvent } from './match-form.ts';
import { matchLineStyles } from './match-line.ts';
import { MatchStarter, type Search } from './match-starter.ts';
import type { NameChangeEvent } from './name-field.ts';
import { OwnMatches } from './own-matches.ts';
import './page-footer.ts';
import { pageStyles } from './page-styles.ts';
import { chooseStaged } from './staged-match.ts';

@customElement('home-page')
export class HomePage extends LocalizedElement {
  static override readonly styles = [controlStyles, pageStyles, matchLineStyles, homeStyles];

  readonly #lobby = new LobbyWatch(this);
  readonly #own = new OwnMatches(this);
  readonly #starter = new MatchStarter(this);
  /** The final shown large. */
  #staged: string | null = null;
  /** As it was remembered: what is being typed is the field's alone. */
  readonly #name = settings.current.name;

  protected override updated(): void {
    signalPage(this.#starter.search === null ? null : moreText().lobby.seeking);
  }

  protected override render(): TemplateResult {
    const { home } = moreText();
    const { lobby, isUnreachable } = this.#lobby;
    const own = this.#own.unfinished;
    const staged = chooseStaged(lobby, this.#staged);
    this.#staged = staged?.id ?? null;
    return html`<svg class="carving" viewBox="0 0 100 100" aria-hidden="true">
        <path d=${LINES_PATH} />
      </svg>
      <div class="page">
        ${renderHomeHead()}
        <main>
          ${renderUnfinished(own)}
          <div class="top">
            <div class="words">
              <h1>${home.headline}</h1>
              <p class="lead">${home.subline}</p>
            </div>
            <div class="play">${this.#renderForm()}${this.#renderSearch(this.#starter.search)}</div>
            <home-stage .match=${staged}></home-stage>
          </div>
          <div class="lists">
            ${renderLobby(lobby, isUnreachable, own, this.#starter, this.#onTake)}
            ${renderLive(lobby, isUnreachable, own, staged)}
          </div>
          ${renderFinished(this.#own.finished)}
        </main>
        <page-footer></page-footer>
      </div>`;
  }

  #renderForm(): TemplateResult {
    const { isBusy, fault, refusal, search } = this.#starter;
    return html`<match-form
      class="card"
      ?hidden=${search !== null}
      .name=${this.#name}
      ?busy=${isBusy}
      .fault=${fault}
      .refusal=${refusal === null ? '' : sayRefusal(refusal)}
      ?name-refused=${refusal === 'bad-name' || refusal === 'name-too-alike'}
      ?unreachable=${this.#lobby.isUnreachable}
      @match-wanted=${this.#onWanted}
      @name-change=${this.#onName}
    ></match-form>`;
  }

  #renderSearch(search: Search | null): TemplateResult | typeof nothing {
    if (search === null) return nothing;
    const { choice, sinceMs, seeker } = search;
    void import('./seek-view.ts');
    return html`<seek-view
      class="card"
      .choice=${choice}
      .standing=${seeker.state.kind}
      .sinceMs=${sinceMs}
      @seek-cancel=${() => void this.#starter.cancel()}
    ></seek-view>`;
  }

  readonly #onWanted = ({ choice }: MatchWantedEvent): void => {
    this.#starter.start(choice);
  };

  readonly #onTake = ({ entry }: TakeWantedEvent): void => {
    void this.#starter.take(entry).then((isTaken) => {
      // Whoever was quicker has changed the list.
      if (!isTaken) void this.#lobby.refresh();
    });
  };

  /** Remembered for the next visit, and for whatever is tapped in the lobby. */
  readonly #onName = ({ value }: NameChangeEvent): void => {
    const name = readName(value);
    if (name.ok) settings.change({ name: name.value });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'home-page': HomePage;
  }
}
