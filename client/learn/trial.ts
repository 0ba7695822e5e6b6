/** Trying a lesson's board, or the two of a final in pairs of plies, for both sides. */
import { firstTurn, turnAfterPly } from '../../shared/match/schedule.ts';
import type { Match } from '../../shared/match/match.ts';
import type { BoardName } from '../../shared/match/seat.ts';
import type { Action } from '../../shared/rules/action.ts';
import { type Board, startBoard } from '../../shared/rules/board.ts';
import { scoreOfBoard } from '../../shared/notation/score.ts';
import { packRecord } from '../replay/record-code.ts';
import { writeRecord } from '../replay/record-formats.ts';
import { formatReplayFragment } from '../replay/replay-address.ts';
import { text } from '../text/locale.ts';
import type { LessonBoard } from './lesson.ts';
import { boardOf } from './practice.ts';

/** One moment of it. */
export interface Trial {
  readonly setup:
    { readonly mode: 'final' } | { readonly mode: 'classic'; readonly hostSide: 'goats' };
  readonly boards: Match['boards'];
  readonly turn: Match['turn'];
  readonly lastActions: Readonly<Record<BoardName, Action | null>>;
  /** A board is won, or none can be played any more. */
  readonly isOver: boolean;
}

export function beginTrial({ position, right }: LessonBoard): Trial {
  const setup =
    right === undefined
      ? ({ mode: 'classic', hostSide: 'goats' } as const)
      : ({ mode: 'final' } as const);
  const boards = {
    left: boardOf(position),
    right: right === undefined ? null : boardOf(right.position),
  };
  return {
    setup,
    boards,
    turn: firstTurn({ setup, boards }),
    lastActions: { left: null, right: null },
    isOver: boards.left.outcome !== null,
  };
}

/** After an action on the board at turn, which `board` is the outcome of. */
export function tryPly(trial: Trial, board: Board, action: Action): Trial {
  const name = trial.turn.board;
  const boards = { ...trial.boards, [name]: board };
  const after = { ...trial, boards, lastActions: { ...trial.lastActions, [name]: action } };
  const isOver =
    board.outcome !== null && (boards.right === null || board.outcome.result !== 'draw');
  return isOver ? { ...after, isOver } : { ...after, turn: turnAfterPly(after) };
}

export function namesOf({ boards }: Trial): readonly BoardName[] {
  return boards.right === null ? ['left'] : ['left', 'right'];
}

/** How it ended, in words; `''` where it goes on. */
export function sayOver({ isOver, turn, boards }: Trial): string {
  const outcome = (turn.board === 'left' ? boards.left : boards.right)?.outcome ?? null;
  if (!isOver || outcome === null) return '';
  const { result, boardOutcome } = text();
  return boards.right === null ? boardOutcome(outcome) : result.onBoard(turn.board, outcome);
}

/** The address of a board on the analysis page, as it stands. */
export async function analysisPath({ boards }: Trial, name: BoardName): Promise<string> {
  const shown = (name === 'left' ? boards.left : boards.right) ?? boards.left;
  const start = shown.position;
  // There it begins anew: how it came about is not a part of it.
  const board = startBoard(shown.ruleset, start);
  const score = scoreOfBoard(board.outcome?.result ?? null);
  const record = writeRecord({ kind: 'board', start, actions: [], board, score, tags: [] });
  return `/analysis${formatReplayFragment({ code: await packRecord(record), ply: null })}`;
}
