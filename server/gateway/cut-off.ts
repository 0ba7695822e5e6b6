/** A process that nothing can be saved at, while others may be well: whoever is connected is to go there. */
import type { Time } from '../coordinator/time.ts';

const LOOK_MS = 500;
/** A lease: by then others may run the matches. */
const LONG_MS = 3000;

export interface CutOffSetting {
  readonly isFrozen: () => boolean;
  readonly time: Pick<Time, 'after' | 'monotonicMs'>;
  /** Told once in each outage that is long. */
  readonly onCutOff: () => void;
}

export class CutOff {
  readonly #setting: CutOffSetting;
  #frozenMs: number | null = null;
  #isCutOff = false;
  #undo: () => void;

  constructor(setting: CutOffSetting) {
    this.#setting = setting;
    this.#undo = this.#lookLater();
  }

  /** Nobody new is to come in. */
  get isCutOff(): boolean {
    return this.#isCutOff && this.#setting.isFrozen();
  }

  close(): void {
    this.#undo();
  }

  #lookLater(): () => void {
    return this.#setting.time.after(LOOK_MS, () => {
      this.#undo = this.#lookLater();
      this.#look();
    });
  }

  #look(): void {
    const { isFrozen, time, onCutOff } = this.#setting;
    if (!isFrozen()) {
      this.#frozenMs = null;
      this.#isCutOff = false;
      return;
    }
    this.#frozenMs ??= time.monotonicMs();
    if (this.#isCutOff || time.monotonicMs() - this.#frozenMs < LONG_MS) return;
    this.#isCutOff = true;
    onCutOff();
  }
}
