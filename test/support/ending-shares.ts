/** How the endings of a level end, sorted by what lessons count on a board: the figures they show. */
import type { FigureKind } from '../../client/learn/lesson-words.ts';
import type { Figures, Shares } from '../../client/learn/lesson.ts';
import {
  type LevelShape,
  type LevelValues,
  PLACE_COUNT,
} from '../../shared/engine/tablebase/level.ts';
import { readPlies } from '../../shared/engine/tablebase/probe.ts';
import { imageOf } from '../../shared/engine/tablebase/set-image.ts';
import { listSubsets } from '../../shared/engine/tablebase/subset.ts';
import { ORBIT_COUNT, REPRESENTATIVES, spread } from '../../shared/engine/tablebase/tiger-orbit.ts';
import {
  ALL_POINTS,
  countPoints,
  JUMPS,
  type Point,
  POINTS,
  pointsIn,
  type PointSet,
  setOf,
} from '../../shared/rules/point.ts';
import { SYMMETRIES } from '../../shared/rules/symmetry.ts';

const isOuter = (point: Point): boolean => [0, 4].includes(point % 5) || point < 5 || point >= 20;
const EDGE = setOf(POINTS.filter(isOuter));

/** The row of a board in the figures of a kind. */
const ROWS: Readonly<Record<FigureKind, (tigers: PointSet, empty: PointSet) => number>> = {
  // Empty points on the edge.
  gaps: (_, empty) => countPoints(empty & EDGE),
  // Goats that a tiger could take: 0, 1, 2, 3 or more.
  danger: (tigers, empty) => Math.min(3, countPoints(dangerIn(tigers, empty))),
  // Steps of a king between every two tigers, in sum: up to 9, 13, 17, more.
  apart: (tigers) => {
    const sum = distances(tigers);
    return [9, 13, 17].filter((most) => sum > most).length;
  },
};

/** Positions that are images of each other count once. */
export function countShares(
  { kind, toAct }: Pick<Figures, 'kind' | 'toAct'>,
  shape: LevelShape,
  values: LevelValues,
): Shares[] {
  const counts: [number, number, number][] = [];
  const sets = listSubsets(PLACE_COUNT, shape.empties);
  for (let orbit = 0; orbit < ORBIT_COUNT; orbit += 1) {
    const tigers = REPRESENTATIVES[orbit] ?? 0;
    const own = SYMMETRIES.map((_, index) => index).filter(
      (index) => index > 0 && imageOf(index, tigers) === tigers,
    );
    const apart = kind === 'apart' ? ROWS.apart(tigers, 0) : null;
    for (let rank = 0; rank < shape.blockSize; rank += 1) {
      const empty = spread(sets[rank] ?? 0, orbit);
      if (!own.every((symmetry) => imageOf(symmetry, empty) >= empty)) continue;
      const { winner } = readPlies(values[toAct][orbit * shape.blockSize + rank] ?? 0, toAct);
      const row = (counts[apart ?? ROWS[kind](tigers, empty)] ??= [0, 0, 0]);
      row[winner === 'tigers' ? 0 : winner === 'draw' ? 1 : 2] += 1;
    }
  }
  return counts.map(([tigers, draw, goats]) => {
    const share = (part: number): number =>
      Math.round((1000 * part) / (tigers + draw + goats)) / 10;
    return [share(tigers), share(draw), share(goats)];
  });
}

function dangerIn(tigers: PointSet, empty: PointSet): PointSet {
  let danger = 0;
  const goats = ALL_POINTS & ~(tigers | empty);
  for (const to of pointsIn(empty))
    for (const { over, to: from } of JUMPS[to] ?? [])
      if ((tigers >>> from) & (goats >>> over) & 1) danger |= 1 << over;
  return danger;
}

function distances(tigers: PointSet): number {
  const points = pointsIn(tigers);
  return points.reduce<number>(
    (sum, one, index) =>
      points.slice(index + 1).reduce<number>((rest, other) => {
        const columns = Math.abs((one % 5) - (other % 5));
        return rest + Math.max(columns, Math.abs(Math.floor(one / 5) - Math.floor(other / 5)));
      }, sum),
    0,
  );
}
