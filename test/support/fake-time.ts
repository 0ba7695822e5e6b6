/** Time that moves only when a test says so. */
import type { Time } from '../../server/coordinator/time.ts';

interface Timer {
  readonly atMs: number;
  readonly call: () => void;
}

export class FakeTime implements Time {
  #nowMs = 0;
  readonly #timers = new Set<Timer>();
  readonly #epochMs: number;
  readonly #busy: (() => boolean)[] = [];

  /** `epochMs` is the wall time at the beginning. */
  constructor(epochMs = Date.UTC(2026, 0, 1)) {
    this.#epochMs = epochMs;
  }

  monotonicMs(): number {
    return this.#nowMs;
  }

  wallMs(): number {
    return this.#epochMs + this.#nowMs;
  }

  after(delayMs: number, call: () => void): () => void {
    const timer = { atMs: this.#nowMs + Math.max(1, delayMs), call };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** No time passes while this is so: something outside this program is waited for. */
  waitWhile(isBusy: () => boolean): void {
    this.#busy.push(isBusy);
  }

  /** Lets `ms` pass: every timer fires at its time, and what it sets off is done before the next. */
  async pass(ms: number): Promise<void> {
    const endMs = this.#nowMs + ms;
    await this.#settle();
    for (let next = this.#next(endMs); next !== undefined; next = this.#next(endMs)) {
      this.#nowMs = Math.max(this.#nowMs, next.atMs);
      this.#fire(next);
      await this.#settle();
    }
    this.#nowMs = endMs;
  }

  /** The process stands still for `ms`; afterwards the timers that came due fire late, in their order. */
  async stall(ms: number): Promise<void> {
    this.#nowMs += ms;
    await this.pass(0);
  }

  async #settle(): Promise<void> {
    do await settle();
    while (this.#busy.some((isBusy) => isBusy()));
  }

  #next(endMs: number): Timer | undefined {
    const due = [...this.#timers].filter((timer) => timer.atMs <= endMs);
    return due.sort((a, b) => a.atMs - b.atMs)[0];
  }

  #fire(timer: Timer): void {
    this.#timers.delete(timer);
    timer.call();
  }
}

/** Lets everything that waits for nothing but promises run to its end. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
