/** When matches are to be woken: by the availability clock, with one timer for all, or by the calendar. */
import type { AvailabilityClock } from './availability-clock.ts';
import { DeadlineHeap } from './deadline-heap.ts';
import type { Time } from './time.ts';

/** `alarm` in availability time, `calendar` in wall time. */
export interface Wake {
  readonly by: 'alarm' | 'calendar';
  readonly atMs: number;
}

/** Longest wait of one timer; those of Node take no more than 24 days. */
const LONGEST_WAIT_MS = 3_600_000;

export class Alarms {
  readonly #clock: AvailabilityClock;
  readonly #time: Time;
  readonly #wake: (match: string) => void;
  readonly #deadlines = new DeadlineHeap<string>();
  readonly #calendar = new DeadlineHeap<string>();
  #armedMs = Infinity;
  #clearTimer = (): void => {};
  #isStopped = false;

  constructor(clock: AvailabilityClock, time: Time, wake: (match: string) => void) {
    this.#clock = clock;
    this.#time = time;
    this.#wake = wake;
  }

  /** Wakes `match` once, never early, instead of any time set for it before; `null`: not at all. */
  set(match: string, wake: Wake | null): void {
    this.#deadlines.delete(match);
    this.#calendar.delete(match);
    if (wake === null) return;
    if (wake.by === 'calendar') {
      this.#calendar.set(match, wake.atMs);
      return;
    }
    this.#deadlines.set(match, wake.atMs);
    if (wake.atMs < this.#armedMs) this.arm();
  }

  /** Sets the timer anew. Needed after the clock has thawed: while it is frozen no timer runs. */
  arm(): void {
    this.#clearTimer();
    this.#armedMs = Infinity;
    const { firstMs } = this.#deadlines;
    if (firstMs === null || this.#clock.isFrozen || this.#isStopped) return;
    this.#armedMs = firstMs;
    const delayMs = Math.min(LONGEST_WAIT_MS, Math.max(1, firstMs - this.#clock.now()));
    this.#clearTimer = this.#time.after(delayMs, () => this.#ring());
  }

  /** To be called now and then: days are not waited for by a timer, which a suspended machine halts. */
  checkCalendar(): void {
    for (const match of this.#calendar.takeDue(this.#time.wallMs())) this.#wake(match);
  }

  /** Nobody is woken by a timer any more. */
  stop(): void {
    this.#isStopped = true;
    this.#clearTimer();
  }

  #ring(): void {
    // The timer may be early by its rounding, or because a stall did not count.
    for (const match of this.#deadlines.takeDue(this.#clock.now())) this.#wake(match);
    this.arm();
  }
}
