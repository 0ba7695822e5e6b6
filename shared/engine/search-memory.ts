/** What a search remembers of the positions on its line, in the terms in which it thinks of them. */
import type { Line } from './line.ts';
import type { PackedAction } from './packed-action.ts';
import { PositionKey } from './position-key.ts';
import { fromRoot, NO_SCORE, toRoot } from './score.ts';
import {
  AT_LEAST,
  DEPTH_PROVEN,
  EXACTLY,
  packFinding,
  TranspositionTable,
} from './transposition-table.ts';

/** A transposition table for the positions of one line. */
export class SearchMemory {
  readonly #line: Line;
  readonly #table: TranspositionTable;
  readonly #key = new PositionKey();

  /** Remembers `2 ** bits` positions of `line`, 16 bytes each. */
  constructor(line: Line, bits: number) {
    this.#line = line;
    this.#table = new TranspositionTable(bits);
  }

  /** Lets what earlier searches found give way first. */
  startSearch(): void {
    this.#table.startSearch();
  }

  /** Whether the position at `ply` is known; what follows then speaks of it. */
  find(ply: number): boolean {
    this.#takeKey(ply);
    return this.#table.find(this.#key.who, this.#key.goats, this.#line.context(ply));
  }

  /** The best action known of the position found, or `NO_ACTION`. */
  get action(): PackedAction {
    return this.#key.decode(this.#table.action);
  }

  /** Whether what is known of the position found holds at any depth. */
  get isProven(): boolean {
    return this.#table.depth === DEPTH_PROVEN;
  }

  /** The score that settles the position found, at `ply`, between `alpha` and `beta`; or `NO_SCORE`. */
  recall(ply: number, depth: number, alpha: number, beta: number): number {
    const table = this.#table;
    if (table.depth < depth || !this.#line.isRecallable(ply)) return NO_SCORE;
    // Where the window is open the search goes on, so that it can tell what follows.
    if (beta - alpha > 1 && table.depth < DEPTH_PROVEN) return NO_SCORE;
    const score = toRoot(table.score, ply);
    const { bound } = table;
    const settles = bound === EXACTLY || (bound === AT_LEAST ? score >= beta : score <= alpha);
    return settles ? score : NO_SCORE;
  }

  /** Keeps a score found at `ply`, meant as `bound`; `depth` is `DEPTH_PROVEN` if nothing was estimated. */
  remember(ply: number, depth: number, score: number, bound: number, action: PackedAction): void {
    this.#takeKey(ply);
    const { who, goats } = this.#key;
    const finding = packFinding(fromRoot(score, ply), bound, this.#key.encode(action));
    this.#table.store(who, goats, this.#line.context(ply), depth, finding);
  }

  #takeKey(ply: number): void {
    const { who, goats, hand } = this.#line;
    this.#key.take(who[ply] ?? 0, goats[ply] ?? 0, hand[ply] ?? 0);
  }
}
