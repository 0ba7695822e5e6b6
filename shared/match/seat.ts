/** The two seats of a match, its boards, and which side each seat has on each board. */
import { opponentOf, type Side } from '../rules/side.ts';

/** `host` made the match, `guest` took the second seat. */
export const SEATS = ['host', 'guest'] as const;
export type Seat = (typeof SEATS)[number];

export const BOARD_NAMES = ['left', 'right'] as const;
/** A classic match has `left` alone. */
export type BoardName = (typeof BOARD_NAMES)[number];

/** The seat across the table. */
export function otherSeat(seat: Seat): Seat {
  return seat === 'host' ? 'guest' : 'host';
}

/** The board beside this one, whether or not the match has it. */
export function otherBoard(board: BoardName): BoardName {
  return board === 'left' ? 'right' : 'left';
}

/** What of a match's setup decides who has which side. */
export type SideChoice =
  { readonly mode: 'final' } | { readonly mode: 'classic'; readonly hostSide: Side };

/** The host's side on a board: in the final goats on the left and tigers on the right (RULES.md). */
function hostSideOn(setup: SideChoice, board: BoardName): Side {
  if (setup.mode === 'classic') return setup.hostSide;
  return board === 'left' ? 'goats' : 'tigers';
}

/** The side a seat has on a board. */
export function sideOf(setup: SideChoice, seat: Seat, board: BoardName): Side {
  const hostSide = hostSideOn(setup, board);
  return seat === 'host' ? hostSide : opponentOf(hostSide);
}

/** The seat that has a side on a board. */
export function seatOf(setup: SideChoice, side: Side, board: BoardName): Seat {
  return hostSideOn(setup, board) === side ? 'host' : 'guest';
}
