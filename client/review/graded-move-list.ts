/** `<graded-move-list>`: all plies in order, each with its grade. */
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Review } from '../../shared/review/review.ts';
import { MoveList } from '../elements/move-list.ts';
import { studyText } from '../text/study-text.ts';
import { GRADE_SIGNS, toneOf } from './say-review.ts';

/** @fires ply-select - `PlySelectEvent` with `index` */
@customElement('graded-move-list')
export class GradedMoveList extends MoveList {
  static override readonly styles = [
    ...MoveList.styles,
    css`
      /* What is hidden but for screen readers stays in the part that scrolls. */
      :host {
        position: relative;
      }
      .grade {
        margin-inline-start: 5px;
        font-weight: 700;
        font-size: 0.8125rem;
      }
      .fine {
        color: var(--leaf);
      }
      .slip {
        color: var(--marigold);
      }
      .bad {
        color: var(--vermilion);
      }
      [aria-current] .grade {
        color: inherit;
      }
    `,
  ];

  @property({ attribute: false }) review: Review | null = null;

  protected override renderNote(index: number): unknown {
    const ply = this.review?.plies[index];
    if (ply === undefined) return nothing;
    const { grade } = ply;
    return html`<span class="grade ${toneOf(grade)}" aria-hidden="true">${GRADE_SIGNS[grade]}</span
      ><span class="hidden-text">, ${studyText().review.grades[grade]}</span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'graded-move-list': GradedMoveList;
  }
}
