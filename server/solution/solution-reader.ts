/** Looking positions up in the solution's files: one small read each. */
import type { FileHandle } from 'node:fs/promises';
import type { BoardResult } from '../../shared/rules/outcome.ts';
import type { Position } from '../../shared/rules/position.ts';
import { type Layer, layerOf, placeOf, readValue } from '../../shared/solution/layer.ts';
import { openSealed, readSealedByte, type SealFault } from '../tablebase/sealed-file.ts';
import { describeLayerFault, layerPath, sealLayer } from './layer-file.ts';

/** Entries in a byte. */
const BYTE_ENTRIES = 4;
const WORD_BYTES = 4;

export class SolutionReader {
  readonly #dir: string;
  readonly #files = new Map<string, Promise<FileHandle | SealFault>>();
  readonly #onRefusal: (sentence: string) => void;

  /** `onRefusal` is told once about each file that is there but not believed. */
  constructor(dir: string, onRefusal: (sentence: string) => void = () => {}) {
    this.#dir = dir;
    this.#onRefusal = onRefusal;
  }

  /**
   * Who wins a position of the placement phase with best play; `undefined` where its layer is not
   * there, or it has goats in hand no more. A file's header and length are checked, not its checksum.
   * Rejects where the disk fails.
   */
  async valueOf(position: Position): Promise<BoardResult | undefined> {
    const layer = layerOf(position);
    const file = layer && (await this.#open(layer));
    if (layer === undefined || file === undefined) return undefined;
    const { orbit, rank } = placeOf(position.tigers, position.goats, layer);
    const offset = orbit * layer.blockWords * WORD_BYTES + Math.floor(rank / BYTE_ENTRIES);
    const byte = await readSealedByte(file, offset);
    return readValue((byte >>> (2 * (rank % BYTE_ENTRIES))) & 3);
  }

  /** Closes the files; nothing may be asked afterwards. */
  async close(): Promise<void> {
    for (const opened of this.#files.values()) {
      const file = await opened;
      if (typeof file !== 'string') await file.close();
    }
    this.#files.clear();
  }

  /** What is not there now may be there later, so only that is asked for again. */
  async #open(layer: Layer): Promise<FileHandle | undefined> {
    const path = layerPath(this.#dir, layer);
    const opening = this.#files.get(path) ?? this.#start(path, layer);
    const file = await opening;
    if (typeof file !== 'string') return file;
    if (file === 'missing') this.#files.delete(path);
    return undefined;
  }

  #start(path: string, layer: Layer): Promise<FileHandle | SealFault> {
    const opening = openSealed(sealLayer(this.#dir, layer)).then((opened) => {
      if (opened.ok) return opened.value;
      if (opened.error !== 'missing')
        this.#onRefusal(describeLayerFault(this.#dir, layer, opened.error));
      return opened.error;
    });
    this.#files.set(path, opening);
    return opening;
  }
}
