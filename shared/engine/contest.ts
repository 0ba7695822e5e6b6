/** The best ply of a match: the two boards of a final weighed as one contest. */
import { boardOf, isOpen, type Match } from '../match/match.ts';
import { type BoardName, otherBoard, sideOf } from '../match/seat.ts';
import type { Board } from '../rules/board.ts';
import type { Side } from '../rules/side.ts';
import type { Engine, Finding } from './engine.ts';
import { type Limits, shareOf } from './limits.ts';
import { WIN } from './score.ts';
import { ALONE, type Terms } from './terms.ts';
import type { Value } from './value.ts';

/** What a match's seat at turn should do. */
export interface ContestFinding {
  /** The board at turn. */
  readonly board: BoardName;
  /** The best action there. In a final with both boards open its value is the match's. */
  readonly finding: Finding;
  /** The other board's own value, by its side to act; `null` where it is not contested. */
  readonly other: Value | null;
}

/** The part of the limits that goes into weighing the other board. */
const OTHER_SHARE = 0.25;
/** How much of the other board's advantage a draw here is worth: that board still has to be won. */
const KEPT_ADVANTAGE = 0.5;
const MOST_KEPT = 400;

/** Searches for the seat at turn of a match without outcome. */
export function searchMatch(engine: Engine, match: Match, limits: Limits): ContestFinding {
  const { board } = match.turn;
  const { other, terms } = weighOther(engine, match, shareOf(limits, OTHER_SHARE));
  const rest = other === null ? limits : shareOf(limits, 1 - OTHER_SHARE);
  return { board, finding: engine.search(openBoard(match, board), rest, terms), other };
}

/** The board beside the one at turn: its own value, and the terms that follow from it. */
export function weighOther(
  engine: Engine,
  match: Match,
  limits: Limits,
): { readonly other: Value | null; readonly terms: Terms } {
  const name = otherBoard(match.turn.board);
  if (!isOpen(match, name)) return { other: null, terms: ALONE };
  const board = openBoard(match, name);
  const other = engine.search(board, limits).value;
  const own = sideOf(match.setup, match.turn.seat, name);
  return { other, terms: termsBeside(other, board.position.toAct, own, match.turn.pairPly) };
}

/**
 * The terms for the seat at turn, in the `pairPly`-th ply of its board's pair, whose side on the other
 * board is `own`; that board's value is `other` with `toAct` to act.
 */
export function termsBeside(other: Value, toAct: Side, own: Side, pairPly: 0 | 1): Terms {
  if (other.kind === 'estimate') {
    const advantage = KEPT_ADVANTAGE * (toAct === own ? other.score : -other.score);
    const kept = Math.round(Math.max(-MOST_KEPT, Math.min(MOST_KEPT, advantage)));
    return { end: Infinity, otherwise: kept, isExact: false };
  }
  if (other.result === 'draw') return ALONE;
  const isOwn = other.result === own;
  // How soon a solved board is won is not known, so it ends nothing here for certain.
  if (other.kind === 'likely' || other.plies === null)
    return { end: Infinity, otherwise: isOwn ? MOST_KEPT : -MOST_KEPT, isExact: false };
  const end = pliesHereBefore(pairPly, other.plies);
  return { end, otherwise: isOwn ? WIN - end : end - WIN, isExact: true };
}

/**
 * How many plies are played on the board at turn before the other board's `plies`-th from now (RULES.md:
 * pairs of plies by turns, while both boards are open).
 */
export function pliesHereBefore(pairPly: 0 | 1, plies: number): number {
  return 2 - pairPly + 2 * Math.floor((plies - 1) / 2);
}

function openBoard(match: Match, name: BoardName): Board {
  const board = boardOf(match, name);
  if (board?.outcome !== null)
    throw new Error(`contest: the ${name} board is not open; search only matches without outcome`);
  return board;
}
