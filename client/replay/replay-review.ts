/** Where a replay shows the review: the server's of its own matches, this browser's of all other records. */
import { html, nothing, type TemplateResult } from 'lit';
import type { GameRecord } from '../../shared/notation/record-file.ts';
import type { PlySelectEvent } from '../elements/move-list.ts';
import type { ReviewReadyEvent } from '../review/match-review.ts';
import { studyText } from '../text/study-text.ts';

export interface ReviewModel {
  readonly record: GameRecord;
  /** The id of the server's match; `null`: none to be reviewed there. */
  readonly match: string | null;
  /** The record is of a match of the server. */
  readonly isOurs: boolean;
  /** Plies behind the moment shown. */
  readonly count: number;
  readonly ready: (event: ReviewReadyEvent) => void;
  readonly select: (event: PlySelectEvent) => void;
}

export function renderReview(model: ReviewModel): TemplateResult | typeof nothing {
  const content = model.isOurs ? renderServers(model) : renderOwn(model);
  if (content === null) return nothing;
  return html`<section class="card review" aria-labelledby="review">
    <h2 id="review">${studyText().review.title}</h2>
    ${content}
  </section>`;
}

/** Of a match that goes on there is none. */
function renderServers(model: ReviewModel): TemplateResult | null {
  const { record, match, count, ready, select } = model;
  if (record.kind !== 'match' || record.match.outcome === null || match === null) return null;
  void import('../review/match-review.ts');
  return html`<match-review
    .matchId=${match}
    .match=${record.match}
    .count=${count}
    @review-ready=${ready}
    @ply-select=${select}
  ></match-review>`;
}

function renderOwn({ record, count, ready, select }: ReviewModel): TemplateResult {
  void import('../review/local-review.ts');
  return html`<local-review
    .record=${record}
    .count=${count}
    @review-ready=${ready}
    @ply-select=${select}
  ></local-review>`;
}
