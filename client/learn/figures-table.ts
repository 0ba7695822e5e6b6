/** What the endgame table says to a lesson: how often boards of a kind are won, drawn and lost. */
import { css, html, type TemplateResult } from 'lit';
import { learnText } from './learn-words.ts';
import type { Figures } from './lesson.ts';

export const figureStyles = css`
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }
  caption {
    margin-block-end: 4px;
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding: 6px 8px 6px 0;
    border-block-end: 1px solid var(--rule);
    font-weight: 400;
    text-align: start;
  }
  td {
    white-space: nowrap;
  }
  thead th {
    color: var(--ink-soft);
  }
`;

export function renderFigures({ kind, captured, toAct, rows }: Figures): TemplateResult {
  const { figures } = learnText();
  const words = figures.kinds[kind];
  return html`<table>
      <caption>
        ${figures.caption(captured, toAct)}
      </caption>
      <thead>
        <tr>
          ${[words.counted, ...figures.columns].map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (shares, index) =>
            html`<tr>
              <th scope="row">${words.rows[index]}</th>
              ${shares.map((share) => html`<td>${figures.percent(share)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="facts">${figures.note}</p>`;
}
