/** `<local-review>`: the review of a record from anywhere, made in this browser when it is asked for. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameRecord } from '../../shared/notation/record-file.ts';
import { AtPlayWatch } from '../analysis/at-play-watch.ts';
import { pageStyles } from '../pages/page-styles.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { studyText } from '../text/study-text.ts';
import { controlStyles } from '../theme/controls.ts';
import { LocalReviewer } from './local-reviewer.ts';
import './match-review.ts';
import { renderProgress } from './review-parts.ts';
import { type Reviewable, toReviewable } from './reviewable.ts';

/**
 * @fires review-ready - `ReviewReadyEvent`, once
 * @fires ply-select - `PlySelectEvent`: -1 for the moment before the first ply
 */
@customElement('local-review')
export class LocalReview extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    pageStyles,
    css`
      :host {
        display: grid;
        gap: 14px;
        min-inline-size: 0;
      }
      .button {
        justify-self: start;
      }
      progress {
        inline-size: 100%;
        accent-color: var(--marigold);
      }
    `,
  ];

  @property({ attribute: false }) record: GameRecord | null = null;
  /** Plies behind the moment shown on the boards. */
  @property({ type: Number }) count = 0;

  readonly #reviewer = new LocalReviewer(this);
  readonly #atPlay = new AtPlayWatch(this);
  #reviewable: Reviewable | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('record')) {
      this.#reviewer.stop();
      this.#reviewable = this.record === null ? null : toReviewable(this.record);
    }
    // A match against a person may have begun meanwhile.
    if (typeof this.#atPlay.match === 'string') this.#reviewer.stop();
  }

  protected override render(): TemplateResult | typeof nothing {
    const words = studyText().review;
    const reviewable = this.#reviewable;
    if (reviewable === null) return html`<p>${words.here.nothing}</p>`;
    if (typeof this.#atPlay.match === 'string')
      return html`<p>${studyText().analysis.atPlayText}</p>`;
    const { state } = this.#reviewer;
    switch (state?.kind) {
      case undefined:
        return html`<p>${words.here.note}</p>
          ${this.#renderBegin(reviewable, words.here.begin)}`;
      case 'computing':
        return renderProgress(state.progress);
      case 'failed':
        return html`<p role="status">${words.failed}</p>
          ${this.#renderBegin(reviewable, studyText().replay.again)}`;
      case 'ready':
        return html`<match-review
          .given=${state.review}
          .match=${reviewable.match}
          .count=${this.count}
        ></match-review>`;
    }
  }

  #renderBegin(reviewable: Reviewable, label: string): TemplateResult {
    return html`<button
      class="button"
      type="button"
      ?disabled=${this.#atPlay.match === undefined}
      @click=${() => {
        this.#reviewer.begin(reviewable);
      }}
    >
      ${label}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'local-review': LocalReview;
  }
}
