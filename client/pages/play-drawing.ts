/** The moment between a ply's coming and its being seen, in which nothing else is drawn. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { AfterPaint } from '../elements/after-paint.ts';

/** A slow phone takes as long to lay out the words about a ply as to draw the ply. */
export class PlayDrawing implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #paint: AfterPaint;
  #isOn = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    this.#paint = new AfterPaint(host);
    host.addController(this);
  }

  /** A ply waits to be painted: what is said about it can wait for the frame after. */
  get isOn(): boolean {
    return this.#isOn;
  }

  start(): void {
    if (this.#isOn) return;
    this.#isOn = true;
    this.#paint.add(() => {
      this.#isOn = false;
      this.#host.requestUpdate();
    });
  }

  hostDisconnected(): void {
    this.#isOn = false;
  }
}
