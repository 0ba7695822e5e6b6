/** The answers to practice, worked out by the rules of the game and never written down. */
import { parseAction } from '../../shared/notation/action.ts';
import { parsePoint } from '../../shared/notation/point.ts';
import { parsePosition } from '../../shared/notation/position.ts';
import type { Action } from '../../shared/rules/action.ts';
import { type Board, startBoard } from '../../shared/rules/board.ts';
import { legalActions, tigerActionsFrom } from '../../shared/rules/legal.ts';
import {
  countPoints,
  hasDiagonals,
  NEIGHBOURS,
  POINTS,
  type PointSet,
  setOf,
} from '../../shared/rules/point.ts';
import { play, type Position, TIGER_COUNT } from '../../shared/rules/position.ts';
import type { Result } from '../../shared/rules/result.ts';
import { PLAIN_RULES } from '../../shared/rules/ruleset.ts';
import { threatenedGoats, trappedTigers } from '../board/hints.ts';
import type { Goal, MarkQuestion } from './lesson.ts';

/** The board of a position as lessons write it; throws where it is none, which a test would find. */
export function boardOf(position: string): Board {
  return startBoard(PLAIN_RULES, readOrThrow(parsePosition(position), position));
}

/** The action of its text; throws where it is none. */
export function actionOf(text: string): Action {
  return readOrThrow(parseAction(text), text);
}

/** The points to be marked. */
export function pointsAsked(position: Position, ask: MarkQuestion): PointSet {
  if (ask.of === 'diagonals') return setOf(POINTS.filter(hasDiagonals));
  const point = readOrThrow(parsePoint(ask.point), ask.point);
  if (ask.of === 'joined') return setOf(NEIGHBOURS[point] ?? []);
  const kind = ask.of === 'steps' ? 'step' : 'capture';
  return setOf(
    tigerActionsFrom(position, point).flatMap((action) =>
      action.kind === kind && 'to' in action ? action.to : [],
    ),
  );
}

/** Whether a legal action reaches the goal. */
export function reaches(goal: Goal, position: Position, action: Action): boolean {
  const after = play(position, action);
  switch (goal.to) {
    case 'capture':
      return action.kind === 'capture';
    case 'win':
      return startBoard(PLAIN_RULES, after).outcome?.result === position.toAct;
    case 'cover':
      return threatenedGoats(after) === 0;
    case 'fork':
      return action.kind !== 'capture' && countPoints(threatenedGoats(after)) >= 2;
    case 'best':
      return action === actionOf(goal.action);
  }
}

/** The legal actions that reach the goal. */
export function solutionsOf(goal: Goal, position: Position): Action[] {
  return legalActions(position).filter((action) => reaches(goal, position, action));
}

/** Whether no tiger could act. */
export function isBlockade(position: Position): boolean {
  return countPoints(trappedTigers(position)) === TIGER_COUNT;
}

function readOrThrow<T>(read: Result<T, unknown>, text: string): T {
  if (!read.ok) throw new Error(`lesson: “${text}” cannot be read`);
  return read.value;
}
