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

/** A piece that is drawn, under the number that it keeps. */
export interface NumberedPiece extends ShownPiece {
  readonly number: number;
}

/**
 * Numbers the pieces of one board from one drawing to the next, so that what is drawn of a piece is
 * kept where it moves: drawing it anew takes a slow phone some ten milliseconds.
 */
export class PieceNumbers {
  #before: readonly NumberedPiece[] = [];
  #next = 0;

  /** In the order of their numbers, so that nothing drawn has to change places with another. */
  follow(pieces: readonly ShownPiece[]): readonly NumberedPiece[] {
    const stays = pieces.map((piece) => this.#before.find((old) => isAlike(old, piece)));
    const left = this.#before.filter((old) => !stays.includes(old));
    const came = pieces.filter((_, i) => stays[i] === undefined);
    const numbered = pieces.map((piece, i) => {
      const mover = stays[i] ?? onlyMover(piece, left, came);
      return { ...piece, number: mover?.number ?? this.#next++ };
    });
    this.#before = numbered.sort((a, b) => a.number - b.number);
    return this.#before;
  }
}

function isAlike(a: ShownPiece, b: ShownPiece): boolean {
  return a.kind === b.kind && a.point === b.point;
}

/** The piece that left its point for this one: sure only where one of a kind left and one came. */
function onlyMover(
  { kind }: ShownPiece,
  left: readonly NumberedPiece[],
  came: readonly ShownPiece[],
): NumberedPiece | undefined {
  const [mover, ...others] = left.filter((old) => old.kind === kind);
  const isSure = others.length === 0 && came.filter((piece) => piece.kind === kind).length === 1;
  return isSure ? mover : undefined;
}
