/** Actions as ten-bit integers, so that the search keeps them in typed arrays. */
import { type Action, captureBetween, PASS, placeOn, stepBetween } from '../rules/action.ts';
import { JUMPS, POINTS, toPoint } from '../rules/point.ts';

/**
 * An action: origin in bits 0–4, destination in bits 5–9. A placement has its point in both. A jump is
 * told from a step by its length, so the two never share a number.
 */
export type PackedAction = number;

/** How many numbers packed actions can have: the length of tables over them. */
export const PACKED_ACTIONS = 1 << 10;
/** The pass; 31 is no point. */
export const PACKED_PASS: PackedAction = 31 | (31 << 5);
/** No action at all. */
export const NO_ACTION: PackedAction = 31;

/** Per packed action, the set of the one goat it jumps over; 0 where it is no jump. */
export const OVER_SETS = new Int32Array(PACKED_ACTIONS);
for (const from of POINTS)
  for (const jump of JUMPS[from] ?? []) OVER_SETS[from | (jump.to << 5)] = 1 << jump.over;

/** The packed form of an action. */
export function packAction(action: Action): PackedAction {
  switch (action.kind) {
    case 'pass':
      return PACKED_PASS;
    case 'place':
      return action.to | (action.to << 5);
    case 'step':
    case 'capture':
      return action.from | (action.to << 5);
  }
}

/** The action of a packed form; throws where it is none. */
export function unpackAction(packed: PackedAction): Action {
  if (packed === PACKED_PASS) return PASS;
  const from = toPoint(packed & 31);
  const to = toPoint(packed >>> 5);
  const action =
    from === undefined || to === undefined
      ? undefined
      : from === to
        ? placeOn(to)
        : (stepBetween(from, to) ?? captureBetween(from, to));
  if (action === undefined) throw new Error(`unpackAction: ${packed} stands for no action`);
  return action;
}
