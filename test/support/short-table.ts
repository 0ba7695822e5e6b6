/** The endgame table of a shorter game, in which the second capture wins: built in a moment. */
import type { TableSource } from '../../server/tablebase/served-tablebase.ts';
import { describeBlocks } from '../../shared/engine/tablebase/block.ts';
import {
  LEVEL_SHAPES,
  type LevelShape,
  type LevelValues,
} from '../../shared/engine/tablebase/level.ts';
import { solveLevel } from '../../shared/engine/tablebase/level-solve.ts';
import { createEndgameTable } from '../../shared/engine/tablebase/endgame-table.ts';
import { allocateWork } from '../../shared/engine/tablebase/level-work.ts';
import { workAlone } from '../../shared/engine/tablebase/share.ts';

/** Captures that win the shorter game. */
export const SHORT_GAME = 2;

/** Its levels: no goat captured, and one. */
export const SHORT_SHAPES: readonly LevelShape[] = LEVEL_SHAPES.slice(0, SHORT_GAME);

/** Its values by goats captured. */
export function buildShortTable(): readonly LevelValues[] {
  const blocks = describeBlocks();
  const levels: LevelValues[] = [];
  for (const shape of SHORT_SHAPES.toReversed()) {
    const work = allocateWork(shape, (bytes) => new ArrayBuffer(bytes));
    solveLevel(work, blocks, levels[0]?.goats ?? null, workAlone());
    levels.unshift(work.values);
  }
  return levels;
}

/** As a server has it, complete. */
export function serveShortTable(): TableSource {
  const levels = buildShortTable();
  return {
    opened: { levels, table: createEndgameTable(levels), isComplete: true, refusals: [] },
    subscribe: () => () => {},
  };
}
