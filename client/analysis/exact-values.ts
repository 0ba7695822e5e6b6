/** What the server's endgame table says of the boards looked at, asked once each. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { formatPosition } from '../../shared/notation/position.ts';
import type { Board } from '../../shared/rules/board.ts';
import type { Result } from '../../shared/rules/result.ts';
import type { ProbeAnswer } from '../../shared/wire/rest.ts';

/** Under plain rules; fails where the server or its table is out of reach. */
export type Probe = (position: string) => Promise<Result<ProbeAnswer, unknown>>;

/** `unknown`: not asked, or not answered yet; `none`: goats in hand, or nobody to ask. */
export type ExactValue = ProbeAnswer | 'unknown' | 'none';

export class ExactValues implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #probe: Probe;
  readonly #known = new Map<string, ExactValue>();

  constructor(host: ReactiveControllerHost, probe: Probe) {
    this.#host = host;
    this.#probe = probe;
    host.addController(this);
  }

  hostConnected(): void {
    // A server that was out of reach may be there again.
    this.#known.clear();
  }

  /** What is known of a board; what is not is asked. */
  of({ position, outcome }: Board): ExactValue {
    if (position.inHand > 0 || outcome !== null) return 'none';
    const written = formatPosition(position);
    const known = this.#known.get(written);
    if (known !== undefined) return known;
    this.#known.set(written, 'unknown');
    void this.#probe(written).then((answer) => {
      this.#known.set(written, answer.ok ? answer.value : 'none');
      this.#host.requestUpdate();
    });
    return 'unknown';
  }
}
