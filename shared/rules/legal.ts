/** Which actions a position allows, whatever the ruleset, and why it does not allow the others. */
import {
  type Action,
  type Capture,
  capturesFrom,
  placements,
  type Step,
  stepsFrom,
} from './action.ts';
import { areJoined, hasPoint, JUMPS, NEIGHBOUR_SETS, type Point, pointsIn } from './point.ts';
import { CAPTURES_TO_WIN, emptyPoints, type Position } from './position.ts';
import type { Side } from './side.ts';

/** Every reason, in the order in which a player would notice. */
export const ACTION_REFUSALS = [
  'point-occupied',
  'nothing-there',
  'not-your-piece',
  'goats-in-hand-first',
  'no-goats-in-hand',
  'tigers-are-not-placed',
  'no-line',
  'no-straight-jump',
  'goats-never-jump',
  'no-goat-to-capture',
  'no-pass',
] as const;

/** Why a position does not allow an action. */
export type ActionRefusal = (typeof ACTION_REFUSALS)[number];

/** The actions the rules of movement allow the side to act, none once a fifth goat is captured. */
export function legalActions(position: Position): Action[] {
  if (position.captured >= CAPTURES_TO_WIN) return [];
  const empty = emptyPoints(position);
  if (position.toAct === 'tigers')
    return pointsIn(position.tigers).flatMap((from) => tigerActionsFrom(position, from));
  if (position.inHand > 0) return placements().filter((place) => hasPoint(empty, place.to));
  return pointsIn(position.goats).flatMap((from) =>
    stepsFrom(from).filter((step) => hasPoint(empty, step.to)),
  );
}

/** The steps and captures of the tiger on `from`, whoever is to act. */
export function tigerActionsFrom(position: Position, from: Point): Action[] {
  const empty = emptyPoints(position);
  const steps = stepsFrom(from).filter((step) => hasPoint(empty, step.to));
  const captures = capturesFrom(from).filter(
    (capture) => hasPoint(position.goats, capture.over) && hasPoint(empty, capture.to),
  );
  return [...steps, ...captures];
}

/** Whether `side`, were it to act, would have any action by the rules of movement. */
export function canAct(position: Position, side: Side): boolean {
  const empty = emptyPoints(position);
  if (side === 'tigers')
    return pointsIn(position.tigers).some((from) => canTigerAct(position, from));
  if (position.inHand > 0) return empty !== 0;
  return pointsIn(position.goats).some((from) => ((NEIGHBOUR_SETS[from] ?? 0) & empty) !== 0);
}

/** Whether the tiger on `from` has a step or a capture. */
export function canTigerAct(position: Position, from: Point): boolean {
  const empty = emptyPoints(position);
  if (((NEIGHBOUR_SETS[from] ?? 0) & empty) !== 0) return true;
  return (JUMPS[from] ?? []).some(
    (jump) => hasPoint(position.goats, jump.over) && hasPoint(empty, jump.to),
  );
}

/** Why the position does not allow `action`; `undefined` where it does. Passing is the ruleset's matter. */
export function findRefusal(position: Position, action: Action): ActionRefusal | undefined {
  if (action.kind === 'pass') return 'no-pass';
  if (action.kind === 'place') return placementRefusal(position, action.to);
  return originRefusal(position, action) ?? wayRefusal(position, action);
}

function originRefusal(position: Position, action: Step | Capture): ActionRefusal | undefined {
  const { toAct, tigers, goats, inHand } = position;
  const [own, others] = toAct === 'tigers' ? [tigers, goats] : [goats, tigers];
  if (hasPoint(others, action.from)) return 'not-your-piece';
  if (toAct === 'goats' && inHand > 0) return 'goats-in-hand-first';
  if (!hasPoint(own, action.from)) return 'nothing-there';
  return action.kind === 'capture' && toAct === 'goats' ? 'goats-never-jump' : undefined;
}

function wayRefusal(position: Position, action: Step | Capture): ActionRefusal | undefined {
  if (!hasPoint(emptyPoints(position), action.to)) return 'point-occupied';
  if (action.kind === 'step') return areJoined(action.from, action.to) ? undefined : 'no-line';
  const isJump = (JUMPS[action.from] ?? []).some(
    (jump) => jump.over === action.over && jump.to === action.to,
  );
  if (!isJump) return 'no-straight-jump';
  return hasPoint(position.goats, action.over) ? undefined : 'no-goat-to-capture';
}

function placementRefusal(position: Position, to: Point): ActionRefusal | undefined {
  if (position.toAct === 'tigers') return 'tigers-are-not-placed';
  if (position.inHand === 0) return 'no-goats-in-hand';
  return hasPoint(emptyPoints(position), to) ? undefined : 'point-occupied';
}
