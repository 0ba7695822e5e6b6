/** Keeps a screen that is only looked at from going dark, and its pointer out of sight. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

const POINTER_REST_MS = 3000;

/** Holds the screen awake while the page is seen, where the browser knows how. */
export class WakeLock implements ReactiveController {
  #sentinel: WakeLockSentinel | null = null;

  constructor(host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#hold);
    this.#hold();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#hold);
    void this.#sentinel?.release();
    this.#sentinel = null;
  }

  /** A page out of sight loses its hold: it is asked for anew. */
  readonly #hold = (): void => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    navigator.wakeLock.request('screen').then(
      (sentinel) => {
        this.#sentinel = sentinel;
      },
      () => {
        // Without https or on an empty battery the browser refuses: the screen is as it would be.
      },
    );
  };
}

/** Tells when the pointer has rested for three seconds, and when it moves again. */
export class RestingPointer implements ReactiveController {
  readonly #tell: (isResting: boolean) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost, tell: (isResting: boolean) => void) {
    this.#tell = tell;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('pointermove', this.#onMove);
    this.#onMove();
  }

  hostDisconnected(): void {
    removeEventListener('pointermove', this.#onMove);
    clearTimeout(this.#timer);
  }

  readonly #onMove = (): void => {
    this.#tell(false);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#tell(true);
    }, POINTER_REST_MS);
  };
}
