/** The engine: the best action on a board, how good it is and what follows, within given limits. */
import type { Action } from '../rules/action.ts';
import type { Board } from '../rules/board.ts';
import type { Side } from '../rules/side.ts';
import { NO_SOLUTION, type Solution } from '../solution/solution.ts';
import { evaluate as handMade, type Evaluate } from './evaluate.ts';
import { type Limits, stopOf } from './limits.ts';
import { NO_ACTION, packAction, type PackedAction, unpackAction } from './packed-action.ts';
import { type RootFinding, RootSearch } from './root.ts';
import { isDecided } from './score.ts';
import { MOST_DEPTH, Search } from './search.ts';
import { type KnownResults, type SolvedRoot, solveRoot } from './solved-root.ts';
import { valueOfSolved } from './solved-value.ts';
import { NO_TABLE } from './table-reader.ts';
import { chooseByTable, type TableChoice } from './table-root.ts';
import type { EndgameTable } from './tablebase/probe.ts';
import { ALONE, type Terms } from './terms.ts';
import { type Value, valueOf } from './value.ts';

/** What a search has found. */
export interface Finding {
  readonly value: Value;
  /** What to do. */
  readonly action: Action;
  /** All actions that are certainly as good, `action` first; others may be too. */
  readonly best: readonly Action[];
  /** What both sides are expected to do, from `action` on. */
  readonly variation: readonly Action[];
  /** Plies looked ahead over all actions. */
  readonly depth: number;
  readonly nodes: number;
}

/** A legal action and its score for the side to act: hundredths of a goat, wins near 30,000. */
export interface ScoredAction {
  readonly action: Action;
  readonly score: number;
}

/** What an engine is made of; every part can be left out. */
export interface EngineParts {
  readonly evaluate?: Evaluate;
  /** Exact values of positions without goats in hand. */
  readonly table?: EndgameTable;
  /** Exact results of positions with goats in hand; asked about the root and two plies after it. */
  readonly solution?: Solution;
  /** Remembers `2 ** memoryBits` positions of 16 bytes; 20, so 16 MiB, unless given. */
  readonly memoryBits?: number;
}

/** Where there is nothing to choose, looking so far ahead tells what may follow. */
const SOLE_DEPTH = 6;

/** Searches boards one after another, and remembers between them what it found. */
export class Engine {
  readonly #search: Search;
  readonly #known: KnownResults;

  /** Makes all arrays at once; searching makes no more. */
  constructor(parts: EngineParts = {}) {
    const { evaluate = handMade, table = NO_TABLE, memoryBits = 20 } = parts;
    this.#search = new Search({ evaluate, table, memoryBits });
    this.#known = { solution: parts.solution ?? NO_SOLUTION, table };
  }

  /**
   * The best action for the side to act on an open board. `terms` say what a draw there is worth: on
   * other terms than `ALONE` the value is the match's, in plies of this board.
   */
  search(board: Board, limits: Limits, terms: Terms = ALONE): Finding {
    const { depth = MOST_DEPTH, nodes = Infinity } = limits;
    const search = this.#search;
    search.line.start(board, terms);
    search.start(nodes, stopOf(limits));
    const solved = solveRoot(this.#known, board.position);
    if (solved !== undefined) return this.#searchSolved(board, terms, solved, depth);
    const choice = chooseByTable(search);
    const actions = choice?.preferred ?? this.#legalActions();
    // Draws are told apart by how hard they are for the other side to hold.
    search.endings.leavesDraws = choice !== undefined && !isDecided(terms.otherwise);
    const finding = new RootSearch(search, actions).run(depth);
    return this.#report(board.position.toAct, finding, choice);
  }

  /** Judges only between actions that keep the result. */
  #searchSolved(board: Board, terms: Terms, solved: SolvedRoot, depth: number): Finding {
    const { result, keeping, hardest } = solved;
    const isRace = isDecided(terms.otherwise);
    const actions = (isRace ? keeping : hardest).map(packAction);
    this.#search.endings.leavesDraws = result === 'draw' && !isRace;
    const most = actions.length === 1 && !isRace ? SOLE_DEPTH : MOST_DEPTH;
    const finding = new RootSearch(this.#search, actions).run(Math.min(depth, most));
    const value = valueOfSolved(board, terms, result, finding.score);
    return this.#tell(value, finding, keeping.map(packAction));
  }

  /** Every legal action with its score for the side to act, `depth` plies deep; for choices with noise. */
  scoreActions(
    board: Board,
    depth: number,
    terms: Terms = ALONE,
  ): { readonly scored: readonly ScoredAction[]; readonly nodes: number } {
    this.#search.line.start(board, terms);
    this.#search.start(Infinity, () => false);
    const packed = new RootSearch(this.#search, this.#legalActions()).scoreEach(depth);
    const scored = packed.map(({ action, score }) => ({ action: unpackAction(action), score }));
    return { scored, nodes: this.#search.nodes };
  }

  #legalActions(): PackedAction[] {
    const count = this.#search.order.list(0, NO_ACTION);
    return Array.from({ length: count }, (_, index) => this.#search.order.at(0, index));
  }

  #report(toAct: Side, finding: RootFinding, choice: TableChoice | undefined): Finding {
    return this.#tell(this.#value(toAct, finding, choice), finding, choice?.best ?? []);
  }

  #tell(value: Value, finding: RootFinding, best: readonly PackedAction[]): Finding {
    const { variation, depth } = finding;
    const [chosen = NO_ACTION] = variation;
    const others = best.filter((action) => action !== chosen);
    return {
      value,
      action: unpackAction(chosen),
      best: [chosen, ...others].map(unpackAction),
      variation: variation.map(unpackAction),
      depth,
      nodes: this.#search.nodes,
    };
  }

  #value(toAct: Side, finding: RootFinding, choice: TableChoice | undefined): Value {
    const { terms } = this.#search.line;
    const isProven = terms.isExact && (choice !== undefined || finding.isProven);
    const value = valueOf(choice?.score ?? finding.score, isProven, toAct);
    const mayBeLikely = value.kind === 'estimate' && terms === ALONE;
    const likely = mayBeLikely ? this.#search.endings.likely() : undefined;
    return likely === undefined ? value : { kind: 'likely', ...likely };
  }
}
