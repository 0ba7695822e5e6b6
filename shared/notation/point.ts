/** Points as text: `a1` bottom-left to `e5` top-right (NOTATION.md). */
import { fileOf, type Point, rankOf, toPoint } from '../rules/point.ts';
import { failure, type Result, success } from '../rules/result.ts';

const FILES = 'abcde';

/** The point's name, `a1` to `e5`. */
export function formatPoint(point: Point): string {
  return `${FILES.charAt(fileOf(point))}${rankOf(point) + 1}`;
}

/** The point of that name, in upper or lower case; `no-such-point`: the text names none. */
export function parsePoint(text: string): Result<Point, 'no-such-point'> {
  const [, file, rank] = /^([a-e])([1-5])$/i.exec(text) ?? [];
  if (file === undefined || rank === undefined) return failure('no-such-point');
  const point = toPoint(5 * (Number(rank) - 1) + FILES.indexOf(file.toLowerCase()));
  return point === undefined ? failure('no-such-point') : success(point);
}
