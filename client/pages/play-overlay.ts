/** What lies over a match: which sheet is open, and its code, which comes when it is first wanted. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { sayRefusal } from '../text/sentences.ts';
import type { Sheet } from './play-act.ts';

type SheetsCode = typeof import('./play-sheets.ts');

export class PlayOverlay implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #tell: (sentence: string) => void;
  #code: SheetsCode | null = null;
  #sheet: Sheet | null = null;

  /** `tell` hears why a sheet cannot be shown. */
  constructor(host: ReactiveControllerHost, tell: (sentence: string) => void) {
    this.#host = host;
    this.#tell = tell;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#sheet = null;
  }

  /** The one that is open. */
  get sheet(): Sheet | null {
    return this.#sheet;
  }

  /** `null` until it is loaded. */
  get code(): SheetsCode | null {
    return this.#code;
  }

  show(sheet: Sheet | null): void {
    this.#sheet = sheet;
    this.#host.requestUpdate();
    if (sheet === null || this.#code !== null) return;
    this.load().catch(() => {
      this.#sheet = null;
      this.#tell(sayRefusal('not-connected'));
    });
  }

  /** To be called at the person's first touch, so that no sheet is waited for; fails without a line. */
  readonly load = async (): Promise<void> => {
    // Asked for after every update of a wide window: only what comes in news is shown anew.
    if (this.#code !== null) return;
    this.#code = await import('./play-sheets.ts');
    this.#host.requestUpdate();
  };
}
