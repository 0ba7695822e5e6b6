/** An action chosen ahead of one's turn on a board: what may be chosen, for which ply, and when it is played. */
import { formatAction } from '../../shared/notation/action.ts';
import { type Action, captureBetween, placeOn, stepBetween } from '../../shared/rules/action.ts';
import { type Board, findBoardRefusal, legalOn, playOn } from '../../shared/rules/board.ts';
import { hasPoint, type Point, type PointSet } from '../../shared/rules/point.ts';
import type { Side } from '../../shared/rules/side.ts';
import { isPlacing, ownPieces, type Tap, tapPoint } from './selection.ts';

/** An action for one ply of one board, and for no other. */
export interface Premove {
  /** Plies on the board before it. */
  readonly ply: number;
  readonly action: Action;
}

/** What a tap means to a board that may be planned on; besides a `Tap`, the plan can be dropped. */
export type PremoveTap = Tap | { readonly kind: 'drop' };

/** The ply of the board that `side` makes next: the one at hand, or the one after the opponent's. */
export function nextPlyOf(board: Board, side: Side): number {
  return board.position.toAct === side ? board.plies : board.plies + 1;
}

/**
 * What `side` may plan: its legal actions, or, while the opponent is to act, all that would be legal
 * after at least one action of theirs.
 */
export function premovesOn(board: Board, side: Side): readonly Action[] {
  if (board.position.toAct === side) return legalOn(board);
  const found = new Map<string, Action>();
  for (const reply of legalOn(board)) {
    const after = playOn(board, reply);
    if (!after.ok) continue;
    for (const action of legalOn(after.value)) found.set(formatAction(action), action);
  }
  return [...found.values()];
}

/** Those of them with which the piece on `from` goes somewhere. */
export function premovesFrom(board: Board, side: Side, from: Point | null): readonly Action[] {
  if (from === null) return [];
  return premovesOn(board, side).filter((action) => 'from' in action && action.from === from);
}

/**
 * `due`: the side is to act at exactly the ply meant, and may do so; `waiting`: the opponent is to act
 * before it; `void`: the board went another way, or the action does not fit it.
 */
export function judgePremove(
  board: Board,
  side: Side,
  { ply, action }: Premove,
): 'due' | 'waiting' | 'void' {
  if (board.outcome !== null || ply !== nextPlyOf(board, side)) return 'void';
  if (board.position.toAct !== side) return 'waiting';
  return findBoardRefusal(board, action) === undefined ? 'due' : 'void';
}

/** What tapping `point` means while `selected` is selected and `planned` is planned. */
export function tapPremove(
  board: Board,
  side: Side,
  { selected, planned }: { readonly selected: Point | null; readonly planned: Action | null },
  point: Point,
): PremoveTap {
  if (planned !== null && touches(planned, point)) return { kind: 'drop' };
  const asked = askedBoard(board, side);
  const action = meantAction(asked, selected, point);
  if (action !== undefined && isAmong(premovesOn(board, side), action))
    return { kind: 'act', action };
  const tap = tapPoint({ board: asked, side }, selected, point);
  // Possible as the board stands, but after no reply.
  return tap.kind === 'act' ? { kind: 'refuse', code: 'out-of-turn', points: {} } : tap;
}

/** The same for a piece dragged from one point to another. */
export function dragPremove(board: Board, side: Side, from: Point, to: Point): PremoveTap {
  const picked = tapPoint({ board: askedBoard(board, side), side }, null, from);
  if (picked.kind !== 'select' || from === to) return picked.kind === 'act' ? OUT_OF_TURN : picked;
  const tap = tapPremove(board, side, { selected: from, planned: null }, to);
  return tap.kind === 'select'
    ? { kind: 'refuse', code: 'point-occupied', points: { from, to } }
    : tap;
}

/** The points a piece to plan with may be dragged from. */
export function plannablePoints(board: Board, side: Side): PointSet {
  const asked = askedBoard(board, side);
  return board.outcome !== null || isPlacing(asked) ? 0 : ownPieces(asked);
}

const OUT_OF_TURN: Tap = { kind: 'refuse', code: 'out-of-turn', points: {} };

/** The board as if it were `side`'s turn: goats in hand stay there while the tigers act. */
function askedBoard(board: Board, side: Side): Board {
  return { ...board, position: { ...board.position, toAct: side } };
}

function meantAction(asked: Board, selected: Point | null, point: Point): Action | undefined {
  if (isPlacing(asked)) return placeOn(point);
  if (selected === null || hasPoint(ownPieces(asked), point)) return undefined;
  return captureBetween(selected, point) ?? stepBetween(selected, point);
}

function isAmong(actions: readonly Action[], action: Action): boolean {
  const written = formatAction(action);
  return actions.some((other) => formatAction(other) === written);
}

/** Whether the action starts or arrives there. */
function touches(action: Action, point: Point): boolean {
  return (
    action.kind !== 'pass' && (action.to === point || ('from' in action && action.from === point))
  );
}
