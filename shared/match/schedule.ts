/** Whose ply comes next: boards in pairs of plies, and what happens when one drops out (RULES.md). */
import { isOpen, type Match, type Turn } from './match.ts';
import { type BoardName, otherBoard, seatOf, type SideChoice } from './seat.ts';

type Contested = Pick<Match, 'boards'> & { readonly setup: SideChoice };
/** As much of a match as says whose ply it is. */
export type Played = Contested & Pick<Match, 'turn'>;

/** The first turn: the left board, whoever acts first there. */
export function firstTurn(match: Contested): Turn {
  return turnOn(match, 'left', 0);
}

/** The turn after a ply on `match.turn`'s board, whose result `match.boards` already holds. */
export function turnAfterPly(match: Played): Turn {
  const { board, pairPly } = match.turn;
  const other = otherBoard(board);
  if (!isOpen(match, other)) return turnOn(match, board, pairPly === 0 ? 1 : 0);
  if (!isOpen(match, board) || pairPly === 1) return turnOn(match, other, 0);
  return turnOn(match, board, 1);
}

/** The turn after `dropped` was agreed drawn: unchanged, unless it was the board at turn. */
export function turnAfterDropOut(match: Played, dropped: BoardName): Turn {
  return match.turn.board === dropped ? turnOn(match, otherBoard(dropped), 0) : match.turn;
}

function turnOn(match: Contested, board: BoardName, pairPly: 0 | 1): Turn {
  const { left, right } = match.boards;
  const { position } = board === 'left' ? left : (right ?? left);
  return { board, pairPly, seat: seatOf(match.setup, position.toAct, board) };
}
