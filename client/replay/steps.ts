/** Going through the plies of a line: by hand, or by itself at a steady pace. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Timers } from '../connection/timers.ts';

/** Between two plies that play by themselves. */
const PACE_MS = 1100;

export class Steps implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #timers: Timers;
  readonly #onRest: () => void;
  #count = 0;
  #total = 0;
  #stop: (() => void) | null = null;

  /** `onRest` is called whenever the line stands still at another moment. */
  constructor(host: ReactiveControllerHost, timers: Timers, onRest: () => void) {
    this.#host = host;
    this.#timers = timers;
    this.#onRest = onRest;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#halt();
  }

  /** Plies behind the moment that is shown. */
  get count(): number {
    return this.#count;
  }

  get isPlaying(): boolean {
    return this.#stop !== null;
  }

  /** Another line of `total` plies, shown after `count` of them; `null`: after all. */
  begin(total: number, count: number | null): void {
    this.#halt();
    this.#total = total;
    this.#count = this.#within(count ?? total);
    this.#host.requestUpdate();
  }

  /** Shows the moment after `count` plies, or the nearest that there is, and stays there. */
  goTo(count: number): void {
    this.#halt();
    this.#count = this.#within(count);
    this.#host.requestUpdate();
    this.#onRest();
  }

  /** Plays on, from the start where the end is shown; or stops. */
  toggle(): void {
    if (this.isPlaying) {
      this.goTo(this.#count);
      return;
    }
    if (this.#count === this.#total) this.#count = 0;
    this.#schedule();
    this.#host.requestUpdate();
  }

  #schedule(): void {
    this.#stop = this.#timers.after(PACE_MS, () => {
      if (this.#count + 1 >= this.#total) {
        this.goTo(this.#total);
        return;
      }
      this.#count += 1;
      this.#schedule();
      this.#host.requestUpdate();
    });
  }

  #halt(): void {
    this.#stop?.();
    this.#stop = null;
  }

  #within(count: number): number {
    return Math.max(0, Math.min(this.#total, count));
  }
}
