/** Blocks as the kernels solve them against the rules, position by position. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Block, describeBlocks } from '../../shared/engine/tablebase/block.ts';
import { deriveValue } from '../../shared/solution/derive.ts';
import { describeLayer, type Layer, layerBytes } from '../../shared/solution/layer.ts';
import { LayerSolver } from '../../shared/solution/solve-layer.ts';
import {
  anyPositionOf,
  drawLayersAfter,
  readEntry,
  SOME_ORBITS,
  sourceOf,
} from '../support/solution-layers.ts';

const BLOCKS = describeBlocks();
const SOLVER = new LayerSolver(BLOCKS);

const TRIED: readonly Layer[] = [
  describeLayer('goats', 0, 0),
  describeLayer('tigers', 0, 0),
  describeLayer('goats', 4, 4),
  describeLayer('tigers', 4, 4),
  describeLayer('goats', 2, 1),
  describeLayer('tigers', 2, 1),
  describeLayer('tigers', 3, 0),
  describeLayer('goats', 7, 4),
  describeLayer('tigers', 7, 4),
  describeLayer('goats', 18, 1),
  describeLayer('tigers', 18, 1),
  describeLayer('goats', 19, 0),
  describeLayer('tigers', 19, 0),
];

test.each(TRIED)(
  '$toAct to act, $placed placed, $captured captured: the best of what the actions lead to',
  (layer) => {
    const after = drawLayersAfter(layer);
    const solved = { layer, words: new Int32Array(layerBytes(layer) / 4) };
    for (const orbit of SOME_ORBITS)
      SOLVER.solveBlock(solved, sourceOf(layer, after), BLOCKS[orbit] as Block);
    fc.assert(
      fc.property(anyPositionOf(layer), (position) => {
        const derived = deriveValue(position, (next) => {
          const wanted = describeLayer(next.toAct, 20 - next.inHand, next.captured);
          const found = after.find((each) => each.layer.captured === wanted.captured);
          if (found?.layer.toAct !== next.toAct) throw new Error('not a layer after this one');
          return readEntry(found, next);
        });
        expect(readEntry(solved, position)).toBe(derived);
      }),
      { numRuns: 300 },
    );
  },
);
