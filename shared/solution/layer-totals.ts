/** How a layer's entries end: counted as they are stored, images of one position each for itself. */
import {
  DRAW,
  GOATS_WIN,
  layerBytes,
  NO_VALUE,
  type SolvedLayer,
  TIGERS_WIN,
  WORD_ENTRIES,
} from './layer.ts';
import { ORBIT_COUNT } from '../engine/tablebase/tiger-orbit.ts';

/** Entries of one layer by result. */
export interface LayerTotals {
  readonly draw: number;
  readonly tigersWin: number;
  readonly goatsWin: number;
}

/** Counts the entries. Throws where an entry has no value, for then the layer is not solved. */
export function countLayer({ layer, words }: SolvedLayer): LayerTotals {
  const bytes = new Uint8Array(words.buffer, words.byteOffset, layerBytes(layer));
  const byByte = new Float64Array(256);
  for (const byte of bytes) byByte[byte] = (byByte[byte] ?? 0) + 1;
  const counts = [0, 0, 0, 0];
  byByte.forEach((count, byte) => {
    for (let shift = 0; shift < 8; shift += 2) {
      const value = (byte >>> shift) & 3;
      counts[value] = (counts[value] ?? 0) + count;
    }
  });
  const filling = ORBIT_COUNT * (layer.blockWords * WORD_ENTRIES - layer.blockSize);
  if (counts[NO_VALUE] !== filling)
    throw new Error(
      `countLayer: ${layer.placed} placed, ${layer.captured} captured, ${layer.toAct} to act: entries without a value`,
    );
  const [draw = 0, tigersWin = 0, goatsWin = 0] = [DRAW, TIGERS_WIN, GOATS_WIN].map(
    (value) => counts[value],
  );
  return { draw, tigersWin, goatsWin };
}
