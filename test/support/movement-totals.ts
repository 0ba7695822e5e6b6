/** `movement-totals.json`: how the movement phase's positions end, by goats captured. */
import { readFileSync } from 'node:fs';
import type { Totals } from '../../shared/engine/tablebase/totals.ts';

export interface LevelTotals {
  readonly captured: number;
  readonly goats: number;
  readonly positions: number;
  readonly tigersToAct: Totals;
  readonly goatsToAct: Totals;
}

/** By goats captured. */
export function readMovementTotals(): readonly LevelTotals[] {
  const file = new URL('../vectors/movement-totals.json', import.meta.url);
  const { levels } = JSON.parse(readFileSync(file, 'utf8')) as { levels: LevelTotals[] };
  return levels.toSorted((one, other) => one.captured - other.captured);
}
