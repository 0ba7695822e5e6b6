/** What seats and the server itself ask of a match. */
import type { Action } from '../rules/action.ts';
import type { BoardRefusal } from '../rules/board.ts';
import type { CancelCause, DrawObject } from './event.ts';
import type { BoardName, Seat } from './seat.ts';

/** What a seat may ask. `offer` is the seq of the offer's event, so that a late tap hits no other offer. */
export type SeatCommand =
  | {
      readonly kind: 'ply';
      readonly board: BoardName;
      /** The board's ply count the action was chosen at; differs: `stale`. */
      readonly ply: number;
      readonly action: Action;
    }
  | { readonly kind: 'resign' }
  | { readonly kind: 'offer-draw'; readonly object: DrawObject }
  | { readonly kind: 'accept-draw'; readonly offer: number }
  | { readonly kind: 'decline-draw'; readonly offer: number }
  | { readonly kind: 'offer-takeback' }
  | { readonly kind: 'accept-takeback'; readonly offer: number }
  | { readonly kind: 'decline-takeback'; readonly offer: number }
  /** The host takes the invitation back before the second seat is taken. */
  | { readonly kind: 'cancel' }
  /** `next` is a fresh match id, used if this offer meets the other seat's. */
  | { readonly kind: 'offer-rematch'; readonly next: string }
  | { readonly kind: 'decline-rematch' };

/** What the server asks by itself. */
export type ServerCommand =
  | { readonly kind: 'join'; readonly guestName: string }
  | { readonly kind: 'start-clock' }
  /** The alarm of the clock armed at `seq`; stale once the match has moved on. */
  | { readonly kind: 'flag'; readonly seq: number }
  | { readonly kind: 'shift-clock'; readonly leftMs: number }
  /** What the engine found for the seat to act, chosen when the board had `ply` plies. */
  | {
      readonly kind: 'give-hint';
      readonly seat: Seat;
      readonly board: BoardName;
      readonly ply: number;
      readonly action: Action;
    }
  | { readonly kind: 'cancel-match'; readonly cause: CancelCause };

/** A command and who gives it. */
export type MatchCommand =
  | { readonly by: Seat; readonly command: SeatCommand }
  | { readonly by: 'server'; readonly command: ServerCommand };

/** When a command counts as having arrived, in the server's availability time. */
export interface Arrival {
  readonly atMs: number;
  /**
   * The grace of the seat whose clock runs, whoever sent the command:
   * `300 + min(round trip, 700)`, 300 without a measurement (RULES.md).
   */
  readonly graceMs: number;
}

/** The match's own reasons; those about time and turn come before the boards'. */
export const MATCH_REFUSALS = [
  'match-over',
  'match-not-over',
  'not-started',
  'flag-fallen',
  'stale',
  'out-of-turn',
  'other-board-at-turn',
  'no-such-board',
  'seat-taken',
  'already-offered',
  'offer-again-after-a-ply',
  'no-such-offer',
  'own-offer',
  'no-takeback-in-final',
  'nothing-to-take-back',
  'only-the-host-cancels',
  'already-started',
  'already-running',
  'no-clock',
  'too-early',
  'rematch-agreed',
  'no-hint',
] as const;

/** Why a match does not accept a command; a board's own reasons for plies included. */
export type MatchRefusal = (typeof MATCH_REFUSALS)[number] | BoardRefusal;
