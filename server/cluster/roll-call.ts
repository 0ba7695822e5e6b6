/** Which processes are there: each tells that it is, and who has not been heard of for a while is gone. */
import { Listeners } from '../coordinator/listeners.ts';
import type { Time } from '../coordinator/time.ts';
import type { Bus } from './bus.ts';

const CHANNEL = 'processes';
const CALL_MS = 1000;
/** A process that is halted longer than this may have lost its matches, too. */
const GONE_MS = 4000;

export class RollCall {
  readonly #bus: Bus;
  readonly #time: Pick<Time, 'after' | 'monotonicMs'>;
  readonly #heardMs = new Map<string, number>();
  readonly #listeners: Listeners<string>;
  #undo: () => void;

  constructor(
    bus: Bus,
    time: Pick<Time, 'after' | 'monotonicMs'>,
    report: (trouble: string, error: unknown) => void,
  ) {
    this.#bus = bus;
    this.#time = time;
    this.#listeners = new Listeners(report);
    void bus.open(CHANNEL);
    bus.subscribe(({ from }) => this.#heardMs.set(from, time.monotonicMs()));
    this.#undo = this.#callLater();
  }

  /** Told of each process that is gone. Returns its own undo. */
  subscribeGone(listener: (from: string) => void): () => void {
    return this.#listeners.add(listener);
  }

  close(): void {
    this.#undo();
  }

  #callLater(): () => void {
    return this.#time.after(CALL_MS, () => {
      this.#undo = this.#callLater();
      this.#bus.tell(CHANNEL, {});
      const nowMs = this.#time.monotonicMs();
      for (const [from, heardMs] of this.#heardMs)
        // While nobody can be heard nobody is known to be gone.
        if (!this.#bus.isReady) this.#heardMs.set(from, nowMs);
        else if (nowMs - heardMs > GONE_MS) {
          this.#heardMs.delete(from);
          this.#listeners.tell(from);
        }
    });
  }
}
