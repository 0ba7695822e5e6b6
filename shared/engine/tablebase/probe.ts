/** Asking the movement-phase table: who wins a position without goats in hand, and in how many plies. */
import { startBoard } from '../../rules/board.ts';
import type { BoardResult } from '../../rules/outcome.ts';
import type { PointSet } from '../../rules/point.ts';
import type { Position } from '../../rules/position.ts';
import { failure, type Result, success } from '../../rules/result.ts';
import { PLAIN_RULES } from '../../rules/ruleset.ts';
import { opponentOf, type Side } from '../../rules/side.ts';

/** What `EndgameTable.probe` answers for a position that neither side can win. */
export const TABLE_DRAW = 255;
/** What `EndgameTable.probe` answers for a position the table does not hold. */
export const TABLE_UNKNOWN = -1;

/** Exact values of positions without goats in hand, draw limits left aside. */
export interface EndgameTable {
  /**
   * With four tigers on `tigers`, 16 to 20 goats on `goats` and none in hand: the plies to the end
   * with best play, 0 to 254, where an odd number means that the side to act wins and an even one
   * that it loses (0: it has no action); `TABLE_DRAW`; or `TABLE_UNKNOWN` where the table does not
   * hold this number of goats. Allocates nothing.
   */
  probe(tigers: PointSet, goats: PointSet, toAct: Side): number;
}

/** Who wins with best play, in how many plies; `null` plies for a draw. */
export interface EndgameValue {
  readonly winner: BoardResult;
  readonly plies: number | null;
}

/** Why there is no answer: the placement phase is not in the table, or this number of goats is not. */
export type ProbeRefusal = 'goats-in-hand' | 'not-in-table';

/** The value of a position under plain rules; a board that is over has it without a table. */
export function probePosition(
  table: EndgameTable,
  position: Position,
): Result<EndgameValue, ProbeRefusal> {
  const { outcome } = startBoard(PLAIN_RULES, position);
  if (outcome !== null) return success({ winner: outcome.result, plies: 0 });
  if (position.inHand > 0) return failure('goats-in-hand');
  const plies = table.probe(position.tigers, position.goats, position.toAct);
  if (plies === TABLE_UNKNOWN) return failure('not-in-table');
  return success(readPlies(plies, position.toAct));
}

/** What a byte of the table says with `toAct` to act. */
export function readPlies(plies: number, toAct: Side): EndgameValue {
  if (plies === TABLE_DRAW) return { winner: 'draw', plies: null };
  return { winner: plies % 2 === 1 ? toAct : opponentOf(toAct), plies };
}
