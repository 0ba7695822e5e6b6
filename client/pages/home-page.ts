/** `<home-page>`: play now; one's own matches first, then who waits and what is being played. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { MatchSummary } from '../../shared/wire/rest.ts';
import { heldSeats } from '../connection/held-seats.ts';
import { makeSecret } from '../connection/random-id.ts';
import { createMatch } from '../connection/rest.ts';
import '../elements/icon-button.ts';
import { signalPage } from '../match/page-signal.ts';
import { navigate } from '../routing/navigation.ts';
import { formatLocalPath } from '../routing/local-path.ts';
import { formatMatchPath } from '../routing/route.ts';
import { openSettings } from '../settings/open-settings.ts';
import { settings } from '../settings/settings.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { sayRefusal } from '../text/sentences.ts';
import { controlStyles } from '../theme/controls.ts';
import './home-picture.ts';
import type { LocalChoice } from './local-setup.ts';
import {
  type ChoiceFault,
  isPlayedHere,
  type MatchChoice,
  readClock,
  requestOf,
  rulesetOf,
} from './match-choice.ts';
import { type MatchWantedEvent } from './match-form.ts';
import { matchLineStyles, renderMatchLine } from './match-line.ts';
import { MatchLists } from './match-lists.ts';
import { pageStyles } from './page-styles.ts';

@customElement('home-page')
export class HomePage extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    pageStyles,
    matchLineStyles,
    css`
      header {
        display: flex;
        align-items: center;
        justify-content: space-between;
        margin-block: -8px 16px;
      }
      .mark {
        display: flex;
        align-items: center;
        gap: 10px;
        color: var(--ink);
        font: 600 1.25rem/1 var(--serif);
        text-decoration: none;
      }
      .mark img {
        inline-size: 36px;
        block-size: 36px;
      }
      .top {
        display: grid;
        gap: clamp(24px, 5vw, 56px);
        align-items: start;
      }
      .words {
        display: grid;
        gap: 14px;
        align-content: start;
      }
      .words .lead {
        max-inline-size: 34rem;
      }
      section {
        margin-block-start: clamp(32px, 5vw, 56px);
      }
      .own {
        margin-block: 8px clamp(24px, 4vw, 44px);
      }
      section > h2 {
        margin-block-end: 14px;
      }
      .lists {
        display: grid;
        gap: 0 32px;
      }
      @media (min-width: 860px) {
        .top {
          grid-template-columns: minmax(0, 1fr) minmax(0, 27rem);
        }
        .words {
          padding-block-start: 20px;
        }
        .lists {
          grid-template-columns: 1fr 1fr;
        }
      }
    `,
  ];

  @state() private isBusy = false;
  @state() private fault: ChoiceFault | null = null;
  @state() private refusal = '';

  readonly #lists = new MatchLists(this);

  protected override updated(): void {
    signalPage(null);
  }

  protected override render(): TemplateResult {
    const { home, appName, action } = text();
    return html`<div class="page">
      <header>
        <a class="mark" href="/"><img src="/icon.svg" alt="" />${appName}</a>
        <icon-button
          icon="settings"
          .label=${action.settings}
          @click=${() => void openSettings()}
        ></icon-button>
      </header>
      <main>
        ${this.#renderOwn()}
        <div class="top">
          <div class="words">
            <h1>${home.headline}</h1>
            <p class="lead">${home.subline}</p>
            <home-picture></home-picture>
          </div>
          <match-form
            class="card"
            .name=${settings.current.name}
            ?busy=${this.isBusy}
            .fault=${this.fault}
            .refusal=${this.refusal}
            ?unreachable=${this.#lists.isUnreachable}
            @match-wanted=${this.#onWanted}
          ></match-form>
        </div>
        <div class="lists">${this.#renderOpen()}${this.#renderLive()}</div>
      </main>
    </div>`;
  }

  #renderOwn(): TemplateResult | typeof nothing {
    const { home, list } = text();
    const { own } = this.#lists;
    if (own.length === 0) return nothing;
    return html`<section aria-labelledby="own" class="own">
      <h2 id="own">${home.yours}</h2>
      <ul>
        ${own.map(({ summary }) =>
          renderMatchLine(summary, home.goOn, {
            isPrimary: true,
            note: summary.state === 'live' ? list.inPlay : '',
          }),
        )}
      </ul>
    </section>`;
  }

  #renderOpen(): TemplateResult {
    const { home } = text();
    const lines = this.#lists.open?.map((summary) => renderMatchLine(summary, home.join));
    return this.#renderList('open', home.open, lines, home.noOpen);
  }

  #renderLive(): TemplateResult {
    const { home } = text();
    const line = (summary: MatchSummary): TemplateResult =>
      renderMatchLine(summary, summary.spectators ? home.watch : '');
    return this.#renderList('live', home.live, this.#lists.live?.map(line), home.noLive);
  }

  #renderList(
    id: string,
    heading: string,
    lines: readonly TemplateResult[] | undefined,
    empty: string,
  ): TemplateResult {
    const { isUnreachable } = this.#lists;
    const note = isUnreachable ? text().home.offline : empty;
    return html`<section aria-labelledby=${id}>
      <h2 id=${id}>${heading}</h2>
      ${
        lines === undefined || lines.length === 0
          ? html`<p class="empty">${lines === undefined && !isUnreachable ? '' : note}</p>`
          : html`<ul>
              ${lines}
            </ul>`
      }
    </section>`;
  }

  readonly #onWanted = ({ choice }: MatchWantedEvent): void => {
    this.refusal = '';
    this.fault = null;
    if (isPlayedHere(choice)) this.#startHere(choice);
    else void this.#create(choice);
  };

  #startHere(choice: MatchChoice): void {
    const ruleset = rulesetOf(choice);
    const clock = readClock(choice);
    if (!ruleset.ok || !clock.ok) {
      this.fault = ruleset.ok ? 'customSeconds' : ruleset.error;
      return;
    }
    const state: LocalChoice = { ruleset: ruleset.value, clockMs: clock.value };
    const { mode, opponent, level, seat, side } = choice;
    const computer = opponent === 'computer' ? { level, seat, side } : null;
    navigate(formatLocalPath({ mode, computer }), state);
  }

  async #create(choice: MatchChoice): Promise<void> {
    settings.change({ name: choice.name.trim() });
    const request = requestOf(choice, makeSecret());
    if (!request.ok) {
      this.fault = request.error;
      return;
    }
    this.isBusy = true;
    const created = await createMatch(request.value);
    this.isBusy = false;
    if (!created.ok) {
      this.refusal = sayRefusal(created.error);
      return;
    }
    const { id, seat, token, invite } = created.value;
    heldSeats.hold({ match: id, seat, token, invite, atMs: Date.now(), isOver: false });
    navigate(formatMatchPath(id));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'home-page': HomePage;
  }
}
