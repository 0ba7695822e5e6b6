/** One board's run under a ruleset: position, counts, memory of arrangements, and its end. */
import { type Action, PASS } from './action.ts';
import { type ActionRefusal, canAct, findRefusal, legalActions } from './legal.ts';
import type { BoardOutcome } from './outcome.ts';
import type { PointSet } from './point.ts';
import { CAPTURES_TO_WIN, play, type Position, startPosition } from './position.ts';
import { failure, type Result, success } from './result.ts';
import { PLY_CEILING, type Ruleset } from './ruleset.ts';
import { opponentOf, type Side } from './side.ts';

/** Why a board does not allow an action: the movement rules, the ruleset's memory, or its end. */
export type BoardRefusal = ActionRefusal | 'would-repeat' | 'must-pass' | 'board-over';

/** A board as it stands, with what its ruleset needs to remember. */
export interface Board {
  readonly ruleset: Ruleset;
  readonly position: Position;
  /** Plies played on this board, from its start or set-up. */
  readonly plies: number;
  /** Plies since the last capture or placement. */
  readonly quietPlies: number;
  /**
   * Keys of what the repetition rule remembers, oldest first, the present one last. It starts anew
   * with every placement and capture, before which nothing can come back.
   */
  readonly memory: readonly number[];
  /** How the board ended; `null` while it is open. */
  readonly outcome: BoardOutcome | null;
}

/** A board at its start, or at a set-up position, which may be over already. */
export function startBoard(ruleset: Ruleset, start: Position | Side = 'goats'): Board {
  const position = typeof start === 'string' ? startPosition(start) : start;
  return conclude({
    ruleset,
    position,
    plies: 0,
    quietPlies: 0,
    memory: remember(ruleset, [], position),
    outcome: null,
  });
}

/** What the side to act may do: forbidden actions left out, `pass` where it is the only one. */
export function legalOn(board: Board): Action[] {
  if (board.outcome !== null) return [];
  const actions = allowedActions(board);
  return actions.length === 0 && mayPass(board) ? [PASS] : actions;
}

/** Why the board refuses `action`; `undefined` where it is legal. */
export function findBoardRefusal(board: Board, action: Action): BoardRefusal | undefined {
  if (board.outcome !== null) return 'board-over';
  const passes = mayPass(board) && allowedActions(board).length === 0;
  if (action.kind === 'pass') return passes ? undefined : 'no-pass';
  const refusal = findRefusal(board.position, action);
  if (refusal !== undefined) return passes ? 'must-pass' : refusal;
  return wouldRepeat(board, action) ? 'would-repeat' : undefined;
}

/** The board after `action`, its end included; an illegal action is refused and changes nothing. */
export function playOn(board: Board, action: Action): Result<Board, BoardRefusal> {
  const refusal = findBoardRefusal(board, action);
  if (refusal !== undefined) return failure(refusal);
  const position = play(board.position, action);
  const isQuiet = action.kind === 'step' || action.kind === 'pass';
  return success(
    conclude({
      ruleset: board.ruleset,
      position,
      plies: board.plies + 1,
      quietPlies: isQuiet ? board.quietPlies + 1 : 0,
      memory: remember(board.ruleset, isQuiet ? board.memory : [], position),
      outcome: null,
    }),
  );
}

/** The board drawn by agreement of both seats. */
export function agreeDraw(board: Board): Board {
  return { ...board, outcome: { result: 'draw', reason: 'agreed' } };
}

/** How often the present position has occurred, 1 at least; for rulesets that draw by repetition. */
export function countOccurrences(board: Board): number {
  const key = board.memory.at(-1);
  return Math.max(1, board.memory.filter((other) => other === key).length);
}

/** Whether the action is allowed by movement but would recreate a remembered arrangement. */
export function wouldRepeat(board: Board, action: Action): boolean {
  // Placements and captures change how many goats stand on the board, so nothing remembered recurs.
  if (board.ruleset.repetition?.kind !== 'forbidden' || action.kind !== 'step') return false;
  return board.memory.includes(keyOf(play(board.position, action)));
}

function allowedActions(board: Board): Action[] {
  return legalActions(board.position).filter((action) => !wouldRepeat(board, action));
}

function mayPass(board: Board): boolean {
  return board.ruleset.goatsWithoutAction === 'pass' && board.position.toAct === 'goats';
}

/** In the order of RULES.md: the fifth capture, a side without action, the draw rules. */
function conclude(board: Board): Board {
  const outcome = winOf(board) ?? drawOf(board);
  return outcome === undefined ? board : { ...board, outcome };
}

function winOf(board: Board): BoardOutcome | undefined {
  const { position } = board;
  if (position.captured >= CAPTURES_TO_WIN) return { result: 'tigers', reason: 'captures' };
  if (mayPass(board) || hasAllowedAction(board)) return undefined;
  const reason = position.toAct === 'tigers' ? 'trapped' : 'stuck';
  return { result: opponentOf(position.toAct), reason };
}

function hasAllowedAction(board: Board): boolean {
  if (board.ruleset.repetition?.kind !== 'forbidden')
    return canAct(board.position, board.position.toAct);
  return allowedActions(board).length > 0;
}

function drawOf(board: Board): BoardOutcome | undefined {
  const { repetition, quietLimit, plyLimit } = board.ruleset;
  if (repetition?.kind === 'draw' && countOccurrences(board) >= repetition.occurrences)
    return { result: 'draw', reason: 'repetition' };
  if (quietLimit !== null && board.quietPlies >= quietLimit)
    return { result: 'draw', reason: 'no-progress' };
  if (board.plies >= (plyLimit ?? PLY_CEILING)) return { result: 'draw', reason: 'ply-limit' };
  return undefined;
}

function remember(
  ruleset: Ruleset,
  memory: readonly number[],
  position: Position,
): readonly number[] {
  switch (ruleset.repetition?.kind) {
    case undefined:
      return [];
    case 'draw':
      // Sides alternate, so the side to act is one bit; hand and captures are constant in a memory.
      return [...memory, 2 * keyOf(position) + (position.toAct === 'goats' ? 1 : 0)];
    case 'forbidden': {
      // Placement is never forbidden: the memory starts with the last placement's arrangement.
      if (position.inHand > 0) return [];
      const all = [...memory, keyOf(position)];
      const limit = ruleset.repetition.memory;
      return limit === null ? all : all.slice(-limit);
    }
  }
}

function keyOf(position: Position): number {
  return arrangementKey(position.tigers, position.goats);
}

/** The pieces on the points as one number below 2^50. */
export function arrangementKey(tigers: PointSet, goats: PointSet): number {
  return tigers * 2 ** 25 + goats;
}

/**
 * The arrangements in the board's memory as `arrangementKey`s, oldest first, the present one last; the
 * sides to act at them alternate. Empty where the ruleset remembers nothing.
 */
export function rememberedArrangements(board: Board): number[] {
  const isDraw = board.ruleset.repetition?.kind === 'draw';
  return board.memory.map((key) => (isDraw ? Math.floor(key / 2) : key));
}
