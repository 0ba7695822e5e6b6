/** The layers of the placement phase with one goat in hand, from an endgame table in memory. */
import { describeBlocks } from '../../shared/engine/tablebase/block.ts';
import { LEVEL_SHAPES, type LevelValues } from '../../shared/engine/tablebase/level.ts';
import { workAlone } from '../../shared/engine/tablebase/share.ts';
import {
  describeLayer,
  type Layer,
  layerBytes,
  type SolvedLayer,
} from '../../shared/solution/layer.ts';
import { toMovementLayer } from '../../shared/solution/movement-layer.ts';
import { LayerSolver, type LayerSource } from '../../shared/solution/solve-layer.ts';

/** Goats to act with up to `most` captured, and tigers to act with fewer, which need no others. */
export function solveLastLayers(
  levels: readonly (LevelValues | undefined)[],
  most: number,
): readonly SolvedLayer[] {
  const solver = new LayerSolver(describeBlocks());
  const solve = (layer: Layer, source: LayerSource): SolvedLayer => {
    const solved = { layer, words: allocateWords(layer) };
    solver.solve(solved, source, workAlone());
    return solved;
  };
  const goats = LEVEL_SHAPES.slice(0, most + 1).map((shape, captured) => {
    const values = levels[captured];
    if (values === undefined) throw new Error(`the table has no level ${captured}`);
    const words = allocateWords(describeLayer('tigers', 20, captured));
    const after = toMovementLayer(shape, values, words);
    return solve(describeLayer('goats', 19, captured), { toAct: 'goats', after });
  });
  const tigers = goats.slice(0, -1).map((steps, captured) =>
    solve(describeLayer('tigers', 19, captured), {
      toAct: 'tigers',
      after: { steps, captures: goats[captured + 1] ?? null },
    }),
  );
  return [...goats, ...tigers];
}

function allocateWords(layer: Layer): Int32Array {
  return new Int32Array(layerBytes(layer) / Int32Array.BYTES_PER_ELEMENT);
}
