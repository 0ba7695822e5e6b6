/** Which point the keyboard goes to next on a board of 25. */
import type { Point } from '../../shared/rules/point.ts';
import { cellOf, pointAtCell } from './board-geometry.ts';

/** What matters of a keyboard event. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
}

const ARROWS: Readonly<Record<string, readonly [column: number, row: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The point a key leads to from `from`, as the board is seen; the same one at the edge, `undefined`
 * for keys that lead nowhere. Home and End go along the row, with Ctrl to the board's corners.
 */
export function pointByKey(from: Point, press: KeyPress, flipped: boolean): Point | undefined {
  const { column, row } = cellOf(from, flipped);
  const arrow = ARROWS[press.key];
  if (arrow !== undefined)
    return pointAtCell({ column: column + arrow[0], row: row + arrow[1] }, flipped) ?? from;
  if (press.key === 'Home')
    return pointAtCell({ column: 0, row: press.ctrlKey ? 0 : row }, flipped);
  if (press.key === 'End') return pointAtCell({ column: 4, row: press.ctrlKey ? 4 : row }, flipped);
  return undefined;
}
