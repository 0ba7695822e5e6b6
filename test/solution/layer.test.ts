/** The layers of the placement phase, their entries and how they are packed. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORBIT_COUNT } from '../../shared/engine/tablebase/tiger-orbit.ts';
import { SYMMETRIES } from '../../shared/rules/symmetry.ts';
import { imageOf } from '../../shared/engine/tablebase/set-image.ts';
import {
  describeLayer,
  LAYERS,
  layerBytes,
  layerOf,
  placeOf,
} from '../../shared/solution/layer.ts';
import { countLayer } from '../../shared/solution/layer-totals.ts';
import { packValues, unpackValues } from '../../shared/solution/packing.ts';
import { anyPositionOf, drawLayer } from '../support/solution-layers.ts';
import { positionOf } from '../support/text.ts';
import { readVectors } from '../support/vectors.ts';

const EVERY_ORBIT = Array.from({ length: ORBIT_COUNT }, (_, orbit) => orbit);

test('the layers are those of the vectors, with as many entries each', () => {
  const known = readVectors('placement-totals').map((totals) => ({
    ...{ toAct: totals.toAct, placed: totals.placed, captured: totals.captured },
    entries: totals.draw + totals.tigersWin + totals.goatsWin,
  }));
  const layers = LAYERS.map(({ toAct, placed, captured, blockSize }) => ({
    ...{ toAct, placed, captured },
    entries: ORBIT_COUNT * blockSize,
  }));
  expect(layers).toHaveLength(180);
  expect(new Set(layers.map((layer) => JSON.stringify(layer)))).toEqual(
    new Set(known.map((layer) => JSON.stringify(layer))),
  );
  expect(layers.reduce((sum, { entries }) => sum + entries, 0)).toBe(34_814_405_332);
});

test('no block has more than 89 KB, and all together 8.8 GB', () => {
  expect(Math.max(...LAYERS.map(({ blockWords }) => 4 * blockWords))).toBeLessThan(89_000);
  expect(LAYERS.reduce((sum, layer) => sum + layerBytes(layer), 0)).toBeLessThan(8.8e9);
});

test('a position lies in the layer of its side to act, goats placed and captured', () => {
  const layer = layerOf(positionOf('T3T/5/2G2/5/T3T t 17 2'));
  expect(layer).toEqual(describeLayer('tigers', 3, 2));
  for (const each of LAYERS)
    fc.assert(
      fc.property(anyPositionOf(each), (position) => {
        expect(layerOf(position)).toEqual(each);
      }),
      { numRuns: 1 },
    );
  expect(layerOf(positionOf('GGGTG/GGTG1/GG1GT/2GGG/GGTGG t 0 3'))).toBeUndefined();
});

test('images of a position have one place each in its block, or the same one', () => {
  const layer = describeLayer('goats', 9, 2);
  fc.assert(
    fc.property(
      anyPositionOf(layer, EVERY_ORBIT),
      fc.nat({ max: 7 }),
      ({ tigers, goats }, symmetry) => {
        const place = placeOf(tigers, goats, layer);
        const image = placeOf(imageOf(symmetry, tigers), imageOf(symmetry, goats), layer);
        expect(image.orbit).toBe(place.orbit);
        const own = SYMMETRIES.map((_, index) => index).filter(
          (index) => imageOf(index, tigers) === tigers,
        );
        const places = own.map((index) => placeOf(tigers, imageOf(index, goats), layer).rank);
        expect(places).toContain(image.rank);
      },
    ),
  );
});

test('what is packed is unpacked', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(0, 1, 3), { minLength: 1, maxLength: 70 }), (values) => {
      const words = new Int32Array(8);
      packValues(Uint8Array.from(values), values.length, words, 2);
      const read = new Uint8Array(values.length);
      unpackValues(words, 2, read, values.length);
      expect([...read]).toEqual(values);
      expect([words[0], words[1]]).toEqual([0, 0]);
    }),
  );
});

test('the entries of a layer are counted, and none may be left out', () => {
  const drawn = drawLayer(describeLayer('goats', 2, 0), 7);
  const { draw, tigersWin, goatsWin } = countLayer(drawn);
  expect(draw + tigersWin + goatsWin).toBe(ORBIT_COUNT * 210);
  expect(Math.min(draw, tigersWin, goatsWin)).toBeGreaterThan(100_000);
  drawn.words[3] = ((drawn.words[3] ?? 0) & ~3) | 2;
  expect(() => countLayer(drawn)).toThrow('entries without a value');
});
