/** Reviews a match in the browser, board by board; what the worker does. */
import { NO_TABLE } from '../../shared/engine/table-reader.ts';
import type { Match } from '../../shared/match/match.ts';
import { judgeWith } from '../../shared/review/judge.ts';
import type { Review } from '../../shared/review/review.ts';
import { countQuestions, reviewOf } from '../../shared/review/reviewing.ts';

/** A match, and the boards that it began with. */
export interface LocalReviewQuestion {
  readonly kind: 'review';
  readonly match: Match;
  readonly starts: Match['boards'];
}

/** Again and again how far it is, then the review. */
export type LocalReviewAnswer =
  | { readonly kind: 'reviewing'; readonly done: number; readonly of: number }
  | { readonly kind: 'reviewed'; readonly review: Review };

/** Positions for each question, as on the server. */
const NODES_PER_QUESTION = 32_768;
/** How far it is, is told after so many questions. */
const TELL_EVERY = 4;

/** Without the endgame table, which no browser has. */
export function reviewHere(
  { match, starts }: LocalReviewQuestion,
  tell: (answer: LocalReviewAnswer) => void,
  nodes = NODES_PER_QUESTION,
): void {
  const judge = judgeWith(NO_TABLE, nodes);
  const reviewing = reviewOf(match, { nodes, hasTable: false }, starts);
  const of = countQuestions(match);
  let done = 0;
  let step = reviewing.next();
  while (step.done !== true) {
    if (done % TELL_EVERY === 0) tell({ kind: 'reviewing', done, of });
    done += 1;
    step = reviewing.next(judge(step.value));
  }
  tell({ kind: 'reviewed', review: step.value });
}
