/** Solving one layer from the layers it leads to, as one of the workers that share it. */
import type { Block } from '../engine/tablebase/block.ts';
import { type Share, visitBlocks } from '../engine/tablebase/share.ts';
import { countSubsets } from '../engine/tablebase/subset.ts';
import { PLACE_COUNT } from '../engine/tablebase/level.ts';
import { type AfterTigers, TigerActor } from './act-tigers.ts';
import type { SolvedLayer } from './layer.ts';
import { packValues, unpackValues } from './packing.ts';
import { placeGoats } from './place-goats.ts';

/** What a layer is found from: with goats to act, the layer with one goat more placed. */
export type LayerSource =
  | { readonly toAct: 'goats'; readonly after: SolvedLayer }
  | { readonly toAct: 'tigers'; readonly after: AfterTigers };

/** Solves blocks one after another in memory of its own, 0.7 MB. */
export class LayerSolver {
  readonly #blocks: readonly Block[];
  readonly #actor = new TigerActor();
  readonly #values = makeBlock();
  readonly #after = makeBlock();

  constructor(blocks: readonly Block[]) {
    this.#blocks = blocks;
  }

  /** Fills the words of `target`, a block's by one worker each. */
  solve(target: SolvedLayer, source: LayerSource, share: Share): void {
    visitBlocks(this.#blocks, share, (block) => {
      this.solveBlock(target, source, block);
      return target.layer.blockSize;
    });
  }

  /** Fills one block's words of `target`. */
  solveBlock({ layer, words }: SolvedLayer, source: LayerSource, block: Block): void {
    if (source.toAct === 'tigers') this.#actor.solve(layer, block, source.after, this.#values);
    else {
      const { after } = source;
      const begin = block.orbit * after.layer.blockWords;
      unpackValues(after.words, begin, this.#after, after.layer.blockSize);
      placeGoats(this.#after, this.#values, layer.goats);
    }
    packValues(this.#values, layer.blockSize, words, block.orbit * layer.blockWords);
  }
}

/** Room for the largest block: ten goats, or eleven. */
function makeBlock(): Uint8Array {
  return new Uint8Array(countSubsets(PLACE_COUNT, 10));
}
