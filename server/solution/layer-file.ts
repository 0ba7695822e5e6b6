/** A layer of the solution as a file: its words, lowest byte first, as processors here have them. */
import { join } from 'node:path';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { type Layer, layerBytes, type SolvedLayer } from '../../shared/solution/layer.ts';
import {
  describeSealFault,
  readSealed,
  type Seal,
  sealedBytes,
  type SealFault,
  writeSealed,
} from '../tablebase/sealed-file.ts';

/** Counted up when the order or the meaning of the values changes. */
const VERSION = 1;

/** What all layers together are called in sentences. */
export const SOLUTION_NAME = 'solution';

/** The names of its files. */
export const LAYER_NAMES = /^placement-\d+-\d-(tigers|goats)\.bin$/;

export function layerPath(dir: string, { placed, captured, toAct }: Layer): string {
  return join(dir, `placement-${placed}-${captured}-${toAct}.bin`);
}

/** How many bytes the layer's file has. */
export function layerFileBytes(layer: Layer): number {
  return sealedBytes(sealLayer('', layer));
}

/** A clause that names the file. */
export function describeLayerFault(dir: string, layer: Layer, fault: SealFault): string {
  return describeSealFault(sealLayer(dir, layer), fault);
}

/** Rejects where the disk refuses; what was in the file's place is then still there. */
export async function writeLayer(dir: string, { layer, words }: SolvedLayer): Promise<void> {
  await writeSealed(sealLayer(dir, layer), [bytesOf(layer, words)]);
}

/** Reads the layer into `words`. */
export async function readLayer(
  dir: string,
  layer: Layer,
  words: Int32Array,
): Promise<Result<SolvedLayer, SealFault>> {
  const fault = await readSealed(sealLayer(dir, layer), bytesOf(layer, words));
  return fault === undefined ? success({ layer, words }) : failure(fault);
}

/** What the file has to be. */
export function sealLayer(dir: string, layer: Layer): Seal {
  return {
    path: layerPath(dir, layer),
    kind: 'TwSolved',
    version: VERSION,
    numbers: [layer.placed, layer.captured, layer.toAct === 'tigers' ? 0 : 1],
    bytes: layerBytes(layer),
    whole: SOLUTION_NAME,
  };
}

function bytesOf(layer: Layer, words: Int32Array): Uint8Array {
  return new Uint8Array(words.buffer, words.byteOffset, layerBytes(layer));
}
