/** The pieces a board shows: those of the position, as a pending action would leave them. */
import type { Action } from '../../shared/rules/action.ts';
import { hasPoint, type Point, pointsIn } from '../../shared/rules/point.ts';
import type { Position } from '../../shared/rules/position.ts';
import type { PieceKind } from './piece-art.ts';

export interface ShownPiece {
  readonly kind: PieceKind;
  readonly point: Point;
  /** Drawn where an action not yet answered put it. */
  readonly isPending: boolean;
}

/**
 * All pieces to draw; a pending action's piece stands where it goes, a goat it takes is gone. An
 * action that the position already contains changes nothing.
 */
export function piecesShown(position: Position, pending: Action | null): ShownPiece[] {
  const still = [
    ...pointsIn(position.tigers).map(
      (point) => ({ kind: 'tiger', point, isPending: false }) as const,
    ),
    ...pointsIn(position.goats).map(
      (point) => ({ kind: 'goat', point, isPending: false }) as const,
    ),
  ];
  if (pending === null || pending.kind === 'pass' || isOccupied(position, pending.to)) return still;
  if (pending.kind === 'place')
    return [...still, { kind: 'goat', point: pending.to, isPending: true }];
  const taken = pending.kind === 'capture' ? pending.over : null;
  return still
    .filter((piece) => piece.point !== taken)
    .map((piece) =>
      piece.point === pending.from ? { ...piece, point: pending.to, isPending: true } : piece,
    );
}

function isOccupied(position: Position, point: Point): boolean {
  return hasPoint(position.tigers | position.goats, point);
}
