/** Endgame tables that tests make up: what they say is enough to see what the engine makes of it. */
import { type EndgameTable, TABLE_UNKNOWN } from '../../shared/engine/tablebase/probe.ts';
import { countPoints } from '../../shared/rules/point.ts';

/** The table's bytes with either side to act. */
export interface Known {
  readonly tigers: number;
  readonly goats: number;
}

/** By goats captured, the same for all positions; unknown where nothing is given. */
export function tableKnowing(known: Readonly<Record<number, Known>>): EndgameTable {
  return {
    probe(tigers, goats, toAct): number {
      const captured = 24 - countPoints(tigers | goats);
      return known[captured]?.[toAct] ?? TABLE_UNKNOWN;
    },
  };
}
