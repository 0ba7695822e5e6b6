/** Where points lie on a drawn board: columns and rows as seen, and the square's own units. */
import {
  fileOf,
  NEIGHBOURS,
  type Point,
  POINTS,
  rankOf,
  toPoint,
} from '../../shared/rules/point.ts';

/** A point's place as seen, 0–4 from the left and from the top. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** `flipped` turns the board by 180°: what is seen from the other side of the table. */
export function cellOf(point: Point, flipped: boolean): Cell {
  const column = fileOf(point);
  const row = 4 - rankOf(point);
  return flipped ? { column: 4 - column, row: 4 - row } : { column, row };
}

/** The point seen in a cell; `undefined` outside the board. */
export function pointAtCell({ column, row }: Cell, flipped: boolean): Point | undefined {
  if (column < 0 || column > 4 || row < 0 || row > 4) return undefined;
  const index = 5 * (4 - row) + column;
  return toPoint(flipped ? 24 - index : index);
}

/** The rows of points as seen from the top, each from the left. */
export function rowsAsSeen(flipped: boolean): readonly (readonly Point[])[] {
  return [0, 1, 2, 3, 4].map((row) =>
    [0, 1, 2, 3, 4].flatMap((column) => pointAtCell({ column, row }, flipped) ?? []),
  );
}

/** A cell's middle in the drawing's square of 100 × 100. */
export function centreOf({ column, row }: Cell): { readonly x: number; readonly y: number } {
  return { x: 20 * column + 10, y: 20 * row + 10 };
}

/** The 56 lines as one SVG path in the square of 100 × 100; turning the board leaves it the same. */
export const LINES_PATH = POINTS.flatMap((from) =>
  (NEIGHBOURS[from] ?? []).filter((to) => to > from).map((to) => segment(from, to)),
).join('');

function segment(from: Point, to: Point): string {
  const a = centreOf(cellOf(from, false));
  const b = centreOf(cellOf(to, false));
  return `M${String(a.x)} ${String(a.y)}L${String(b.x)} ${String(b.y)}`;
}
