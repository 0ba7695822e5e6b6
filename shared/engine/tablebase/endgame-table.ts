/** The table in memory: values of the levels that are there, behind one look-up. */
import { ALL_POINTS, countPoints, type PointSet } from '../../rules/point.ts';
import type { Side } from '../../rules/side.ts';
import { entryOf, LEVEL_SHAPES, type LevelValues } from './level.ts';
import { type EndgameTable, TABLE_UNKNOWN } from './probe.ts';

/** Answers from `levels`, by goats captured; positions of a level that is missing are unknown. */
export function createEndgameTable(levels: readonly (LevelValues | undefined)[]): EndgameTable {
  return {
    probe(tigers: PointSet, goats: PointSet, toAct: Side): number {
      const empty = ALL_POINTS & ~(tigers | goats);
      const captured = countPoints(empty) - 1;
      const shape = LEVEL_SHAPES[captured];
      const values = levels[captured]?.[toAct];
      if (shape === undefined || values === undefined) return TABLE_UNKNOWN;
      return values[entryOf(tigers, empty, shape.blockSize)] ?? TABLE_UNKNOWN;
    },
  };
}
