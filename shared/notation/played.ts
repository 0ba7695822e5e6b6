/** The plies of one board's record played one by one, and its stated score weighed against them. */
import type { Action } from '../rules/action.ts';
import { type Board, playOn } from '../rules/board.ts';
import { failure, type Result, success } from '../rules/result.ts';
import type { Side } from '../rules/side.ts';
import type { PlyProblem, RecordFault } from './record-fault.ts';
import { isScore, type Score, scoreOfBoard } from './score.ts';
import { type Tag, tagFault } from './tag.ts';
import type { Token } from './token.ts';

/** One ply as a format writes it; `isMarked`: as the winning one. */
export interface WrittenPly {
  readonly action: Action;
  readonly isMarked: boolean;
}

/** How a format's ply is read, given who is to act. */
export type PlyReader = (text: string, toAct: Side) => Result<WrittenPly, PlyProblem>;

/** A board after its record's plies. */
export interface Played {
  readonly board: Board;
  readonly actions: readonly Action[];
  /** The score after the plies; `null` where none is written. */
  readonly score: Score | null;
}

/** The board after every ply among `tokens`; the first that cannot be read or played is the fault. */
export function playTokens(
  start: Board,
  tokens: readonly Token[],
  read: PlyReader,
): Result<Played, RecordFault> {
  let played: Played = { board: start, actions: [], score: null };
  for (const token of tokens) {
    const next = playToken(played, token, read);
    if (!next.ok) return next;
    played = next.value;
  }
  return success(played);
}

function playToken(played: Played, token: Token, read: PlyReader): Result<Played, RecordFault> {
  if (token.kind === 'comment') return success(played);
  if (token.kind === 'number') return checkNumber(played, token);
  if (token.kind !== 'word') return failure(wordFault(token, 'unclosed'));
  if (isScore(token.text)) return success({ ...played, score: token.text });
  return playPly(played, token.text, read);
}

/** Plies are numbered by pairs, from whoever acts first. */
function checkNumber(played: Played, token: Token): Result<Played, RecordFault> {
  const due = Math.floor(played.actions.length / 2) + 1;
  return Number(token.text) === due
    ? success(played)
    : failure(wordFault(token, 'wrong-ply-number'));
}

function playPly(played: Played, text: string, read: PlyReader): Result<Played, RecordFault> {
  const { board, actions } = played;
  const fail = (problem: PlyProblem): Result<Played, RecordFault> =>
    failure({ kind: 'ply', problem, ply: actions.length + 1, text, end: formatEnd(board) });
  // Asked first: what stands after the end is wrong whatever it says.
  if (board.outcome !== null) return fail('board-over');
  const ply = read(text, board.position.toAct);
  if (!ply.ok) return fail(ply.error);
  const after = playOn(board, ply.value.action);
  if (!after.ok) return fail(after.error);
  const result = after.value.outcome?.result ?? 'draw';
  if (ply.value.isMarked && result === 'draw') return fail('misplaced-mark');
  return success({ ...played, board: after.value, actions: [...actions, ply.value.action] });
}

/** A fault at a token that is no ply. */
export function wordFault(
  token: Token,
  problem: 'unclosed' | 'wrong-ply-number' | 'text-after-result' | 'unreadable-note',
): RecordFault {
  const { line, column, text } = token;
  return { kind: 'text', problem, line, column, found: text };
}

/** The score a board's record has: the proven one, else the stated one; they must not contradict. */
export function settleScore(
  played: Played,
  tagged: Score | null,
  tags: readonly Tag[],
): Result<Score, RecordFault> {
  const { board, score } = played;
  if (score !== null && tagged !== null && score !== tagged)
    return failure(tagFault(tags, 'Result', 'differing-score'));
  const stated = score ?? tagged ?? '*';
  if (board.outcome === null) return success(stated);
  const proven = scoreOfBoard(board.outcome.result);
  return stated === '*' || stated === proven
    ? success(proven)
    : failure({ kind: 'result', stated, proven: `${proven} (${formatEnd(board)})` });
}

/** How a board ended, `tigers captures`; `''` while it is open. */
export function formatEnd(board: Board): string {
  return board.outcome === null ? '' : `${board.outcome.result} ${board.outcome.reason}`;
}
