/** The placement phase's layers: who is to act, goats placed, goats captured; and where positions lie. */
import { PLACE_COUNT } from '../engine/tablebase/level.ts';
import { imageOf } from '../engine/tablebase/set-image.ts';
import { countSubsets, rankSubset } from '../engine/tablebase/subset.ts';
import {
  CANONICAL_SYMMETRIES,
  ORBIT_COUNT,
  ORBITS,
  squeeze,
} from '../engine/tablebase/tiger-orbit.ts';
import type { BoardResult } from '../rules/outcome.ts';
import type { PointSet } from '../rules/point.ts';
import { CAPTURES_TO_WIN, GOAT_COUNT, type Position } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import { rankGoats } from './goat-set.ts';

/**
 * An entry's two bits. The lower of two values is their `&`, the higher their `|`: of what their
 * actions lead to, tigers have the first and goats the second.
 */
export const TIGERS_WIN = 0;
export const DRAW = 1;
export const GOATS_WIN = 3;
/** The bits of no entry: they fill each block up to a whole word. */
export const NO_VALUE = 2;

/** Entries in a word of 32 bits, the first in its lowest bits. */
export const WORD_ENTRIES = 16;

/** One layer: for each orbit of tiger sets a block of words, an entry for each set of goats. */
export interface Layer {
  readonly toAct: Side;
  /** Goats placed, 0 to 19 (20: the movement phase, as the layers before it need it). */
  readonly placed: number;
  /** Goats captured, 0 to 4. */
  readonly captured: number;
  /** Goats on the board. */
  readonly goats: number;
  /** Entries and words of a block. */
  readonly blockSize: number;
  readonly blockWords: number;
}

/** A layer that is known, block after block. */
export interface SolvedLayer {
  readonly layer: Layer;
  readonly words: Int32Array;
}

/** Where a position is found. */
export interface Place {
  readonly orbit: number;
  readonly rank: number;
}

/** All 180 layers in the order in which they are solved: each needs only earlier ones. */
export const LAYERS: readonly Layer[] = Array.from({ length: GOAT_COUNT }, (_, i) => i)
  .toReversed()
  .flatMap((placed) =>
    Array.from({ length: Math.min(placed + 1, CAPTURES_TO_WIN) }, (_, captured) => captured)
      .toReversed()
      .flatMap((captured) => [
        describeLayer('goats', placed, captured),
        describeLayer('tigers', placed, captured),
      ]),
  );

/** The layer of so many goats placed and captured. */
export function describeLayer(toAct: Side, placed: number, captured: number): Layer {
  const goats = placed - captured;
  const blockSize = countSubsets(PLACE_COUNT, goats);
  const blockWords = Math.ceil(blockSize / WORD_ENTRIES);
  return { toAct, placed, captured, goats, blockSize, blockWords };
}

/** Bytes of a layer's values. */
export function layerBytes({ blockWords }: Layer): number {
  return ORBIT_COUNT * blockWords * Int32Array.BYTES_PER_ELEMENT;
}

/** A number of its own for each layer, up to `SLOT_COUNT`: looking one up by it makes nothing new. */
export function slotOf({
  toAct,
  placed,
  captured,
}: Pick<Layer, 'toAct' | 'placed' | 'captured'>): number {
  return (placed * CAPTURES_TO_WIN + captured) * 2 + (toAct === 'tigers' ? 1 : 0);
}

/** Slots there are; some are no layer's. */
export const SLOT_COUNT = 2 * CAPTURES_TO_WIN * GOAT_COUNT;

const BY_SLOT: readonly (Layer | undefined)[] = Array.from({ length: SLOT_COUNT }, (_, slot) =>
  LAYERS.find((layer) => slotOf(layer) === slot),
);

/** The layer a position of the placement phase lies in; `undefined` where it is of none. */
export function layerOf({ toAct, inHand, captured }: Position): Layer | undefined {
  const isInside = inHand > 0 && captured < CAPTURES_TO_WIN;
  return isInside ? BY_SLOT[slotOf({ toAct, placed: GOAT_COUNT - inHand, captured })] : undefined;
}

/** Where in its layer a position with these pieces lies. */
export function placeOf(tigers: PointSet, goats: PointSet, { goats: count }: Layer): Place {
  const rank = rankSubset(tigers);
  const orbit = ORBITS[rank] ?? 0;
  const image = imageOf(CANONICAL_SYMMETRIES[rank] ?? 0, goats);
  return { orbit, rank: rankGoats(squeeze(image, orbit), count) };
}

/** Who wins by an entry's bits; `undefined` for `NO_VALUE`. */
export function readValue(bits: number): BoardResult | undefined {
  switch (bits) {
    case TIGERS_WIN:
      return 'tigers';
    case DRAW:
      return 'draw';
    case GOATS_WIN:
      return 'goats';
    default:
      return undefined;
  }
}
