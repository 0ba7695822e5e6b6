/** Pieces of a review that stand by themselves: what a seat's plies come to, and the graph's legend. */
import { html, svg, type TemplateResult } from 'lit';
import type { Match } from '../../shared/match/match.ts';
import type { Seat } from '../../shared/match/seat.ts';
import { GRADES, type Review } from '../../shared/review/review.ts';
import { nameOfSeat } from '../text/sentences.ts';
import { studyText } from '../text/study-text.ts';
import { GRADE_SIGNS, toneOf } from './say-review.ts';

export function renderSeat(match: Match, { seats }: Review, seat: Seat): TemplateResult {
  const words = studyText().review;
  const { accuracy, counted, grades } = seats[seat];
  const made = GRADES.filter((grade) => grades[grade] > 0);
  return html`<section class="seat">
    <h3>${nameOfSeat(match, seat)}</h3>
    <strong
      ><span class="hidden-text">${words.accuracy} </span>${
        accuracy === null ? '–' : words.points(Math.round(accuracy * 10) / 10)
      }</strong
    >
    <span class="soft" aria-hidden="true">${words.accuracy}</span>
    <span class="soft">${accuracy === null ? words.noneCounted : words.counted(counted)}</span>
    <ul class="grades">
      ${made.map(
        (grade) =>
          html`<li>
            <span class="sign ${toneOf(grade)}" aria-hidden="true">${GRADE_SIGNS[grade]}</span
            >${words.grades[grade]} ${grades[grade]}
          </li>`,
      )}
    </ul>
  </section>`;
}

export function renderKey(look: string, label: string): TemplateResult {
  return html`<span class="legend"
    ><svg viewBox="0 0 26 8" aria-hidden="true">
      ${svg`<line class="key ${look}" x1="0" x2="26" y1="4" y2="4" stroke-width="2" />`}</svg
    >${label}</span
  >`;
}
