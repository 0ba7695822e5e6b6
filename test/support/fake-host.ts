/** As much of an element as its controllers meet: it counts how often it was to be drawn. */
import type { ReactiveControllerHost } from 'lit';

export class FakeHost implements ReactiveControllerHost {
  updates = 0;
  readonly updateComplete = Promise.resolve(true);

  readonly addController = (): void => {};
  readonly removeController = (): void => {};

  requestUpdate(): void {
    this.updates += 1;
  }
}
