/** Opens the endgame table of a folder: whatever of it is there and unharmed. */
import { createEndgameTable } from '../../shared/engine/tablebase/endgame-table.ts';
import { LEVEL_SHAPES, type LevelValues } from '../../shared/engine/tablebase/level.ts';
import type { EndgameTable } from '../../shared/engine/tablebase/probe.ts';
import { describeFault, readLevel } from './level-file.ts';

export interface OpenedTablebase {
  /** By goats captured; in shared memory, so that a thread gets them as they are. */
  readonly levels: readonly (LevelValues | undefined)[];
  readonly table: EndgameTable;
  /** Whether every movement-phase position is in it. */
  readonly isComplete: boolean;
  /** A clause about each file that is there but refused. */
  readonly refusals: readonly string[];
}

/** Where the table is kept under the server's data folder. */
export const TABLEBASE_FOLDER = 'tablebase';

/** Reads 93 MB where the table is complete. Never rejects: what cannot be read is not in the table. */
export async function openTablebase(dir: string): Promise<OpenedTablebase> {
  const levels: (LevelValues | undefined)[] = [];
  const refusals: string[] = [];
  for (const shape of LEVEL_SHAPES) {
    const read = await readLevel(dir, shape);
    levels.push(read.ok ? read.value : undefined);
    if (!read.ok && read.error !== 'missing') refusals.push(describeFault(dir, shape, read.error));
  }
  const isComplete = levels.every((values) => values !== undefined);
  return { levels, table: createEndgameTable(levels), isComplete, refusals };
}
