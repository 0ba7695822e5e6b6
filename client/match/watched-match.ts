/** A match that a page only shows: entered without any seat's secret, and followed into its rematches. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { WireRefusal } from '../../shared/wire/refusal.ts';
import { liveConnection } from '../connection/live-connection.ts';
import { makeCommandId } from '../connection/random-id.ts';
import { browserTimers } from '../connection/timers.ts';
import type { MatchView } from './controller.ts';
import { RemoteController } from './remote-controller.ts';

export class WatchedMatch implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  /** Called with the id of the rematch, once it is agreed. */
  readonly #onNext: (next: string) => void;
  #match: string | null = null;
  #controller: RemoteController | null = null;
  #refusal: WireRefusal | null = null;
  /** Whether the match was seen before its rematch: whoever comes later looks at its end. */
  #wasThere = false;

  constructor(host: ReactiveControllerHost, onNext: (next: string) => void) {
    this.#host = host;
    this.#onNext = onNext;
    host.addController(this);
  }

  /** `null` until the match is here. */
  get view(): MatchView | null {
    return this.#controller?.view ?? null;
  }

  /** Why it cannot be watched. */
  get refusal(): WireRefusal | null {
    return this.#refusal;
  }

  /** Milliseconds in the time of the match's clock. */
  readonly now = (): number => this.#controller?.now() ?? 0;

  /** Watches this match from now on, and no other. */
  watch(match: string): void {
    if (match === this.#match) return;
    this.hostDisconnected();
    this.#match = match;
    void this.#enter(match);
  }

  hostDisconnected(): void {
    this.#match = null;
    this.#controller?.close();
    this.#controller = null;
    this.#refusal = null;
    this.#wasThere = false;
  }

  async #enter(match: string): Promise<void> {
    const entered = await RemoteController.enter({
      connection: liveConnection(),
      timers: browserTimers,
      makeId: makeCommandId,
      match,
      token: null,
    });
    if (match !== this.#match) {
      if (entered.ok) entered.value.close();
      return;
    }
    if (entered.ok) {
      this.#controller = entered.value;
      entered.value.subscribe(this.#onChange);
      this.#onChange();
    } else {
      this.#refusal = entered.error;
      this.#host.requestUpdate();
    }
  }

  readonly #onChange = (): void => {
    this.#host.requestUpdate();
    const next = this.view?.match.rematch.next ?? null;
    if (next === null) this.#wasThere = true;
    else if (this.#wasThere) this.#onNext(next);
  };
}
