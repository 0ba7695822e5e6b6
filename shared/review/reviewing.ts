/** Makes a review: asks what it has to know, question by question, whoever answers and how long it takes. */
import { termsBeside } from '../engine/contest.ts';
import { ALONE, type Terms } from '../engine/terms.ts';
import type { Value } from '../engine/value.ts';
import { isOpen, type Match, type Ply } from '../match/match.ts';
import { BOARD_NAMES, type BoardName, otherBoard, sideOf } from '../match/seat.ts';
import type { MatchSetup } from '../match/setup.ts';
import type { Board } from '../rules/board.ts';
import type { Side } from '../rules/side.ts';
import { turningPointsOf } from './grade.ts';
import type { Judge, Judgement, ReviewQuestion } from './judge.ts';
import { boardNamed, type Moment, momentsOf } from './moments.ts';
import { outlookOf } from './outlook.ts';
import {
  type BoardValue,
  type Review,
  REVIEW_VERSION,
  type ReviewedPly,
  type ReviewMoment,
} from './review.ts';
import { type MadePly, toReviewed } from './reviewed-ply.ts';
import { sumUp } from './seat-review.ts';

/** With what a match is judged. */
export type Means = Pick<Review, 'nodes' | 'hasTable' | 'hasSolution'>;
/** Yields a question, takes its judgement, and returns the review in the end. */
export type Reviewing = Generator<ReviewQuestion, Review, Judgement>;

/** What is known of a board as it stands. */
interface Known {
  readonly board: Board;
  readonly judgement: Judgement | null;
}
type KnownBoards = Partial<Record<BoardName, Known>>;
type Asking<T> = Generator<ReviewQuestion, T, Judgement>;

/** The review of a match with a judge that answers at once. */
export function reviewMatch(match: Match, judge: Judge, means: Means): Review {
  const reviewing = reviewOf(match, means);
  let step = reviewing.next();
  while (step.done !== true) step = reviewing.next(judge(step.value));
  return step.value;
}

/** The most questions that a review of the match asks. */
export function countQuestions({ plies, setup }: Match): number {
  return setup.mode === 'final' ? 2 + 2 * plies.length : 1 + plies.length;
}

/** Reviews a match that has ended, or stands still; `starts` where its boards began set up. */
export function* reviewOf(match: Match, means: Means, starts?: Match['boards']): Reviewing {
  const moments: ReviewMoment[] = [];
  const plies: ReviewedPly[] = [];
  let known: KnownBoards = {};
  let last: { readonly moment: ReviewMoment; readonly made: MadePly } | null = null;
  for (const moment of momentsOf(match, starts)) {
    known = yield* judgeBoards(moment, known);
    const now = toMoment(match.setup, moment, known);
    if (last !== null) plies.push(toReviewed(last.made, last.moment, now));
    moments.push(now);
    const ply = match.plies[plies.length];
    if (ply !== undefined)
      last = { moment: now, made: yield* judgePly(match.setup, moment, known, ply) };
  }
  return {
    version: REVIEW_VERSION,
    ...means,
    plies,
    moments,
    seats: { host: sumUp('host', plies), guest: sumUp('guest', plies) },
    turningPoints: turningPointsOf(plies),
  };
}

/** Asks about each board that is not as it was. */
function* judgeBoards({ boards }: Moment, before: KnownBoards): Asking<KnownBoards> {
  const known: KnownBoards = {};
  for (const name of BOARD_NAMES) {
    const board = boards[name];
    if (board === null) continue;
    const last = before[name];
    if (last?.board === board) known[name] = last;
    else if (board.outcome !== null) known[name] = { board, judgement: null };
    else known[name] = { board, judgement: yield { board, terms: null } };
  }
  return known;
}

/** The best actions before a ply, the other board borne in mind. */
function* judgePly(
  setup: MatchSetup,
  moment: Moment,
  known: KnownBoards,
  ply: Ply,
): Asking<MadePly> {
  const board = boardNamed(moment, ply.board);
  const { seat } = moment.turn;
  const terms = termsAt(setup, moment, known);
  const judgement = terms === null ? known[ply.board]?.judgement : yield { board, terms };
  return { ply, board, seat, best: judgement?.best ?? [] };
}

function termsAt(setup: MatchSetup, moment: Moment, known: KnownBoards): Terms | null {
  const { board, pairPly, seat } = moment.turn;
  const name = otherBoard(board);
  const other = known[name];
  if (!isOpen(moment, name) || other === undefined) return null;
  if (other.judgement === null) return null;
  const own: Side = sideOf(setup, seat, name);
  const terms = termsBeside(other.judgement.value, other.board.position.toAct, own, pairPly);
  return terms === ALONE ? null : terms;
}

function toMoment(setup: MatchSetup, { turn }: Moment, known: KnownBoards): ReviewMoment {
  const { left, right } = known;
  if (left === undefined) throw new Error('reviewOf: a match has a left board');
  const values = { left: valueOf(left), right: right === undefined ? null : valueOf(right) };
  return { ...values, ...outlookOf(setup, turn, values.left, values.right) };
}

function valueOf({ board, judgement }: Known): BoardValue {
  if (judgement === null) return { kind: 'over', result: board.outcome?.result ?? 'draw' };
  const { value, isShortest } = judgement;
  if (value.kind === 'exact') return { ...value, kind: 'exact', isShortest };
  if (value.kind === 'estimate')
    return { kind: 'estimate', score: tigersScore(value, board.position.toAct) };
  return { ...value, kind: 'likely' };
}

function tigersScore({ score }: Extract<Value, { kind: 'estimate' }>, toAct: Side): number {
  return toAct === 'tigers' ? score : 0 - score;
}
