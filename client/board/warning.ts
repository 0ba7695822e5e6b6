/** What a ruleset is about to do to a board: limits that come near, arrangements that may not recur. */
import { type Board, countOccurrences, wouldRepeat } from '../../shared/rules/board.ts';
import { legalActions } from '../../shared/rules/legal.ts';
import { PLY_CEILING } from '../../shared/rules/ruleset.ts';

/** So many plies before a limit it is spoken of. */
const NEAR_PLIES = 20;

export type Warning =
  | { readonly kind: 'plies-left' | 'quiet-left'; readonly left: number }
  | { readonly kind: 'occurrence'; readonly count: number; readonly limit: number }
  /** So many actions are not offered now because they would repeat an arrangement. */
  | { readonly kind: 'forbidden'; readonly count: number };

/** The warnings that hold on an open board, the most pressing first. */
export function warningsOn(board: Board): Warning[] {
  if (board.outcome !== null) return [];
  return [...repetitionWarnings(board), ...limitWarnings(board)];
}

function repetitionWarnings(board: Board): Warning[] {
  const { repetition } = board.ruleset;
  if (repetition === null) return [];
  if (repetition.kind === 'draw') {
    const count = countOccurrences(board);
    const { occurrences: limit } = repetition;
    return count > 1 && count >= limit - 1 ? [{ kind: 'occurrence', count, limit }] : [];
  }
  const count = legalActions(board.position).filter((action) => wouldRepeat(board, action)).length;
  return count > 0 ? [{ kind: 'forbidden', count }] : [];
}

function limitWarnings(board: Board): Warning[] {
  const { quietLimit, plyLimit } = board.ruleset;
  const quietLeft = (quietLimit ?? Infinity) - board.quietPlies;
  const pliesLeft = (plyLimit ?? PLY_CEILING) - board.plies;
  const warnings: Warning[] = [
    { kind: 'quiet-left', left: quietLeft },
    { kind: 'plies-left', left: pliesLeft },
  ];
  return warnings.filter((warning) => 'left' in warning && warning.left <= NEAR_PLIES);
}
