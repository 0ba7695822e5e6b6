/** The pure facts of what two seats contest: boards, turn, clock, offers, outcome. */
import type { Action } from '../rules/action.ts';
import type { Board } from '../rules/board.ts';
import type { CancelCause, DrawObject } from './event.ts';
import type { MatchOutcome } from './outcome.ts';
import { type BoardName, otherBoard, type Seat } from './seat.ts';
import type { SeriesScore } from './series.ts';
import type { MatchSetup } from './setup.ts';

/** A ply that stands (one taken back does not). */
export interface Ply {
  readonly board: BoardName;
  readonly action: Action;
  /** What was left on its clock when it arrived; `null` untimed. */
  readonly leftMs: number | null;
  readonly hinted: boolean;
}

/** Something besides plies that a record keeps, standing before the ply of index `before`. */
export type Mark =
  | { readonly kind: 'agreed'; readonly board: BoardName; readonly before: number }
  | { readonly kind: 'takeback'; readonly plies: 1 | 2; readonly before: number };

/** Whose ply it is, on which board. */
export interface Turn {
  readonly board: BoardName;
  readonly seat: Seat;
  /** 0 or 1: the first or second ply of the board's pair. */
  readonly pairPly: 0 | 1;
}

/** The clock of the ply at hand, the seat at turn's. `deadlineMs` is in the time given to `apply`. */
export interface RunningClock {
  readonly deadlineMs: number;
  /** What the clock had when it last started or was shifted: the bound for what can be left of it. */
  readonly fullMs: number;
}

/** An open draw offer; it lapses with the next ply of whom it was made to. */
export interface DrawOffer {
  /** The seq of its event. */
  readonly id: number;
  readonly seat: Seat;
  readonly object: DrawObject;
}

/** An open offer to take back the last one or two plies. */
export interface TakebackOffer {
  readonly id: number;
  readonly seat: Seat;
  readonly plies: 1 | 2;
}

/** Everything that is known of a match; only `apply` makes a new one. */
export interface Match {
  readonly setup: MatchSetup;
  /** Id of the match this one is the rematch of. */
  readonly rematchOf: string | null;
  /** What the matches before this one in the series came to; `null` where it is the first. */
  readonly series: SeriesScore | null;
  /** Events so far; the next event's seq is this number, `created` has 0. */
  readonly seq: number;
  /** Whether the second seat is taken. */
  readonly isJoined: boolean;
  /** The guest's nickname, `''` for none. */
  readonly guestName: string;
  readonly boards: { readonly left: Board; readonly right: Board | null };
  /** Meaningful while no outcome stands. */
  readonly turn: Turn;
  readonly plies: readonly Ply[];
  readonly marks: readonly Mark[];
  /** Plies each seat has ever made, taken back or not: a seat with none that flags never came. */
  readonly pliesBySeat: Readonly<Record<Seat, number>>;
  /** `null` untimed, before the first ply's clock starts, and after the end. */
  readonly clock: RunningClock | null;
  readonly offers: readonly DrawOffer[];
  /**
   * What was offered since the offerer's last ply: not to be offered again before the next. A
   * rematch, after which no ply comes, is offered once by each seat.
   */
  readonly offered: readonly {
    readonly seat: Seat;
    readonly object: DrawObject | 'takeback' | 'rematch';
  }[];
  readonly takeback: TakebackOffer | null;
  /** The action that whoever is to act was shown for the ply at hand. */
  readonly hint: Action | null;
  readonly outcome: MatchOutcome | null;
  readonly cancelCause: CancelCause | null;
  /** After the end: which seat offered a rematch, and the next match's id once agreed. */
  readonly rematch: { readonly offeredBy: Seat | null; readonly next: string | null };
}

/** `open` until the second seat is taken, `live`, then `ended`. */
export type MatchState = 'open' | 'live' | 'ended';

/** Where the match is in its life. */
export function stateOf(match: Match): MatchState {
  if (match.outcome !== null) return 'ended';
  return match.isJoined ? 'live' : 'open';
}

/** The board of that name; `null` for the right board of a classic match. */
export function boardOf(match: Match, name: BoardName): Board | null {
  return match.boards[name];
}

/** Whether a board exists and has not ended. */
export function isOpen(match: Pick<Match, 'boards'>, name: BoardName): boolean {
  return match.boards[name]?.outcome === null;
}

/** Whether both boards of a final are still played. */
export function bothOpen(match: Match): boolean {
  return isOpen(match, 'left') && isOpen(match, 'right');
}

/** What is left of the running clock at `atMs`, whole milliseconds, 0 in grace; `null` where none runs. */
export function leftMsAt(match: Pick<Match, 'clock'>, atMs: number): number | null {
  if (match.clock === null) return null;
  const left = Math.round(match.clock.deadlineMs - atMs);
  return Math.min(match.clock.fullMs, Math.max(0, left));
}

/** The board that the seats will turn to after the pair at hand; the same one when alone. */
export function boardAfterPair(match: Match): BoardName {
  return isOpen(match, otherBoard(match.turn.board))
    ? otherBoard(match.turn.board)
    : match.turn.board;
}
