/** What a tap on a point means: a selection, an action, or a refusal with the points involved. */
import { type Action, captureBetween, placeOn, stepBetween } from '../../shared/rules/action.ts';
import { type Board, type BoardRefusal, findBoardRefusal } from '../../shared/rules/board.ts';
import { hasPoint, type Point } from '../../shared/rules/point.ts';
import type { Side } from '../../shared/rules/side.ts';

/** Why a tap does nothing; `out-of-turn`: the viewer acts for no side of this board now. */
export type TapRefusal = BoardRefusal | 'out-of-turn';

/** The points a refusal is about, as far as there are any. */
export interface RefusalPoints {
  readonly from?: Point;
  readonly over?: Point;
  readonly to?: Point;
}

export type Tap =
  | { readonly kind: 'select'; readonly point: Point }
  | { readonly kind: 'deselect' }
  | { readonly kind: 'act'; readonly action: Action }
  | { readonly kind: 'refuse'; readonly code: TapRefusal; readonly points: RefusalPoints };

/** One board as its viewer may use it: `side` is the one they act for now, `null` for none. */
export interface Reach {
  readonly board: Board;
  readonly side: Side | null;
}

/** What tapping `point` means while `selected` is selected. */
export function tapPoint(reach: Reach, selected: Point | null, point: Point): Tap {
  const { board, side } = reach;
  if (board.outcome !== null) return refuse('board-over');
  if (side === null || side !== board.position.toAct) return refuse('out-of-turn');
  if (isPlacing(board)) return tapInPlacement(board, point);
  if (hasPoint(ownPieces(board), point))
    return point === selected ? { kind: 'deselect' } : { kind: 'select', point };
  return selected === null ? tapWithoutSelection(board, point) : go(board, selected, point);
}

/** What dragging from one point to another means: the two taps in one, with nothing selected before. */
export function dragPiece(reach: Reach, from: Point, to: Point): Tap {
  const first = tapPoint(reach, null, from);
  if (first.kind === 'act') return refuse('nothing-there', { from });
  if (first.kind !== 'select' || from === to) return first;
  return hasPoint(ownPieces(reach.board), to)
    ? refuse('point-occupied', { from, to })
    : tapPoint(reach, from, to);
}

/** The points a drag may begin on: pieces of the side the viewer acts for. */
export function movablePoints(reach: Reach): number {
  const { board, side } = reach;
  if (board.outcome !== null || side !== board.position.toAct || isPlacing(board)) return 0;
  return ownPieces(board);
}

/** The side to act has goats in hand to place. */
export function isPlacing(board: Board): boolean {
  return board.position.toAct === 'goats' && board.position.inHand > 0;
}

/** The pieces of the side to act. */
export function ownPieces(board: Board): number {
  return board.position.toAct === 'tigers' ? board.position.tigers : board.position.goats;
}

function tapInPlacement(board: Board, point: Point): Tap {
  if (hasPoint(board.position.goats, point)) return refuse('goats-in-hand-first', { from: point });
  return judge(board, placeOn(point), { to: point });
}

function tapWithoutSelection(board: Board, point: Point): Tap {
  const { tigers, goats, toAct } = board.position;
  if (hasPoint(tigers | goats, point)) return refuse('not-your-piece', { from: point });
  return toAct === 'goats'
    ? refuse('no-goats-in-hand', { to: point })
    : refuse('tigers-are-not-placed', { to: point });
}

/** Steps and captures end on different points, so a pair of points means one action at most. */
function go(board: Board, from: Point, to: Point): Tap {
  const capture = captureBetween(from, to);
  const action = capture ?? stepBetween(from, to);
  if (action === undefined) return refuse('no-line', { from, to });
  return judge(board, action, {
    from,
    to,
    ...(capture === undefined ? {} : { over: capture.over }),
  });
}

function judge(board: Board, action: Action, points: RefusalPoints): Tap {
  const code = findBoardRefusal(board, action);
  return code === undefined ? { kind: 'act', action } : refuse(code, points);
}

function refuse(code: TapRefusal, points: RefusalPoints = {}): Tap {
  return { kind: 'refuse', code, points };
}
