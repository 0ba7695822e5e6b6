/** What follows where a board is decided: the line to its end. */
import type { Action } from '../rules/action.ts';
import { type Board, playOn } from '../rules/board.ts';
import type { Engine, Finding } from './engine.ts';

/** Positions to enter for each ply that the search did not spell out; its memory knows most of them. */
const NODES_PER_PLY = 10_000;

/**
 * The variation of a finding on `board`, played on to the end where the value is an exact win or loss.
 * A search stops at what it has proven before, which leaves the rest of the line out.
 */
export function completeVariation(engine: Engine, board: Board, finding: Finding): Action[] {
  const { value } = finding;
  const line = [...finding.variation];
  if (value.kind !== 'exact' || value.plies === null) return line;
  let present = line.reduce(playLegal, board);
  while (present.outcome === null && line.length < value.plies) {
    const { action } = engine.search(present, { nodes: NODES_PER_PLY });
    present = playLegal(present, action);
    line.push(action);
  }
  return line;
}

function playLegal(board: Board, action: Action): Board {
  const played = playOn(board, action);
  if (!played.ok) throw new Error(`completeVariation: the search played what is ${played.error}`);
  return played.value;
}
