/** The heartbeat of this process: finds stalls, keeps a durable sign of life, and notices a failing store. */
import type { MatchStore } from '../store/match-store.ts';
import type { AvailabilityClock } from './availability-clock.ts';
import type { Time } from './time.ts';

const BEAT_MS = 100;
const DURABLE_BEAT_MS = 1000;

export interface PulseListeners {
  /**
   * So much time did not count: the process stalled, or (`wasFrozen`) nothing could be saved.
   * `aliveMs`: the last heartbeat before it that the store has.
   */
  readonly onLost: (lostMs: number, wasFrozen: boolean, aliveMs: number) => void;
  readonly onSecond: () => void;
  readonly report: (trouble: string, error: unknown) => void;
}

export class Pulse {
  readonly #clock: AvailabilityClock;
  readonly #time: Time;
  readonly #store: Pick<MatchStore, 'beat'>;
  readonly #boot: string;
  readonly #listeners: PulseListeners;
  #durableMs = 0;
  /** The last one before the store failed: what has been since then is charged to nobody. */
  #frozenDurableMs = 0;
  #frozenLostMs = 0;
  /** Each is told once in an outage: the store's own word may come after the silence that froze the clocks. */
  #faults = new Set<string>();
  #nextDurableMs = 0;
  #writing: Promise<void> | null = null;
  #stopTimer = (): void => {};

  constructor(
    clock: AvailabilityClock,
    time: Time,
    store: Pick<MatchStore, 'beat'>,
    boot: string,
    listeners: PulseListeners,
  ) {
    this.#clock = clock;
    this.#time = time;
    this.#store = store;
    this.#boot = boot;
    this.#listeners = listeners;
  }

  /** Availability time since the last heartbeat that the store has. */
  get sinceDurableMs(): number {
    return this.#clock.now() - this.#durableMs;
  }

  /** Begins with a durable heartbeat; rejects where the store fails. */
  async start(): Promise<void> {
    await this.#write();
    this.#beatOn();
  }

  /** Nothing can be saved: time stands still until a heartbeat that begins from now on is saved. */
  storeFailed(error: unknown): void {
    const fault = error instanceof Error ? error.message : String(error);
    if (this.#clock.isFrozen) {
      if (!this.#faults.has(fault)) this.#listeners.report('the store still fails', error);
      this.#faults.add(fault);
      return;
    }
    this.#faults = new Set([fault]);
    this.#listeners.report('the store failed; clocks stand still', error);
    this.#frozenDurableMs = this.#durableMs;
    this.#frozenLostMs = this.#clock.freeze();
  }

  /** Ends with a durable heartbeat, so that clocks lose nothing over a restart. */
  async stop(): Promise<void> {
    this.#stopTimer();
    await this.#writing?.catch(() => undefined);
    await this.#write();
  }

  #beatOn(): void {
    this.#stopTimer = this.#time.after(BEAT_MS, () => this.#beat());
  }

  #beat(): void {
    this.#beatOn();
    const lostMs = this.#clock.beat();
    if (this.#clock.isFrozen) this.#frozenLostMs += lostMs;
    else if (lostMs > 0) this.#listeners.onLost(lostMs, false, this.#durableMs);
    if (this.#time.monotonicMs() < this.#nextDurableMs) return;
    this.#nextDurableMs = this.#time.monotonicMs() + DURABLE_BEAT_MS;
    this.#beatDurably();
    this.#listeners.onSecond();
  }

  #beatDurably(): void {
    if (this.#writing !== null) {
      this.storeFailed(new Error(`no answer from the store within ${DURABLE_BEAT_MS} ms`));
      return;
    }
    const wasFrozen = this.#clock.isFrozen;
    this.#writing = this.#write()
      .then(
        () => {
          if (wasFrozen) this.#thaw();
        },
        (error: unknown) => this.storeFailed(error),
      )
      .finally(() => {
        this.#writing = null;
      });
  }

  async #write(): Promise<void> {
    const availabilityMs = this.#clock.now();
    await this.#store.beat({ boot: this.#boot, availabilityMs, wallMs: this.#time.wallMs() });
    this.#durableMs = availabilityMs;
  }

  #thaw(): void {
    const lostMs = this.#frozenLostMs + this.#clock.thaw();
    this.#listeners.onLost(lostMs, true, this.#frozenDurableMs);
  }
}
