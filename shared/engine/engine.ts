/** The engine: the best action on a board, how good it is and what follows, within given limits. */
import type { Action } from '../rules/action.ts';
import type { Board } from '../rules/board.ts';
import { evaluate as handMade, type Evaluate } from './evaluate.ts';
import { NO_ACTION, type PackedAction, unpackAction } from './packed-action.ts';
import { type RootFinding, RootSearch } from './root.ts';
import { MOST_DEPTH, Search } from './search.ts';
import { NO_TABLE } from './table-reader.ts';
import { chooseByTable, type TableChoice } from './table-root.ts';
import type { EndgameTable } from './tablebase/probe.ts';
import { type Value, valueOf } from './value.ts';

/** When a search ends: at the first limit reached. */
export interface Limits {
  /** Plies to look ahead, 1–100; 100 unless given. */
  readonly depth?: number;
  /** Positions to enter, overstepped by some thousands at most. */
  readonly nodes?: number;
  /** Asked every few thousand positions whether to stop now: by a clock, or for a person. */
  readonly shouldStop?: () => boolean;
}

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

/** What an engine is made of; every part can be left out. */
export interface EngineParts {
  readonly evaluate?: Evaluate;
  /** Exact values of positions without goats in hand. */
  readonly table?: EndgameTable;
  /** Remembers `2 ** memoryBits` positions of 16 bytes; 20, so 16 MiB, unless given. */
  readonly memoryBits?: number;
}

/** Searches boards one after another, and remembers between them what it found. */
export class Engine {
  readonly #search: Search;

  /** Makes all arrays at once; searching makes no more. */
  constructor(parts: EngineParts = {}) {
    const { evaluate = handMade, table = NO_TABLE, memoryBits = 20 } = parts;
    this.#search = new Search({ evaluate, table, memoryBits });
  }

  /** The best action for the side to act; the board must be open. */
  search(board: Board, limits: Limits): Finding {
    const { depth = MOST_DEPTH, nodes = Infinity, shouldStop = () => false } = limits;
    const search = this.#search;
    search.line.start(board);
    search.start(nodes, shouldStop);
    const choice = chooseByTable(search);
    const actions = choice?.preferred ?? this.#legalActions();
    // Draws are told apart by how hard they are for the other side to hold.
    search.endings.leavesDraws = choice !== undefined;
    const finding = new RootSearch(search, actions).run(depth);
    return this.#report(board, finding, choice);
  }

  #legalActions(): PackedAction[] {
    const count = this.#search.order.list(0, NO_ACTION);
    return Array.from({ length: count }, (_, index) => this.#search.order.at(0, index));
  }

  #report(board: Board, finding: RootFinding, choice: TableChoice | undefined): Finding {
    const { variation, depth } = finding;
    const [chosen = NO_ACTION] = variation;
    const others = choice?.best.filter((action) => action !== chosen) ?? [];
    const score = choice?.score ?? finding.score;
    const isProven = choice !== undefined || finding.isProven;
    return {
      value: valueOf(score, isProven, board.position.toAct),
      action: unpackAction(chosen),
      best: [chosen, ...others].map(unpackAction),
      variation: variation.map(unpackAction),
      depth,
      nodes: this.#search.nodes,
    };
  }
}
