/** Who says what a board is worth: the engine within a number of positions, table and solution. */
import { Engine } from '../engine/engine.ts';
import { type EndgameTable, probePosition } from '../engine/tablebase/probe.ts';
import { ALONE, type Terms } from '../engine/terms.ts';
import type { Value } from '../engine/value.ts';
import type { Action } from '../rules/action.ts';
import type { Board } from '../rules/board.ts';
import { NO_SOLUTION, type Solution } from '../solution/solution.ts';

/** An open board, on the terms that a final's other board sets for it. */
export interface ReviewQuestion {
  readonly board: Board;
  /** `null`: alone. */
  readonly terms: Terms | null;
}

/** What is known of a board that was asked about. */
export interface Judgement {
  /** For the side to act, on the terms asked about. */
  readonly value: Value;
  readonly best: readonly Action[];
  /** Whether the plies of an exact value are the fewest. */
  readonly isShortest: boolean;
}

/** Answers at once. */
export type Judge = (question: ReviewQuestion) => Judgement;

/** Remembers 2^16 positions, 1 MiB: more than a question enters. */
const MEMORY_BITS = 16;

/**
 * Judges each question with `nodes` positions and nothing remembered from others, so that the answer
 * does not depend on what was asked before.
 */
export function judgeWith(
  table: EndgameTable,
  nodes: number,
  solution: Solution = NO_SOLUTION,
): Judge {
  return ({ board, terms }) => {
    const engine = new Engine({ table, solution, memoryBits: MEMORY_BITS });
    const { value, best } = engine.search(board, { nodes }, terms ?? ALONE);
    return { value, best, isShortest: isInTable(table, board, value) };
  };
}

/** A search stops at the first win it proves; only the table names the fewest plies. */
function isInTable(table: EndgameTable, { position }: Board, value: Value): boolean {
  const known = probePosition(table, position);
  return value.kind === 'exact' && known.ok && known.value.plies === value.plies;
}
