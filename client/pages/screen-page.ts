/** `<screen-page>`: a match for a room of people: boards as large as they can be, words to be read from afar. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { stateOf } from '../../shared/match/match.ts';
import '../elements/connection-banner.ts';
import { ICON_PATHS } from '../elements/icons.ts';
import { pieceStyles } from '../elements/piece-art.ts';
import '../elements/ply-clock.ts';
import { nameMatch } from '../match/announcement.ts';
import { isReachable, type MatchView } from '../match/controller.ts';
import { signalPage } from '../match/page-signal.ts';
import { WatchedMatch } from '../match/watched-match.ts';
import { navigate } from '../routing/navigation.ts';
import { formatMatchPath, formatScreenPath } from '../routing/route.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { moreText } from '../text/more-text.ts';
import { nameOfSeat, sayOutcome } from '../text/sentences.ts';
import { sayClock } from './match-line.ts';
import { renderScreenBoards } from './screen-boards.ts';
import { screenStyles } from './screen-page.styles.ts';
import { RestingPointer, WakeLock } from './wake-lock.ts';

@customElement('screen-page')
export class ScreenPage extends LocalizedElement {
  static override readonly styles = [pieceStyles, screenStyles];

  @property() match = '';
  /** The pointer has not moved for a while, and is not shown. */
  @property({ type: Boolean, reflect: true }) resting = false;

  readonly #watched = new WatchedMatch(this, (next) => {
    navigate(formatScreenPath(next));
  });

  constructor() {
    super();
    new WakeLock(this);
    new RestingPointer(this, (isResting) => {
      this.resting = isResting;
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.#onKey);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('match')) this.#watched.watch(this.match);
  }

  protected override updated(): void {
    signalPage(text().title.watching);
  }

  protected override render(): TemplateResult {
    const { view, refusal } = this.#watched;
    if (refusal !== null) {
      void import('./problem-page.ts');
      return html`<problem-page .problem=${refusal}></problem-page>`;
    }
    return html`<main>
      ${
        view === null
          ? html`<p class="opening" role="status">${text().match.opening}</p>`
          : this.#renderMatch(view)
      }
      <a
        class="leave"
        href=${formatMatchPath(this.match)}
        aria-label=${text().watching.leave}
        title=${text().watching.leave}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICON_PATHS.close} /></svg>
      </a>
    </main>`;
  }

  #renderMatch(view: MatchView): TemplateResult {
    const { match } = view;
    const { mode, clockMs, ruleset, spectatorDelayMs } = match.setup;
    const { form } = moreText();
    const { rulesets, watching } = text();
    const late = spectatorDelayMs === 0 ? [] : [watching.late(spectatorDelayMs / 1000)];
    return html`<header>
        <h1 class="hidden-text">${nameMatch(match)}</h1>
        <p class="match">
          <span><span class="product">${text().appName}</span> · ${form.modes[mode]}</span>
          <span>${[rulesets[ruleset.name], sayClock(clockMs), ...late].join(' · ')}</span>
        </p>
        ${renderClock(view, this.#watched.now)} ${renderViewers(view.spectators)}
      </header>
      <connection-banner .state=${view.connection}></connection-banner>
      <div class="boards ${mode === 'final' ? 'two' : ''}">${renderScreenBoards(view)}</div>
      ${renderWaiting(view)}${renderResult(view)}`;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') navigate(formatMatchPath(this.match));
  };
}

/** The clock of whichever board is at turn; `now` is in the time of the match's clock. */
function renderClock(
  { match, connection }: MatchView,
  now: () => number,
): TemplateResult | typeof nothing {
  const isStale = !isReachable(connection);
  if (match.setup.clockMs === null || stateOf(match) !== 'live') return nothing;
  return html`<ply-clock
    .clock=${match.clock}
    .fullMs=${match.setup.clockMs}
    .now=${now}
    ?frozen=${isStale}
    ?stale=${isStale}
  ></ply-clock>`;
}

function renderViewers(count: number): TemplateResult {
  const label = text().match.spectators(count);
  return html`<span class="viewers" role="img" aria-label=${label}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICON_PATHS.watch} /></svg>
    <span aria-hidden="true">${count}</span>
  </span>`;
}

function renderWaiting({ match }: MatchView): TemplateResult | typeof nothing {
  if (stateOf(match) !== 'open') return nothing;
  return html`<div class="band waiting" role="status">
    <p>${moreText().invite.waitsForSecond(nameOfSeat(match, 'host'))}</p>
  </div>`;
}

function renderResult({ match }: MatchView): TemplateResult | typeof nothing {
  const outcome = sayOutcome(match, 'spectator');
  if (outcome === null) return nothing;
  return html`<div class="band" role="status">
    <strong>${outcome.headline}</strong>
    <p>${outcome.detail}</p>
  </div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'screen-page': ScreenPage;
  }
}
