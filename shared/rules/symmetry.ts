/** The eight symmetries of the board, which the rules cannot tell apart. */
import { type Action, captureBetween, placeOn, stepBetween } from './action.ts';
import {
  fileOf,
  type Point,
  pointsIn,
  type PointSet,
  POINTS,
  rankOf,
  setOf,
  toPoint,
} from './point.ts';
import type { Position } from './position.ts';

/** Per point, the point it is mapped to. */
export type Symmetry = readonly Point[];

type Turn = (file: number, rank: number) => readonly [file: number, rank: number];

const TURNS: readonly Turn[] = [
  (f, r) => [f, r],
  (f, r) => [4 - f, r],
  (f, r) => [f, 4 - r],
  (f, r) => [4 - f, 4 - r],
  (f, r) => [r, f],
  (f, r) => [4 - r, f],
  (f, r) => [r, 4 - f],
  (f, r) => [4 - r, 4 - f],
];

/** All eight, the identity first. */
export const SYMMETRIES: readonly Symmetry[] = TURNS.map((turn) =>
  POINTS.map((point) => {
    const [file, rank] = turn(fileOf(point), rankOf(point));
    return mintPoint(5 * rank + file);
  }),
);

/** The image of a point. */
export function mapPoint(symmetry: Symmetry, point: Point): Point {
  return symmetry[point] ?? point;
}

/** The image of a set of points. */
export function mapSet(symmetry: Symmetry, set: PointSet): PointSet {
  return setOf(pointsIn(set).map((point) => mapPoint(symmetry, point)));
}

/** The image of a position; hand, captures and the side to act stay. */
export function mapPosition(symmetry: Symmetry, position: Position): Position {
  return {
    ...position,
    tigers: mapSet(symmetry, position.tigers),
    goats: mapSet(symmetry, position.goats),
  };
}

/** The image of an action. */
export function mapAction(symmetry: Symmetry, action: Action): Action {
  if (action.kind === 'pass') return action;
  const to = mapPoint(symmetry, action.to);
  if (action.kind === 'place') return placeOn(to);
  const from = mapPoint(symmetry, action.from);
  const image = action.kind === 'step' ? stepBetween(from, to) : captureBetween(from, to);
  if (image === undefined)
    throw new Error('mapAction: a symmetry broke a line; SYMMETRIES is wrong');
  return image;
}

function mintPoint(index: number): Point {
  const point = toPoint(index);
  if (point === undefined) throw new Error(`SYMMETRIES: ${String(index)} is no point`);
  return point;
}
