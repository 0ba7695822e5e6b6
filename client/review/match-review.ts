/** `<match-review>`: a finished match gone through by the computer: graph, grades, what turned it. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Match } from '../../shared/match/match.ts';
import { SEATS } from '../../shared/match/seat.ts';
import type { Missed, Review } from '../../shared/review/review.ts';
import { heldSeats } from '../connection/held-seats.ts';
import { browserTimers } from '../connection/timers.ts';
import { PlySelectEvent } from '../elements/move-list.ts';
import { pageStyles } from '../pages/page-styles.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { nameOfSeat } from '../text/sentences.ts';
import { studyText } from '../text/study-text.ts';
import { controlStyles } from '../theme/controls.ts';
import { reviewStyles } from './match-review.styles.ts';
import { ReviewReader, type ReviewState } from './read-review.ts';
import './graded-move-list.ts';
import { HEIGHT, momentAt, momentOfKey, renderGraph, WIDTH } from './review-graph.ts';
import { renderChanges, renderKey, renderProgress, renderSeat } from './review-parts.ts';
import { GRADE_SIGNS, type Outsight, sayBoard, sayOutlook, sayRace, toneOf } from './say-review.ts';

/** The review is there. */
export class ReviewReadyEvent extends Event {
  readonly review: Review;

  constructor(review: Review) {
    super('review-ready', { bubbles: true, composed: true });
    this.review = review;
  }
}

/** Of a solved position many moves may be as good as the best. */
const MOST_BETTER = 3;

/**
 * @fires review-ready - `ReviewReadyEvent`, once
 * @fires ply-select - `PlySelectEvent`: -1 for the moment before the first ply
 */
@customElement('match-review')
export class MatchReview extends LocalizedElement {
  static override readonly styles = [controlStyles, pageStyles, reviewStyles];

  /** The match's id on the server; `''` where the review is given. */
  @property() matchId = '';
  /** A review that was made elsewhere. */
  @property({ attribute: false }) given: Review | null = null;
  @property({ attribute: false }) match: Match | null = null;
  /** Plies behind the moment shown on the boards. */
  @property({ type: Number }) count = 0;

  readonly #reader = new ReviewReader(this, browserTimers);
  #told: Review | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('matchId') && this.matchId !== '') this.#reader.read(this.matchId);
  }

  protected override updated(): void {
    const state = this.#state;
    if (state.kind !== 'ready' || state.review === this.#told) return;
    this.#told = state.review;
    this.dispatchEvent(new ReviewReadyEvent(state.review));
  }

  protected override render(): TemplateResult | typeof nothing {
    const { match } = this;
    const state = this.#state;
    const words = studyText().review;
    if (match === null) return nothing;
    switch (state.kind) {
      case 'failed':
        return html`<p role="status">${words.failed}</p>
          <button
            class="button"
            type="button"
            @click=${() => {
              this.#reader.read(this.matchId);
              this.requestUpdate();
            }}
          >
            ${studyText().replay.again}
          </button>`;
      case 'computing':
        return renderProgress(state.progress);
      case 'ready':
        return this.#renderReview(match, state.review);
    }
  }

  get #state(): ReviewState {
    return this.given === null ? this.#reader.state : { kind: 'ready', review: this.given };
  }

  #renderReview(match: Match, review: Review): TemplateResult {
    const words = studyText().review;
    const outsight = { match, viewer: heldSeats.get(this.matchId)?.seat ?? null };
    return html`<div class="seats">${SEATS.map((seat) => renderSeat(match, review, seat))}</div>
      ${this.#renderGraph(outsight, review)} ${this.#renderNow(outsight, review)}
      <div class="columns">
        <section>
          <h3>${words.turningPoints}</h3>
          ${
            review.turningPoints.length === 0
              ? html`<p class="soft">${words.noTurningPoints}</p>`
              : html`<ul class="links">
                  ${review.turningPoints.map((index) => this.#renderTurningPoint(match, review, index))}
                </ul>`
          }
        </section>
        ${this.#renderMissed(match, review)}
      </div>
      <details>
        <summary>${words.how}</summary>
        ${words.definitions.map((sentence) => html`<p class="soft">${sentence}</p>`)}
        ${review.hasTable ? nothing : html`<p class="soft">${words.noTable}</p>`}
      </details>`;
  }

  #renderGraph(outsight: Outsight, review: Review): TemplateResult {
    const words = studyText().review;
    const { match } = outsight;
    const total = review.plies.length;
    const moment = review.moments[this.count];
    return html`<figure>
      <div
        class="graph"
        role="slider"
        tabindex="0"
        aria-label=${words.graph}
        aria-valuemin="0"
        aria-valuemax=${total}
        aria-valuenow=${this.count}
        aria-valuetext=${[
          text().match.seen.at(this.count, total),
          ...(moment === undefined ? [] : [sayOutlook(outsight, moment)]),
        ].join(': ')}
        @keydown=${this.#onKey}
        @pointerdown=${this.#onPointer}
        @pointermove=${(event: PointerEvent) => {
          if (event.buttons > 0) this.#onPointer(event);
        }}
      >
        <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
          ${renderGraph({ match, review, count: this.count })}
        </svg>
      </div>
      <figcaption>
        <span>${words.graphSide(nameOfSeat(match, 'host'))}</span>
        ${renderKey('match', words.match)}
        ${
          match.boards.right === null
            ? nothing
            : html`${renderKey('left', text().boardLabel('left'))}
              ${renderKey('right', text().boardLabel('right'))}`
        }
      </figcaption>
    </figure>`;
  }

  /** What is known of the moment shown, and of the ply that led to it. */
  #renderNow(outsight: Outsight, review: Review): TemplateResult | typeof nothing {
    const moment = review.moments[this.count];
    if (moment === undefined) return nothing;
    const words = studyText().review;
    const { right } = moment;
    const ply = review.plies[this.count - 1];
    const race = sayRace(outsight, moment);
    return html`<div class="now-box">
      <p>
        ${
          ply === undefined
            ? studyText().replay.atStart
            : html`<strong>${ply.action}</strong>
                <span class=${toneOf(ply.grade)}
                  ><span class="sign" aria-hidden="true">${GRADE_SIGNS[ply.grade]}</span>${
                    ply.isForced ? words.forced : words.grades[ply.grade]
                  }</span
                >${ply.grade === 'best' ? nothing : html` · ${words.better(ply.best.slice(0, MOST_BETTER).join(', '))}`}`
        }
      </p>
      ${ply === undefined ? nothing : renderChanges(ply)}
      <p>${sayOutlook(outsight, moment)}</p>
      ${
        race === null
          ? html`<p class="soft">
              ${sayBoard(outsight, 'left', moment.left, right !== null)}${
                right === null ? nothing : html` · ${sayBoard(outsight, 'right', right, true)}`
              }
            </p>`
          : html`<p class="race">${race}</p>`
      }
    </div>`;
  }

  #renderTurningPoint(
    match: Match,
    { plies }: Review,
    index: number,
  ): TemplateResult | typeof nothing {
    const ply = plies[index];
    if (ply === undefined) return nothing;
    const { grades } = studyText().review;
    const board = match.boards.right === null ? '' : `${text().boardName[ply.board]} `;
    return this.#renderLink(
      index,
      html`${nameOfSeat(match, ply.seat)} · ${board}${ply.action} ·
        <span class=${toneOf(ply.grade)}>${grades[ply.grade]}</span>`,
    );
  }

  #renderMissed(match: Match, { seats }: Review): TemplateResult | typeof nothing {
    const words = studyText().review;
    const found = SEATS.flatMap((seat) => {
      const { missedCapture, missedEscape } = seats[seat];
      const tell = (missed: Missed | null, say: (actions: string) => string) =>
        missed === null
          ? []
          : [{ seat, index: missed.index, said: say(missed.actions.slice(0, 3).join(', ')) }];
      return [
        ...tell(missedCapture, words.missedCapture),
        ...tell(missedEscape, words.missedEscape),
      ];
    });
    if (found.length === 0) return nothing;
    return html`<section>
      <h3>${words.missed}</h3>
      <ul class="links">
        ${found.map(({ seat, index, said }) =>
          this.#renderLink(index, html`${nameOfSeat(match, seat)} · ${said}`),
        )}
      </ul>
    </section>`;
  }

  #renderLink(index: number, said: TemplateResult): TemplateResult {
    return html`<li>
      <button
        type="button"
        @click=${() => {
          this.#goTo(index + 1);
        }}
      >
        <span class="where">${studyText().review.goTo(index + 1)}</span> · ${said}
      </button>
    </li>`;
  }

  #goTo(count: number): void {
    this.dispatchEvent(new PlySelectEvent(count - 1));
  }

  get #total(): number {
    return this.#told?.plies.length ?? 0;
  }

  readonly #onPointer = (event: PointerEvent): void => {
    const { currentTarget } = event;
    if (!(currentTarget instanceof HTMLElement)) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    this.#goTo(momentAt((event.clientX - left) / width, this.#total));
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const to = momentOfKey(event.key, this.count, this.#total);
    if (to === undefined) return;
    event.preventDefault();
    this.#goTo(Math.max(0, Math.min(this.#total, to)));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'match-review': MatchReview;
  }
  interface GlobalEventHandlersEventMap {
    'review-ready': ReviewReadyEvent;
  }
}
