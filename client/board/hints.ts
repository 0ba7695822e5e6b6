/** What the helpers point out: where a piece can go, goats in danger, tigers without a way out. */
import type { Action } from '../../shared/rules/action.ts';
import { type Board, legalOn } from '../../shared/rules/board.ts';
import { canTigerAct, tigerActionsFrom } from '../../shared/rules/legal.ts';
import { type Point, pointsIn, type PointSet, setOf } from '../../shared/rules/point.ts';
import type { Position } from '../../shared/rules/position.ts';

/** The legal actions of the piece on `from`; none where nothing there may act. */
export function actionsFrom(board: Board, from: Point | null): Action[] {
  return legalOn(board).filter(
    (action) => (action.kind === 'step' || action.kind === 'capture') && action.from === from,
  );
}

/** Goats that a tiger could take if the tigers were to act now. */
export function threatenedGoats(position: Position): PointSet {
  const goats = pointsIn(position.tigers).flatMap((tiger) =>
    tigerActionsFrom(position, tiger).flatMap((action) =>
      action.kind === 'capture' ? action.over : [],
    ),
  );
  return setOf(goats);
}

/** Tigers that could neither step nor capture if the tigers were to act now. */
export function trappedTigers(position: Position): PointSet {
  return setOf(pointsIn(position.tigers).filter((tiger) => !canTigerAct(position, tiger)));
}
