/** Moments in which taps count for nothing, since they were meant for what was there before (CLIENT.md). */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** After a board changed, and after the match ended. */
const GUARD_MS = { update: 150, end: 600 } as const;

export class PlayGuard implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get isOn(): boolean {
    return this.#timer !== undefined;
  }

  start(reason: keyof typeof GUARD_MS): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#host.requestUpdate();
    }, GUARD_MS[reason]);
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
