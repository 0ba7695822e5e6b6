/** Opens the solution of a folder: whatever of it is there and unharmed. */
import type { FileHandle } from 'node:fs/promises';
import { LAYERS, SLOT_COUNT, slotOf } from '../../shared/solution/layer.ts';
import { openSealed } from '../tablebase/sealed-file.ts';
import { describeLayerFault, sealLayer } from './layer-file.ts';
import { type SolutionDescriptors, SolutionFiles } from './solution-files.ts';

export interface OpenedSolution {
  /** What threads of this process look positions up with, by a `SolutionFiles` of their own. */
  readonly descriptors: SolutionDescriptors;
  readonly files: SolutionFiles;
  /** Layers that are open, of 180. */
  readonly layers: number;
  readonly isComplete: boolean;
  /** A clause about each file that is there but refused. */
  readonly refusals: readonly string[];
  /** Closes the files. Nothing may be asked afterwards, in no thread. */
  readonly close: () => Promise<void>;
}

/**
 * Opens each file once. Its header and its length have to be right; checksums would take reading
 * 8.7 GB, which is for `tigers solve --verify`. Never rejects.
 */
export async function openSolution(dir: string): Promise<OpenedSolution> {
  const opened: FileHandle[] = [];
  const descriptors: (number | null)[] = Array.from({ length: SLOT_COUNT }, () => null);
  const refusals: string[] = [];
  for (const layer of LAYERS) {
    const file = await openSealed(sealLayer(dir, layer));
    if (file.ok) {
      opened.push(file.value);
      descriptors[slotOf(layer)] = file.value.fd;
    } else if (file.error !== 'missing') refusals.push(describeLayerFault(dir, layer, file.error));
  }
  return {
    descriptors,
    files: new SolutionFiles(descriptors),
    layers: opened.length,
    isComplete: opened.length === LAYERS.length,
    refusals,
    close: async () => {
      for (const file of opened) await file.close();
    },
  };
}
