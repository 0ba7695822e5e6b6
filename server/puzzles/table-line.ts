/** What the endgame table says about a puzzle: the worth of every action, and the best replies. */
import {
  type EndgameTable,
  TABLE_DRAW,
  TABLE_UNKNOWN,
} from '../../shared/engine/tablebase/probe.ts';
import {
  type Answer,
  bestAnswers,
  type Decision,
  orderedActions,
  type PuzzleLine,
  solutionOf,
} from '../../shared/puzzles/puzzle.ts';
import type { Action } from '../../shared/rules/action.ts';
import { startBoard } from '../../shared/rules/board.ts';
import { play, type Position } from '../../shared/rules/position.ts';
import { PLAIN_RULES } from '../../shared/rules/ruleset.ts';

/** Whether a decision may stand in a puzzle's line. */
export type Judge = (decision: Decision) => boolean;

/** The table's byte for whoever is to act, 0 on a board that is over; throws where it has none. */
export function bytesOf(table: EndgameTable, position: Position): number {
  if (startBoard(PLAIN_RULES, position).outcome !== null) return 0;
  const bytes = table.probe(position.tigers, position.goats, position.toAct);
  if (bytes === TABLE_UNKNOWN) throw new Error('puzzles: the endgame table is not complete');
  return bytes;
}

/** Every action of the side to act with its worth, and the first of the best replies to it. */
export function decide(table: EndgameTable, position: Position): Decision {
  const answers = orderedActions(position).map((action): Answer => {
    const after = play(position, action);
    const bytes = bytesOf(table, after);
    const plies = bytes === TABLE_DRAW ? null : bytes;
    return { action, plies, reply: bestReplies(table, after)[0] ?? null };
  });
  return { position, answers };
}

/** The actions that nothing surpasses for the side to act: none on a board that is over. */
export function bestReplies(table: EndgameTable, position: Position): Action[] {
  if (bytesOf(table, position) === 0) return [];
  const answers = orderedActions(position).map((action): Answer => {
    const bytes = bytesOf(table, play(position, action));
    return { action, plies: bytes === TABLE_DRAW ? null : bytes, reply: null };
  });
  return bestAnswers({ position, answers }).map(({ action }) => action);
}

/**
 * The line from a decision on, its replies chosen among the best ones so that every decision passes
 * `judge`: `length` of them, or up to the end of the board. `null` where no replies lead there.
 */
export function findLine(
  table: EndgameTable,
  first: Decision,
  judge: Judge,
  length = Infinity,
): PuzzleLine | null {
  if (!judge(first)) return null;
  const solution = solutionOf(first);
  if (solution.reply === null || length === 1) return [first];
  const after = play(first.position, solution.action);
  for (const reply of bestReplies(table, after)) {
    const answers = first.answers.map((answer) =>
      answer === solution ? { ...answer, reply } : answer,
    );
    const next = play(after, reply);
    const head = { position: first.position, answers };
    if (bytesOf(table, next) === 0 && length === Infinity) return [head];
    if (bytesOf(table, next) === 0) continue;
    const rest = findLine(table, decide(table, next), judge, length - 1);
    if (rest !== null) return [head, ...rest];
  }
  return null;
}
