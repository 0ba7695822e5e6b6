/** Memory for as many layers as are needed at once, used again and again: 0.6 GB at most. */
import {
  describeLayer,
  type Layer,
  layerBytes,
  type SolvedLayer,
} from '../../shared/solution/layer.ts';

/** A layer, the two with goats to act it is found from, and one that those were found from. */
const SLOTS = 4;

interface Slot {
  readonly words: Int32Array<SharedArrayBuffer>;
  holds: Layer | null;
}

/** A layer may be in it or not; the one that was not asked for longest makes way. */
export class LayerMemory {
  /** The one used last at the end. */
  readonly #slots: Slot[];

  /** Room for layers as large as the largest of `layers`. */
  constructor(layers: readonly Layer[]) {
    const words = Math.max(0, ...layers.map(({ blockWords }) => blockWords));
    const most = layerBytes({ ...describeLayer('goats', 0, 0), blockWords: words });
    this.#slots = Array.from({ length: SLOTS }, () => ({
      words: new Int32Array(new SharedArrayBuffer(most)),
      holds: null,
    }));
  }

  /** The layer where it is held; it was then used just now. */
  find(layer: Layer): SolvedLayer | undefined {
    const slot = this.#slots.find(({ holds }) => holds !== null && isSame(holds, layer));
    return slot === undefined ? undefined : { layer, words: this.#use(slot).words };
  }

  /** Words to fill with the layer, whatever is in them now. `keep` has to be told when they are. */
  takeWords(): Int32Array {
    const [oldest] = this.#slots;
    if (oldest === undefined) throw new Error('LayerMemory: there is no slot');
    oldest.holds = null;
    return this.#use(oldest).words;
  }

  /** Words that were taken hold this layer now. */
  keep({ layer, words }: SolvedLayer): void {
    const slot = this.#slots.find((each) => each.words === words);
    if (slot !== undefined) slot.holds = layer;
  }

  #use(slot: Slot): Slot {
    this.#slots.splice(this.#slots.indexOf(slot), 1);
    this.#slots.push(slot);
    return slot;
  }
}

function isSame(one: Layer, other: Layer): boolean {
  return (
    one.toAct === other.toAct && one.placed === other.placed && one.captured === other.captured
  );
}
