/** How far the solving of the placement phase is. */
import { ORBIT_COUNT } from '../../shared/engine/tablebase/tiger-orbit.ts';
import type { Layer } from '../../shared/solution/layer.ts';
import type { Side } from '../../shared/rules/side.ts';

/** A run under way. */
export interface SolveProgress {
  readonly layer: Layer;
  /** Whether its file is only being looked at, to see that it is whole. */
  readonly isChecked: boolean;
  /** What part is done, of all that is to be checked or else to be solved: from 0 to 1. */
  readonly done: number;
}

/** What an entry takes, by the side to act, in parts of what a goats' entry does; as measured. */
const WEIGHTS: Readonly<Record<Side, number>> = { tigers: 3, goats: 1 };

/** Counts the entries of the layers that are to be done. */
export class SolveCounter {
  readonly #whole: number;
  #done = 0;

  constructor(layers: readonly Layer[]) {
    this.#whole = layers.reduce((sum, layer) => sum + weigh(layer, countEntries(layer)), 0);
  }

  /** What part of the whole is done with so many entries of the layer more. */
  add(layer: Layer, entries = countEntries(layer)): number {
    this.#done += weigh(layer, entries);
    return Math.min(1, this.#done / this.#whole);
  }
}

/** Entries of a layer. */
export function countEntries(layer: Layer): number {
  return ORBIT_COUNT * layer.blockSize;
}

function weigh(layer: Layer, entries: number): number {
  return WEIGHTS[layer.toAct] * entries;
}
