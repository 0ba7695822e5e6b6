/** The movement phase as the placement phase's last layers lead to it: all twenty goats placed. */
import type { LevelShape, LevelValues } from '../engine/tablebase/level.ts';
import { TABLE_DRAW } from '../engine/tablebase/probe.ts';
import { ORBIT_COUNT } from '../engine/tablebase/tiger-orbit.ts';
import { GOAT_COUNT } from '../rules/position.ts';
import { describeLayer, DRAW, GOATS_WIN, type SolvedLayer, TIGERS_WIN } from './layer.ts';
import { packValues } from './packing.ts';

/** A level of the endgame table, tigers to act, as a layer: written into `words`. */
export function toMovementLayer(
  shape: LevelShape,
  { tigers }: LevelValues,
  words: Int32Array,
): SolvedLayer {
  const layer = describeLayer('tigers', GOAT_COUNT, shape.captured);
  const values = new Uint8Array(layer.blockSize);
  for (let orbit = 0; orbit < ORBIT_COUNT; orbit++) {
    // Sets of goats in increasing order leave sets of empty places in decreasing order.
    const last = (orbit + 1) * shape.blockSize - 1;
    for (let rank = 0; rank < layer.blockSize; rank++)
      values[rank] = toValue(tigers[last - rank] ?? 0);
    packValues(values, layer.blockSize, words, orbit * layer.blockWords);
  }
  return { layer, words };
}

/** Odd plies: the side to act, the tigers, wins. */
function toValue(plies: number): number {
  if (plies === TABLE_DRAW) return DRAW;
  return (plies & 1) === 1 ? TIGERS_WIN : GOATS_WIN;
}
