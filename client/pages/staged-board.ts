/** A board told from time to time, in notation: whether one action led here, which is then seen moving. */
import { parseAction } from '../../shared/notation/action.ts';
import { formatPosition, parsePosition } from '../../shared/notation/position.ts';
import type { Action } from '../../shared/rules/action.ts';
import { play, type Position, startPosition } from '../../shared/rules/position.ts';

export interface StagedBoard {
  readonly position: Position;
  readonly lastAction: Action | null;
  /** Grows by one with an action that is to be seen moving, and by two with any other change. */
  readonly moments: number;
  /** What it was read from. */
  readonly told: string;
}

/** The board as told now; `before` is the same board as it was told last. */
export function readStaged(
  position: string,
  lastPly: string | null,
  before: StagedBoard | undefined,
): StagedBoard {
  const told = `${position} ${lastPly ?? ''}`;
  if (before?.told === told) return before;
  const parsed = parsePosition(position);
  const action = lastPly === null ? null : parseAction(lastPly);
  const next = {
    position: parsed.ok ? parsed.value : startPosition(),
    lastAction: action?.ok === true ? action.value : null,
    told,
  };
  if (before === undefined) return { ...next, moments: 0 };
  return { ...next, moments: before.moments + (isOneStep(before.position, next) ? 1 : 2) };
}

function isOneStep(
  before: Position,
  { position, lastAction }: Pick<StagedBoard, 'position' | 'lastAction'>,
): boolean {
  if (lastAction === null) return false;
  return formatPosition(play(before, lastAction)) === formatPosition(position);
}
