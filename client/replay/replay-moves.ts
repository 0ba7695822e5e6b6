/** The moves of a record; with their grades once its review is there. */
import { html, type TemplateResult } from 'lit';
import type { Timeline } from '../../shared/notation/timeline.ts';
import type { Review } from '../../shared/review/review.ts';
import type { PlySelectEvent } from '../elements/move-list.ts';

export interface MovesModel {
  readonly timeline: Timeline;
  /** Index of the ply shown, -1 before the first. */
  readonly current: number;
  readonly review: Review | null;
  readonly select: (event: PlySelectEvent) => void;
}

export function renderMoves({ timeline, current, review, select }: MovesModel): TemplateResult {
  return review === null
    ? html`<move-list
        clocks
        .timeline=${timeline}
        .current=${current}
        @ply-select=${select}
      ></move-list>`
    : html`<graded-move-list
        clocks
        .timeline=${timeline}
        .current=${current}
        .review=${review}
        @ply-select=${select}
      ></graded-move-list>`;
}
