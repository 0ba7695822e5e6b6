/** Captures that were legal and not made, and goats that were left to be taken. */
import { formatAction } from '../notation/action.ts';
import type { Action } from '../rules/action.ts';
import { type Board, legalOn } from '../rules/board.ts';
import { legalActions } from '../rules/legal.ts';
import { play, type Position } from '../rules/position.ts';

/** The captures that tigers passed over with `action`, in notation; none where it was one itself. */
export function missedCaptures(board: Board, action: Action): string[] {
  if (action.kind === 'capture') return [];
  return legalOn(board).filter(isCapture).map(formatAction);
}

/** The actions that would have left no goat to be taken, where `action` left one that stood so before. */
export function missedEscapes(board: Board, action: Action): string[] {
  const { position } = board;
  if (position.toAct === 'tigers' || !isThreatened(position)) return [];
  if (!isThreatened(play(position, action))) return [];
  return legalOn(board)
    .filter((other) => !isThreatened(play(position, other)))
    .map(formatAction);
}

/** Whether tigers could take a goat if it were their turn. */
function isThreatened(position: Position): boolean {
  return legalActions({ ...position, toAct: 'tigers' }).some(isCapture);
}

function isCapture({ kind }: Action): boolean {
  return kind === 'capture';
}
