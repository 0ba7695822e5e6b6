/** What a point is called by those who hear the board: “c4, goat, in danger”. */
import { formatPoint } from '../../shared/notation/point.ts';
import type { Action } from '../../shared/rules/action.ts';
import { hasPoint, type Point, type PointSet } from '../../shared/rules/point.ts';
import type { Position } from '../../shared/rules/position.ts';
import { text } from '../text/locale.ts';

/** What of a board a label tells. */
export interface LabelledBoard {
  readonly position: Position;
  readonly selected: Point | null;
  readonly targets: readonly Action[];
  readonly threatened: PointSet;
  readonly trapped: PointSet;
  readonly lastAction: Action | null;
  readonly hint: Action | null;
  readonly pending: Action | null;
  readonly proposed: Action | null;
  readonly planned: Action | null;
}

export function labelPoint(point: Point, board: LabelledBoard): string {
  const words = text();
  return [
    words.point(formatPoint(point), pieceOf(board.position, point)),
    point === board.selected ? words.pointSelected : [],
    targetWord(point, board.targets),
    hasPoint(board.threatened, point) ? words.pointThreatened : [],
    hasPoint(board.trapped, point) ? words.pointTrapped : [],
    isArrival(point, board.lastAction) ? words.pointLast : [],
    isArrival(point, board.pending) ? words.sending : [],
    isArrival(point, board.proposed) ? words.pointProposed : [],
    isOf(point, board.planned) ? words.pointPlanned : [],
    isOf(point, board.hint) ? words.computer.hint.point : [],
  ]
    .flat()
    .join(', ');
}

function pieceOf(position: Position, point: Point): 'tiger' | 'goat' | null {
  if (hasPoint(position.tigers, point)) return 'tiger';
  return hasPoint(position.goats, point) ? 'goat' : null;
}

function targetWord(point: Point, targets: readonly Action[]): string | [] {
  const target = targets.find((action) => isArrival(point, action));
  if (target === undefined) return [];
  return target.kind === 'capture' ? text().pointCapture : text().pointTarget;
}

/** Where an action starts or arrives. */
function isOf(point: Point, action: Action | null): boolean {
  const starts = action !== null && 'from' in action && action.from === point;
  return starts || isArrival(point, action);
}

function isArrival(point: Point, action: Action | null): boolean {
  return action !== null && action.kind !== 'pass' && action.to === point;
}
