/** What the values of a match's boards come to: the win expectation of its seats. */
import { pliesHereBefore } from '../engine/contest.ts';
import type { Turn } from '../match/match.ts';
import { type BoardName, otherBoard, type Seat, seatOf } from '../match/seat.ts';
import type { MatchSetup } from '../match/setup.ts';
import type { BoardResult } from '../rules/outcome.ts';
import type { BoardValue, ReviewMoment } from './review.ts';

type Outlook = Pick<ReviewMoment, 'host' | 'isExact' | 'first'>;

/** Hundredths of a goat: the estimate's weights were fitted to tanh(score / 300) (docs/engine.md). */
const SCALE = 300;
/** What a board that is won weighs beside an estimated one, and how much less for each ply it takes. */
const WON = 900;
const PER_PLY = 6;
const LEAST_WON = 300;
/** A value that is not certain is never told as a certain result. */
const MOST_LIKELY = 0.99;

/** The outlook for the host of boards that are worth `left` and `right`. */
export function outlookOf(
  setup: MatchSetup,
  turn: Turn,
  left: BoardValue,
  right: BoardValue | null,
): Outlook {
  if (right === null) return alone(resultFor(setup, 'left', left), left, setup, 'left');
  const results = {
    left: resultFor(setup, 'left', left),
    right: resultFor(setup, 'right', right),
  };
  const race = raceOf({ left, right }, turn);
  const decided = race === null ? settle(results.left, results.right) : results[race];
  if (decided !== null) return { host: shareOf(decided), isExact: true, first: race };
  const score = weigh(setup, 'left', left) + weigh(setup, 'right', right);
  return { host: guess(score), isExact: false, first: null };
}

/** The host's share of a board by itself, 0–1. */
export function shareOnBoard(setup: MatchSetup, name: BoardName, value: BoardValue): number {
  return alone(resultFor(setup, name, value), value, setup, name).host;
}

function alone(
  result: Seat | 'draw' | null,
  value: BoardValue,
  setup: MatchSetup,
  name: BoardName,
): Outlook {
  if (result !== null) return { host: shareOf(result), isExact: true, first: null };
  return { host: guess(weigh(setup, name, value)), isExact: false, first: null };
}

/** Who is certain to win a board with best play; `null` where that is not certain. */
function resultFor(setup: MatchSetup, name: BoardName, value: BoardValue): Seat | 'draw' | null {
  if (value.kind !== 'exact' && value.kind !== 'over') return null;
  return seatOfResult(setup, name, value.result);
}

/** The seat that a board's result is good for. */
export function seatOfResult(
  setup: MatchSetup,
  name: BoardName,
  result: BoardResult,
): Seat | 'draw' {
  return result === 'draw' ? 'draw' : seatOf(setup, result, name);
}

/**
 * Two certain results as one, whatever the plies they take: a drawn board leaves the match to the other,
 * for whoever holds it can go on doing so. `null`: it depends on which is over first.
 */
function settle(left: Seat | 'draw' | null, right: Seat | 'draw' | null): Seat | 'draw' | null {
  if (left === null || right === null) return null;
  if (left === 'draw') return right;
  return right === 'draw' || right === left ? left : null;
}

/** The board that is over first, where the shortest ways to the wins of both are known. */
function raceOf(
  values: Readonly<Record<BoardName, BoardValue>>,
  { board, pairPly }: Turn,
): BoardName | null {
  const here = distanceOf(values[board]);
  const there = distanceOf(values[otherBoard(board)]);
  if (here === null || there === null) return null;
  return here <= pliesHereBefore(pairPly, there) ? board : otherBoard(board);
}

/** Plies to the end of a board that is certain to be won, the fewest; `null` for all others. */
export function distanceOf(value: BoardValue): number | null {
  return value.kind === 'exact' && value.isShortest ? value.plies : null;
}

/** A value in hundredths of a goat for the host. */
function weigh(setup: MatchSetup, name: BoardName, value: BoardValue): number {
  const hostsTigers = seatOf(setup, 'tigers', name) === 'host';
  if (value.kind === 'estimate') return hostsTigers ? value.score : -value.score;
  if (value.result === 'draw') return 0;
  // How long a win takes that only the solution knows is not told, and may be long.
  const plies = value.kind === 'over' ? 0 : (value.plies ?? Infinity);
  const won = Math.max(LEAST_WON, WON - PER_PLY * plies);
  return seatOf(setup, value.result, name) === 'host' ? won : -won;
}

function guess(score: number): number {
  const share = 0.5 + 0.5 * Math.tanh(score / SCALE);
  return round(Math.max(1 - MOST_LIKELY, Math.min(MOST_LIKELY, share)));
}

function shareOf(result: Seat | 'draw'): number {
  return result === 'draw' ? 0.5 : result === 'host' ? 1 : 0;
}

/** Four places are more than anybody sees. */
export function round(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
