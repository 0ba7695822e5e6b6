/** Renders an element again when the settings change. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type Settings, settings } from './settings.ts';

export class SettingsController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #undo: (() => void) | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get current(): Settings {
    return settings.current;
  }

  hostConnected(): void {
    this.#undo = settings.subscribe(() => {
      this.#host.requestUpdate();
    });
  }

  hostDisconnected(): void {
    this.#undo?.();
  }
}
