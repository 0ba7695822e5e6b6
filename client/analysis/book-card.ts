/** What the opening book says of a position: its own move, all others that hold, and how hard each is to answer. */
import { html, nothing, type TemplateResult } from 'lit';
import { lookUpOpening } from '../../shared/engine/opening-book.ts';
import type { Action } from '../../shared/rules/action.ts';
import type { Board } from '../../shared/rules/board.ts';
import { writeAction } from '../text/sentences.ts';
import { studyText } from '../text/study-text.ts';
import { renderCandidate } from './candidate.ts';

/** Nothing where the book holds nothing. */
export function renderBook(
  { position, outcome }: Board,
  choose: (action: Action) => void,
): TemplateResult | typeof nothing {
  const entry = outcome === null ? lookUpOpening(position) : undefined;
  if (entry === undefined) return nothing;
  const words = studyText().analysis.book;
  return html`<section class="card" aria-labelledby="book">
    <h2 id="book">${words.title}</h2>
    <ol class="candidates">
      ${entry.keeping.map(({ action, losing }) =>
        renderCandidate(
          action === entry.action ? words.chosen(writeAction(action)) : writeAction(action),
          words.losing(losing),
          () => {
            choose(action);
          },
        ),
      )}
    </ol>
    <p class="small">${words.note}</p>
  </section>`;
}
