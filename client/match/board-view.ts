/** What one board shows its viewer, and whether they may act on it, worked out of the match. */
import {
  boardAfterPair,
  type Match,
  type RunningClock,
  stateOf,
} from '../../shared/match/match.ts';
import { type BoardName, seatOf, type Seat, sideOf } from '../../shared/match/seat.ts';
import type { Action } from '../../shared/rules/action.ts';
import type { Board } from '../../shared/rules/board.ts';
import type { Side } from '../../shared/rules/side.ts';
import { isReachable, type MatchView } from './controller.ts';
import type { SendRefusal } from './send-refusal.ts';
import { lastActionOn } from './seen-match.ts';

export interface BoardView {
  readonly board: Board;
  /** `null` for the one board of a classic match. */
  readonly name: BoardName | null;
  readonly viewerSide: Side | null;
  readonly isAtTurn: boolean;
  readonly isNext: boolean;
  readonly canAct: boolean;
  /** Why a tap does nothing while `canAct` is off. */
  readonly idleRefusal: SendRefusal;
  readonly lastAction: Action | null;
  readonly pending: Action | null;
  /** The side the viewer may plan for here; `null` where they may act, or never. */
  readonly planSide: Side | null;
  /** What the viewer was shown for the ply at hand. */
  readonly hint: Action | null;
  readonly clock: RunningClock | null;
}

/** `seen` is the match as looked at: an earlier one while its viewer looks back. */
export function viewBoard(view: MatchView, seen: Match, name: BoardName): BoardView | null {
  const board = seen.boards[name];
  if (board === null) return null;
  const { viewer } = view;
  return {
    board,
    name: seen.setup.mode === 'final' ? name : null,
    viewerSide: isSeat(viewer) ? sideOf(seen.setup, viewer, name) : null,
    ...viewTurn(seen, name),
    lastAction: lastActionOn(seen, name),
    ...(seen === view.match ? viewNow(view, name) : LOOKED_BACK),
  };
}

/** What an earlier state of the match lacks. */
const LOOKED_BACK = {
  canAct: false,
  idleRefusal: 'out-of-turn',
  pending: null,
  planSide: null,
  hint: null,
  clock: null,
} as const;

function viewNow(view: MatchView, name: BoardName): Pick<BoardView, keyof typeof LOOKED_BACK> {
  const { match, pending, viewer } = view;
  const why = whyIdle(view, name);
  return {
    canAct: why === null,
    idleRefusal: why ?? 'out-of-turn',
    pending: pending?.board === name ? pending.action : null,
    planSide: plannerSide(view, name),
    hint: match.turn.board === name && viewer === match.turn.seat ? match.hint : null,
    clock: match.turn.board === name ? match.clock : null,
  };
}

function viewTurn(seen: Match, name: BoardName): Pick<BoardView, 'isAtTurn' | 'isNext'> {
  const isPlayed = stateOf(seen) === 'live';
  const isAtTurn = isPlayed && seen.turn.board === name;
  return { isAtTurn, isNext: isPlayed && !isAtTurn && boardAfterPair(seen) === name };
}

/** Whether the viewer is to act somewhere now. */
export function isToAct({ match, viewer }: MatchView): boolean {
  return stateOf(match) === 'live' && (viewer === 'both' || viewer === match.turn.seat);
}

/** Which seat has a side on a board, for the names beside it. */
export function seatBySide(match: Match, name: BoardName): Readonly<Record<Side, Seat>> {
  return {
    tigers: seatOf(match.setup, 'tigers', name),
    goats: seatOf(match.setup, 'goats', name),
  };
}

/** The side the viewer may plan for on a board; `null` where they may act now, or never. */
export function plannerSide(view: MatchView, name: BoardName): Side | null {
  const { match, viewer, pending, connection } = view;
  if (viewer !== 'host' && viewer !== 'guest') return null;
  if (stateOf(match) !== 'live' || match.boards[name]?.outcome !== null) return null;
  if (!isReachable(connection) || pending?.board === name) return null;
  return isToAct(view) && match.turn.board === name ? null : sideOf(match.setup, viewer, name);
}

function whyIdle(view: MatchView, name: BoardName): SendRefusal | null {
  const { match, viewer, connection } = view;
  if (match.outcome !== null) return 'match-over';
  if (!match.isJoined) return 'not-started';
  if (viewer === 'spectator') return 'no-seat';
  if (!isReachable(connection)) return 'not-connected';
  if (!isToAct(view)) return 'out-of-turn';
  return match.turn.board === name ? null : 'other-board-at-turn';
}

function isSeat(viewer: MatchView['viewer']): viewer is Seat {
  return viewer === 'host' || viewer === 'guest';
}
