/** The lines that the search expects from each ply on, built up from its end. */
import { LONGEST_LINE } from './line.ts';
import { NO_ACTION, type PackedAction } from './packed-action.ts';

/** A line of packed actions for every ply. */
export class Variations {
  /** That of ply `p` from `p * LONGEST_LINE` on, ended by `NO_ACTION`. */
  readonly #actions = new Int32Array(LONGEST_LINE * (LONGEST_LINE + 2)).fill(NO_ACTION);

  /** Nothing is expected at `ply`. */
  clear(ply: number): void {
    this.#actions[ply * LONGEST_LINE] = NO_ACTION;
  }

  /** At `ply` this action is expected, and after it what is expected at the next ply. */
  lead(ply: number, action: PackedAction): void {
    const own = ply * LONGEST_LINE;
    const next = own + LONGEST_LINE;
    this.#actions[own] = action;
    const length = this.#lengthFrom(next);
    this.#actions.copyWithin(own + 1, next, next + length);
    this.#actions[own + 1 + length] = NO_ACTION;
  }

  /** What is expected from `ply` on. */
  from(ply: number): PackedAction[] {
    const start = ply * LONGEST_LINE;
    return Array.from(this.#actions.subarray(start, start + this.#lengthFrom(start)));
  }

  #lengthFrom(start: number): number {
    let length = 0;
    while (length < LONGEST_LINE - 2 && this.#actions[start + length] !== NO_ACTION) length++;
    return length;
  }
}
