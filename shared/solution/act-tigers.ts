/** Tigers to act while goats are in hand: the best of what their steps and captures lead to. */
import type { Block, TigerWay } from '../engine/tablebase/block.ts';
import { HIGH_SIZES, LOW_PLACES, LOW_RANKS, LOW_SETS, RUN_BEGINS } from './goat-set.ts';
import { GOATS_WIN, type Layer, type SolvedLayer, TIGERS_WIN } from './layer.ts';
import { WayImages } from './way-images.ts';

/** What tigers' entries of a layer are found from: finished layers with goats to act. */
export interface AfterTigers {
  /** As many goats captured: what steps lead to. */
  readonly steps: SolvedLayer;
  /** One goat more captured; `null` where a capture wins at once, or there is no goat. */
  readonly captures: SolvedLayer | null;
}

/** A run of entries with one upper half: those of the way's source and of where it leads. */
interface Run {
  /** The source's first entry. */
  readonly base: number;
  /** The goats of the upper half, after the way. */
  readonly highImage: number;
  /** Which of the lower halves that go. */
  readonly begin: number;
  readonly end: number;
}

/** Solves blocks with tigers to act, one at a time: its tables are filled anew for each way. */
export class TigerActor {
  readonly #images = new WayImages();

  /** The block's values, a byte each, into `values`. Tigers without any action have lost. */
  solve(layer: Layer, block: Block, after: AfterTigers, values: Uint8Array): void {
    values.fill(GOATS_WIN, 0, layer.blockSize);
    for (const way of block.steps) this.#follow(layer, block.orbit, way, after.steps, values);
    if (layer.goats === 0) return;
    for (const way of block.captures) this.#follow(layer, block.orbit, way, after.captures, values);
  }

  /** Where the way can be taken, the value is no higher than that of where it leads. */
  #follow(
    layer: Layer,
    orbit: number,
    way: TigerWay,
    after: SolvedLayer | null,
    values: Uint8Array,
  ): void {
    const images = this.#images;
    images.describe(orbit, way, layer.goats);
    const firstWord = after === null ? 0 : way.orbit * after.layer.blockWords;
    const begins = RUN_BEGINS[layer.goats] ?? new Int32Array();
    for (let i = 0; i < images.highCount; i++) {
      const high = images.highs[i] ?? 0;
      const size = layer.goats - (HIGH_SIZES[high] ?? 0);
      const run: Run = {
        base: begins[high] ?? 0,
        highImage: images.highImages[i] ?? 0,
        begin: images.lowBegins[size] ?? 0,
        end: images.lowBegins[size + 1] ?? 0,
      };
      if (after === null) winRun(images, run, values);
      else followRun(images, run, after, firstWord, values);
    }
  }
}

function winRun(images: WayImages, { base, begin, end }: Run, values: Uint8Array): void {
  for (let i = begin; i < end; i++) values[base + (images.lowRanks[i] ?? 0)] = TIGERS_WIN;
}

function followRun(
  { lowImages, lowRanks }: WayImages,
  { base, highImage, begin, end }: Run,
  { layer, words }: SolvedLayer,
  firstWord: number,
  values: Uint8Array,
): void {
  const begins = RUN_BEGINS[layer.goats] ?? new Int32Array();
  for (let i = begin; i < end; i++) {
    const image = highImage | (lowImages[i] ?? 0);
    const rank = (begins[image >>> LOW_PLACES] ?? 0) + (LOW_RANKS[image & (LOW_SETS - 1)] ?? 0);
    const entry = base + (lowRanks[i] ?? 0);
    // A shift counts the lowest five bits alone: the entry's place in its word.
    const value = (words[firstWord + (rank >>> 4)] ?? 0) >>> (rank << 1);
    values[entry] = (values[entry] ?? 0) & value;
  }
}
