/** Layers of the placement phase that tests make up, and positions drawn from them. */
import fc from 'fast-check';
import { PLACE_COUNT } from '../../shared/engine/tablebase/level.ts';
import { ORBIT_COUNT, REPRESENTATIVES, spread } from '../../shared/engine/tablebase/tiger-orbit.ts';
import type { BoardResult } from '../../shared/rules/outcome.ts';
import { GOAT_COUNT, type Position } from '../../shared/rules/position.ts';
import {
  describeLayer,
  DRAW,
  GOATS_WIN,
  type Layer,
  layerBytes,
  placeOf,
  readValue,
  type SolvedLayer,
  TIGERS_WIN,
  WORD_ENTRIES,
} from '../../shared/solution/layer.ts';
import { packValues } from '../../shared/solution/packing.ts';
import type { LayerSource } from '../../shared/solution/solve-layer.ts';

const VALUES = [TIGERS_WIN, DRAW, GOATS_WIN] as const;

/** A layer with a value of its own, by chance alone, for each entry; the same for the same seed. */
export function drawLayer(layer: Layer, seed: number): SolvedLayer {
  const words = new Int32Array(new SharedArrayBuffer(layerBytes(layer)));
  const values = new Uint8Array(layer.blockSize);
  let state = seed;
  for (let orbit = 0; orbit < ORBIT_COUNT; orbit++) {
    for (let rank = 0; rank < layer.blockSize; rank++) {
      // A linear congruential generator (Numerical Recipes), of which the upper bits are used.
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      values[rank] = VALUES[(state >>> 16) % VALUES.length] ?? DRAW;
    }
    packValues(values, layer.blockSize, words, orbit * layer.blockWords);
  }
  return { layer, words };
}

/** What a layer says of a position, read as slowly as can be. */
export function readEntry({ layer, words }: SolvedLayer, position: Position): BoardResult {
  const { orbit, rank } = placeOf(position.tigers, position.goats, layer);
  const word = words[orbit * layer.blockWords + Math.floor(rank / WORD_ENTRIES)] ?? 0;
  const value = readValue((word >>> (2 * (rank % WORD_ENTRIES))) & 3);
  if (value === undefined) throw new Error('the entry has no value');
  return value;
}

/** Some orbits, from the first to the last. */
export const SOME_ORBITS: readonly number[] = [0, 1, 77, 411, 640, 902, 1133, 1500, 1664, 1665];

/** Any position of the layer whose tigers stand for one of `orbits`. */
export function anyPositionOf(
  { toAct, placed, captured, goats }: Layer,
  orbits: readonly number[] = SOME_ORBITS,
): fc.Arbitrary<Position> {
  const places = Array.from({ length: PLACE_COUNT }, (_, place) => place);
  return fc
    .record({
      orbit: fc.constantFrom(...orbits),
      chosen: fc.shuffledSubarray(places, { minLength: goats, maxLength: goats }),
    })
    .map(({ orbit, chosen }) => ({
      tigers: REPRESENTATIVES[orbit] ?? 0,
      goats: spread(
        chosen.reduce((set, place) => set | (1 << place), 0),
        orbit,
      ),
      toAct,
      inHand: GOAT_COUNT - placed,
      captured,
    }));
}

/** The layers a layer is found from, their values drawn by chance. */
export function drawLayersAfter({ toAct, placed, captured, goats }: Layer): readonly SolvedLayer[] {
  if (toAct === 'goats') return [drawLayer(describeLayer('tigers', placed + 1, captured), 1)];
  const steps = drawLayer(describeLayer('goats', placed, captured), 2);
  const hasCaptures = captured < 4 && goats > 0;
  return hasCaptures
    ? [steps, drawLayer(describeLayer('goats', placed, captured + 1), 3)]
    : [steps];
}

/** Those layers as the solver wants them. */
export function sourceOf({ toAct }: Layer, after: readonly SolvedLayer[]): LayerSource {
  const [first, captures = null] = after;
  if (first === undefined) throw new Error('a layer is found from one at least');
  return toAct === 'goats' ? { toAct, after: first } : { toAct, after: { steps: first, captures } };
}
