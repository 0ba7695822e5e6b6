/** Hints: for a person who plays the computer and is to act (NOTATION.md keeps them in the record). */
import { findBoardRefusal } from '../rules/board.ts';
import type { ServerCommand } from './command.ts';
import { accept, type Decision, refuse } from './decision.ts';
import { boardOf, type Match } from './match.ts';
import type { Seat } from './seat.ts';

type HintCommand = Extract<ServerCommand, { kind: 'give-hint' }>;

/** Whether a seat may ever be given hints: the other one has to be the computer's. */
export function mayBeHinted({ setup }: Match, seat: Seat): boolean {
  return setup.computer !== null && setup.computer.seat !== seat;
}

/** Judges a hint for the ply at hand; one is shown for it at most. */
export function decideHint(match: Match, command: HintCommand): Decision {
  const { seat, board: name, ply, action } = command;
  const board = boardOf(match, name);
  if (board === null) return refuse('no-such-board');
  if (!mayBeHinted(match, seat) || match.hint !== null) return refuse('no-hint');
  if (board.plies !== ply) return refuse('stale');
  if (match.turn.seat !== seat) return refuse('out-of-turn');
  if (match.turn.board !== name) return refuse('other-board-at-turn');
  const refusal = findBoardRefusal(board, action);
  if (refusal !== undefined) return refuse(refusal);
  return accept({ kind: 'hint-given', seat, board: name, ply, action });
}
