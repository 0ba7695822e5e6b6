/** Decides which action is to be seen moving, so that nothing moves twice and no jump moves at all. */
import { formatAction } from '../../shared/notation/action.ts';
import type { Action } from '../../shared/rules/action.ts';
import type { Point } from '../../shared/rules/point.ts';

/** What of a board motion is drawn from. */
export interface BoardMoment {
  /** Plies behind the position. */
  readonly plyCount: number;
  readonly lastAction: Action | null;
  /** Shown as played before it is answered. */
  readonly pending: Action | null;
}

/** Follows one board from one rendering to the next. */
export class MotionWatch {
  #before: BoardMoment | null = null;
  #drag: { readonly from: Point; readonly to: Point } | null = null;

  /** A piece was dragged there by hand: its action has been seen. */
  noteDrag(from: Point, to: Point): void {
    this.#drag = { from, to };
  }

  /** The action to move from the last moment to this one; `null` where nothing is to be seen. */
  next({ plyCount, lastAction, pending }: BoardMoment): Action | null {
    // A copy: the moment given may be the board itself, which changes.
    const moment = { plyCount, lastAction, pending };
    const action = this.#before === null ? null : newAction(this.#before, moment);
    this.#before = moment;
    if (action === null) return null;
    const wasDragged = isAlong(action, this.#drag);
    this.#drag = null;
    return wasDragged ? null : action;
  }
}

function newAction(before: BoardMoment, moment: BoardMoment): Action | null {
  if (moment.plyCount === before.plyCount)
    return isSame(moment.pending, before.pending) ? null : moment.pending;
  const isNext = moment.plyCount === before.plyCount + 1;
  return isNext && !isSame(moment.lastAction, before.pending) ? moment.lastAction : null;
}

/** Actions that came over the wire are equal without being identical. */
function isSame(a: Action | null, b: Action | null): boolean {
  return a !== null && b !== null && formatAction(a) === formatAction(b);
}

function isAlong(action: Action, drag: { from: Point; to: Point } | null): boolean {
  if (drag === null || action.kind === 'pass' || action.kind === 'place') return false;
  return action.from === drag.from && action.to === drag.to;
}
