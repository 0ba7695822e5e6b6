/** Work that can wait until what was drawn has been seen: done in the order it came. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** By then it is done though no frame was painted: nothing is, where the window lies behind others. */
const AT_LATEST_MS = 250;

export class AfterPaint implements ReactiveController {
  #works: (() => void)[] = [];
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** Whoever is gone has nothing more to do. */
  hostDisconnected(): void {
    this.#forget();
  }

  /** Does it once the frame at hand is painted; at once where the page is not seen. */
  add(work: () => void): void {
    this.#works.push(work);
    if (document.hidden) this.hurry();
    else if (this.#works.length === 1) this.#wait();
  }

  /** Does now what waits. */
  hurry(): void {
    const works = this.#works;
    this.#forget();
    for (const work of works) work();
  }

  /** A frame's callbacks come before its painting, the task after them behind it. */
  #wait(): void {
    const hurry = (): void => {
      this.hurry();
    };
    this.#timer = setTimeout(hurry, AT_LATEST_MS);
    this.#frame = requestAnimationFrame(() => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(hurry);
    });
  }

  #forget(): void {
    this.#works = [];
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
  }
}
