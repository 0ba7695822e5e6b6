/** What the server's endgame table, and its solution where it has one, say of the boards looked at, asked once each. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { formatPosition } from '../../shared/notation/position.ts';
import type { Board } from '../../shared/rules/board.ts';
import type { Result } from '../../shared/rules/result.ts';
import type { ProbeAnswer } from '../../shared/wire/rest.ts';

/** Under plain rules; fails where the server or its table is out of reach. */
export type Probe = (position: string) => Promise<Result<ProbeAnswer, unknown>>;

/** Whether the server can be asked about positions with goats in hand. Never rejects. */
export type FindSolution = () => Promise<boolean>;

/** `unknown`: not asked, or not answered yet; `none`: nobody to ask, or nobody who knows. */
export type ExactValue = ProbeAnswer | 'unknown' | 'none';

export class ExactValues implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #probe: Probe;
  readonly #findSolution: FindSolution;
  readonly #known = new Map<string, ExactValue>();
  #hasSolution: Promise<boolean> | null = null;

  constructor(host: ReactiveControllerHost, probe: Probe, findSolution: FindSolution) {
    this.#host = host;
    this.#probe = probe;
    this.#findSolution = findSolution;
    host.addController(this);
  }

  hostConnected(): void {
    // A server that was out of reach may be there again.
    this.#known.clear();
    this.#hasSolution = null;
  }

  /** What is known of a board; what is not is asked. */
  of({ position, outcome }: Board): ExactValue {
    if (outcome !== null) return 'none';
    const written = formatPosition(position);
    const known = this.#known.get(written);
    if (known !== undefined) return known;
    this.#known.set(written, 'unknown');
    void this.#ask(written, position.inHand > 0).then((value) => {
      this.#known.set(written, value);
      this.#host.requestUpdate();
    });
    return 'unknown';
  }

  async #ask(written: string, isPlacement: boolean): Promise<ExactValue> {
    // Most servers have no solution, and a refusal for every position would help nobody.
    if (isPlacement && !(await (this.#hasSolution ??= this.#findSolution()))) return 'none';
    const answer = await this.#probe(written);
    return answer.ok ? answer.value : 'none';
  }
}
