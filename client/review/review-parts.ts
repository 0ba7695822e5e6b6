/** Pieces of a review that stand by themselves: what a seat's plies come to, and the graph's legend. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Match } from '../../shared/match/match.ts';
import type { Seat } from '../../shared/match/seat.ts';
import { GRADES, type Review, type ReviewedPly } from '../../shared/review/review.ts';
import type { ReviewProgress } from '../../shared/wire/review.ts';
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

/** How far a review is that is being made; `null`: that is not known yet. */
export function renderProgress(progress: ReviewProgress | null): TemplateResult {
  const words = studyText().review;
  const { done, of } = progress ?? { done: 0, of: 1 };
  return html`<p role="status">${words.computing}</p>
    <progress max=${of} .value=${done} aria-label=${words.progress(done, of)}></progress>`;
}

/** The phase a ply was made in, what it took, which points it filled and left, and what else could be done. */
export function renderChanges(ply: ReviewedPly): TemplateResult {
  const { changes, missedCapture, missedEscape } = studyText().review;
  const { captured, occupied, vacated, missedCaptures, missedEscapes } = ply;
  const said = [
    changes.phases[ply.phase],
    ...(captured === null ? [] : [changes.captured(captured)]),
    ...(occupied.length === 0 ? [] : [changes.occupied(occupied.join(', '))]),
    ...(vacated.length === 0 ? [] : [changes.vacated(vacated.join(', '))]),
  ];
  const missed = [
    ...(missedCaptures.length === 0 ? [] : [missedCapture(missedCaptures.join(', '))]),
    ...(missedEscapes.length === 0 ? [] : [missedEscape(missedEscapes.slice(0, 3).join(', '))]),
  ];
  return html`<p class="soft">${said.join(' · ')}</p>
    ${missed.length === 0 ? nothing : html`<p class="soft">${changes.missed(missed.join(' · '))}</p>`}`;
}
