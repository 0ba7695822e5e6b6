/** Iterative deepening over the actions of one board. */
import type { PackedAction } from './packed-action.ts';
import { isDecided, NO_SCORE, SURE_WIN, WIN } from './score.ts';
import { MOST_DEPTH, type Search } from './search.ts';

/** What is known of the root. */
export interface RootFinding {
  /** For the side to act, in the search's scores. */
  readonly score: number;
  /** Whether no estimate entered into the score. */
  readonly isProven: boolean;
  /** What both sides do from here, the best action first. */
  readonly variation: readonly PackedAction[];
  /** Plies looked ahead over all actions. */
  readonly depth: number;
}

/** An action at the root and its score for the side to act. */
export interface ScoredAction {
  readonly action: PackedAction;
  readonly score: number;
}

/** Searches the root's actions to growing depths. */
export class RootSearch {
  readonly #search: Search;
  /** The best of the last depth first. */
  readonly #actions: PackedAction[];
  #finding: RootFinding;

  /** Looks at `actions`, at least one, which must be legal at the root that `search` was started with. */
  constructor(search: Search, actions: readonly PackedAction[]) {
    const [first] = actions;
    if (first === undefined) throw new Error('RootSearch: no action to choose from; is it over?');
    this.#search = search;
    this.#actions = [...actions];
    this.#finding = { score: 0, isProven: false, variation: [first], depth: 0 };
  }

  /** Deepens to `mostDepth`, until the search is stopped, or until more depth cannot tell more. */
  run(mostDepth: number): RootFinding {
    for (let depth = 1; depth <= Math.min(mostDepth, MOST_DEPTH) && !this.#isSettled(); depth++) {
      const guesses = this.#search.guesses;
      this.#deepen(depth);
      if (this.#search.isStopped) break;
      const isProven = this.#search.guesses === guesses;
      this.#finding = { ...this.#finding, isProven, depth };
    }
    return this.#finding;
  }

  /** Each action with its own score, all looked at to the same depth. */
  scoreEach(depth: number): ScoredAction[] {
    return this.#actions.map((action) => {
      this.#search.line.play(0, action);
      return { action, score: this.#search.scoreAfter(0, depth, -NO_SCORE, NO_SCORE, 0) };
    });
  }

  #isSettled(): boolean {
    const { score, isProven, depth } = this.#finding;
    return isProven || (isDecided(score) && WIN - Math.abs(score) <= depth);
  }

  /** Looks at all actions to one depth; stopped early, what it has found by then counts. */
  #deepen(depth: number): void {
    const search = this.#search;
    const before = this.#finding;
    let best = -NO_SCORE;
    for (const [index, action] of [...this.#actions].entries()) {
      search.line.play(0, action);
      const score = search.scoreAfter(0, depth, best, NO_SCORE, index);
      if (search.isStopped) {
        // Those looked at so far lose, but this one may not.
        if (index > 0 && best <= -SURE_WIN) this.#finding = { ...before, variation: [action] };
        return;
      }
      if (score <= best) continue;
      best = score;
      this.#actions.splice(index, 1);
      this.#actions.unshift(action);
      const variation = [action, ...search.variations.from(1)];
      this.#finding = { ...this.#finding, score, isProven: false, variation };
    }
  }
}
