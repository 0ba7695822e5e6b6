/** A position's value from those of its successors, by the rules alone: what proves the solution. */
import { legalOn, startBoard } from '../rules/board.ts';
import type { BoardResult } from '../rules/outcome.ts';
import { CAPTURES_TO_WIN, play, type Position } from '../rules/position.ts';
import { PLAIN_RULES } from '../rules/ruleset.ts';
import { opponentOf, type Side } from '../rules/side.ts';

/** Who wins `position` with best play where `valueOf` knows it of positions after one action. */
export function deriveValue(
  position: Position,
  valueOf: (position: Position) => BoardResult,
): BoardResult {
  const board = startBoard(PLAIN_RULES, position);
  if (board.outcome !== null) return board.outcome.result;
  const results: BoardResult[] = [];
  for (const action of legalOn(board)) {
    const after = play(position, action);
    results.push(after.captured >= CAPTURES_TO_WIN ? 'tigers' : valueOf(after));
  }
  return bestOf(results, position.toAct);
}

function bestOf(results: readonly BoardResult[], side: Side): BoardResult {
  if (results.includes(side)) return side;
  return results.includes('draw') ? 'draw' : opponentOf(side);
}
