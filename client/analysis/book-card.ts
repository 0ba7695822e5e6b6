/** What the opening book says of a position: its own move, and what each move leads to that it knows. */
import { html, nothing, type TemplateResult } from 'lit';
import { lookUpOpening } from '../../shared/engine/opening-book.ts';
import type { Action } from '../../shared/rules/action.ts';
import type { Board } from '../../shared/rules/board.ts';
import { legalActions } from '../../shared/rules/legal.ts';
import { play, type Position } from '../../shared/rules/position.ts';
import { writeAction } from '../text/sentences.ts';
import { studyText } from '../text/study-text.ts';
import { renderCandidate } from './candidate.ts';
import { sayValue } from './say-value.ts';

/** An action of which the book knows something, for the side to act, in hundredths of a goat. */
export interface BookAction {
  readonly action: Action;
  readonly score: number;
  /** The book plays it. */
  readonly isChosen: boolean;
}

/** What the book plays first, then what else it has looked at, the best first. */
export function bookActions(position: Position): readonly BookAction[] {
  const entry = lookUpOpening(position);
  const known = legalActions(position).flatMap((action) => {
    if (action === entry?.action) return [];
    const reply = lookUpOpening(play(position, action));
    return reply === undefined ? [] : [{ action, score: 0 - reply.score, isChosen: false }];
  });
  known.sort((one, other) => other.score - one.score);
  return entry === undefined ? known : [{ ...entry, isChosen: true }, ...known];
}

/** Nothing where the book holds nothing. */
export function renderBook(
  { position, outcome }: Board,
  choose: (action: Action) => void,
): TemplateResult | typeof nothing {
  const known = outcome === null ? bookActions(position) : [];
  if (known.length === 0) return nothing;
  const words = studyText().analysis.book;
  return html`<section class="card" aria-labelledby="book">
    <h2 id="book">${words.title}</h2>
    <ol class="candidates">
      ${known.map(({ action, score, isChosen }) => {
        const said = sayValue({ kind: 'estimate', score }, position.toAct);
        return renderCandidate(
          isChosen ? words.chosen(writeAction(action)) : writeAction(action),
          said,
          () => {
            choose(action);
          },
        );
      })}
    </ol>
    <p class="small">${words.note}</p>
  </section>`;
}
