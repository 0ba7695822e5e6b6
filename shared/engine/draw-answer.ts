/** Whether the computer takes a draw that it is offered. */
import type { DrawObject } from '../match/event.ts';
import { boardOf, isOpen, type Match } from '../match/match.ts';
import { BOARD_NAMES, type BoardName, otherBoard, type Seat, sideOf } from '../match/seat.ts';
import { searchMatch } from './contest.ts';
import type { Engine } from './engine.ts';
import type { Limits } from './limits.ts';
import { outlookFor, type Value } from './value.ts';

/** A draw that is offered to `seat`. */
export interface OfferedDraw {
  readonly seat: Seat;
  readonly object: DrawObject;
}

/** With more goats in hand than this a board has hardly begun. */
const MANY_IN_HAND = 10;
/** In hundredths of a goat: how much worse an estimate must be to say that a match just begun is not worth playing. */
const CLEARLY_WORSE = -100;

/**
 * Whether the seat accepts: where what it would give up is a draw or worse for it. The match must be
 * without outcome. While every board has hardly begun, an estimate near a draw is none: it plays on.
 * Whoever asks lets some time pass before answering, as a person would.
 */
export function acceptsDraw(
  engine: Engine,
  match: Match,
  { seat, object }: OfferedDraw,
  limits: Limits,
): boolean {
  if (object === 'match' || !isOpen(match, otherBoard(object)))
    return (
      outlookInMatch(engine, match, seat, limits) <= (hasHardlyBegun(match) ? CLEARLY_WORSE : 0)
    );
  // With this board gone the other one decides: the better it stands, the gladder this one is let go.
  const left = outlookOn(engine, match, seat, otherBoard(object), limits);
  if (!Number.isFinite(left)) return left > 0;
  return outlookOn(engine, match, seat, object, limits) <= 0;
}

function hasHardlyBegun(match: Match): boolean {
  return BOARD_NAMES.filter((name) => isOpen(match, name)).every(
    (name) => (boardOf(match, name)?.position.inHand ?? 0) > MANY_IN_HAND,
  );
}

/** Above 0 where the seat stands better in the match, infinite where it is decided. */
function outlookInMatch(engine: Engine, match: Match, seat: Seat, limits: Limits): number {
  const { board, seat: acting } = match.turn;
  const { finding, other } = searchMatch(engine, match, limits);
  const here = outlookOf(match, acting, board, finding.value);
  const beside = other === null ? 0 : outlookOf(match, acting, otherBoard(board), other);
  // A decided value is already the match's.
  const outlook = Number.isFinite(here) ? here + beside : here;
  return seat === acting ? outlook : -outlook;
}

function outlookOn(
  engine: Engine,
  match: Match,
  seat: Seat,
  name: BoardName,
  limits: Limits,
): number {
  const board = boardOf(match, name);
  if (board === null) throw new Error(`acceptsDraw: the match has no ${name} board`);
  return outlookOf(match, seat, name, engine.search(board, limits).value);
}

function outlookOf(match: Match, seat: Seat, name: BoardName, value: Value): number {
  const toAct = boardOf(match, name)?.position.toAct ?? 'goats';
  return outlookFor(sideOf(match.setup, seat, name), value, toAct);
}
