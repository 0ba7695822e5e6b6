/** Looking positions up in the solution's open files: one small read each. */
import { read, readSync } from 'node:fs';
import type { BoardResult } from '../../shared/rules/outcome.ts';
import type { Position } from '../../shared/rules/position.ts';
import { layerOf, placeOf, readValue, slotOf } from '../../shared/solution/layer.ts';
import type { Solution } from '../../shared/solution/solution.ts';
import { HEADER_BYTES } from '../tablebase/sealed-file.ts';

/** Entries in a byte. */
const BYTE_ENTRIES = 4;
const WORD_BYTES = 4;

/** The numbers of the open files by slot; they hold in every thread of the process. */
export type SolutionDescriptors = readonly (number | null)[];

interface Entry {
  readonly file: number;
  readonly byte: number;
  /** The entry's place in its byte, in bits. */
  readonly shift: number;
}

export class SolutionFiles implements Solution {
  readonly #descriptors: SolutionDescriptors;
  readonly #buffer = new Uint8Array(1);

  constructor(descriptors: SolutionDescriptors) {
    this.#descriptors = descriptors;
  }

  /** Waits for the disk: for threads and commands, not for the one that serves people. */
  lookUp(position: Position): BoardResult | undefined {
    const entry = this.#find(position);
    if (entry === undefined) return undefined;
    try {
      if (readSync(entry.file, this.#buffer, 0, 1, entry.byte) !== 1) return undefined;
    } catch {
      // A disk that fails is as good as none.
      return undefined;
    }
    return readValue(((this.#buffer[0] ?? 0) >>> entry.shift) & 3);
  }

  /** As `lookUp`, while others are served. Never rejects. */
  ask(position: Position): Promise<BoardResult | undefined> {
    const entry = this.#find(position);
    if (entry === undefined) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      read(entry.file, new Uint8Array(1), 0, 1, entry.byte, (error, count, bytes) => {
        const isRead = error === null && count === 1;
        resolve(isRead ? readValue(((bytes[0] ?? 0) >>> entry.shift) & 3) : undefined);
      });
    });
  }

  #find(position: Position): Entry | undefined {
    const layer = layerOf(position);
    const file = layer && this.#descriptors[slotOf(layer)];
    if (layer === undefined || file === undefined || file === null) return undefined;
    const { orbit, rank } = placeOf(position.tigers, position.goats, layer);
    const byte =
      HEADER_BYTES + orbit * layer.blockWords * WORD_BYTES + Math.floor(rank / BYTE_ENTRIES);
    return { file, byte, shift: 2 * (rank % BYTE_ENTRIES) };
  }
}
