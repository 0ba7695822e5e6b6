/** Why an answer is right: every action of a puzzle's ply, what it comes to, and the best reply. */
import { css, html, type TemplateResult } from 'lit';
import { type Decision, rankOf, solutionOf } from '../../shared/puzzles/puzzle.ts';
import { puzzleText } from './puzzle-words.ts';
import { sayEnd, sayKeeping } from './say-answer.ts';
import { writeAction } from '../text/sentences.ts';

/** For whoever renders it. */
export const whyStyles = css`
  table {
    inline-size: 100%;
    margin-block: 10px;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 6px 10px 6px 0;
    border-block-end: 1px solid var(--rule);
    text-align: start;
  }
  .best {
    color: var(--leaf);
    font-weight: 700;
  }
`;

/** The best first. */
export function renderWhy(decision: Decision): TemplateResult {
  const words = puzzleText();
  const solution = solutionOf(decision);
  const sorted = [...decision.answers].sort((one, other) => rankOf(other) - rankOf(one));
  return html`<section aria-labelledby="why">
    <h2 id="why">${words.whyTitle}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${words.move}</th>
          <th scope="col">${words.comesTo}</th>
          <th scope="col">${words.reply}</th>
        </tr>
      </thead>
      <tbody>
        ${sorted.map(
          (answer) =>
            html`<tr class=${answer === solution ? 'best' : ''}>
              <td>${writeAction(answer.action)}</td>
              <td>${sayEnd(answer, decision.position.toAct)}</td>
              <td>${answer.reply === null ? '–' : writeAction(answer.reply)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p>${sayKeeping(decision)}. ${words.whyNote}</p>
  </section>`;
}
