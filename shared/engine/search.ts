/** Alpha-beta with principal variation search: one search of a fixed depth, interruptible. */
import { ALL_POINTS } from '../rules/point.ts';
import { CAPTURES_TO_WIN } from '../rules/position.ts';
import { ActionOrder } from './action-order.ts';
import { jumpersOver, neighboursOf } from '../rules/direction.ts';
import type { Evaluate } from './evaluate.ts';
import { DRAWN, Line, LOOP, NEW, type Repetition } from './line.ts';
import { NO_ACTION } from './packed-action.ts';
import { capturesIn, TIGERS_TO_ACT, tigersIn } from './packed-position.ts';
import { NO_SCORE, WIN } from './score.ts';
import { SearchMemory } from './search-memory.ts';
import { TableReader } from './table-reader.ts';
import type { EndgameTable } from './tablebase/probe.ts';
import { AT_LEAST, AT_MOST, DEPTH_PROVEN, EXACTLY } from './transposition-table.ts';
import { Variations } from './variations.ts';

/** The deepest search asked for; captures at its end lie beyond. */
export const MOST_DEPTH = 100;
/** How often the search asks whether to stop: every so many nodes, a power of two. */
const STOP_INTERVAL = 2048;

/** What a search is made of. */
export interface SearchParts {
  readonly evaluate: Evaluate;
  readonly table: EndgameTable;
  /** Remembers `2 ** memoryBits` positions of 16 bytes. */
  readonly memoryBits: number;
}

/** Searches the positions below `line`'s root. */
export class Search {
  readonly line = new Line();
  readonly order: ActionOrder;
  readonly #evaluate: Evaluate;
  /** The table of endings, as far as it is true under the root's ruleset. */
  readonly endings: TableReader;
  readonly #memory: SearchMemory;
  readonly variations = new Variations();
  #shouldStop: () => boolean = () => false;
  #mostNodes = Infinity;
  /** Positions entered, those after captures at the end of the search included. */
  nodes = 0;
  /** Grows with every estimate: a score is proven if this stood still while it was found. */
  guesses = 0;
  /** Once set, scores mean nothing. */
  isStopped = false;

  /** Makes the arrays that every search of this object uses. */
  constructor(parts: SearchParts) {
    this.#evaluate = parts.evaluate;
    this.endings = new TableReader(parts.table, this.line);
    this.#memory = new SearchMemory(this.line, parts.memoryBits);
    this.order = new ActionOrder(this.line);
  }

  /** Takes up the line's new root. It ends at `mostNodes`, or when `shouldStop`, asked now and then, says so. */
  start(mostNodes: number, shouldStop: () => boolean): void {
    this.#mostNodes = mostNodes;
    this.#shouldStop = shouldStop;
    this.endings.start();
    this.#memory.startSearch();
    this.order.startSearch();
    this.nodes = 0;
    this.isStopped = false;
  }

  /** The score at `ply` for the side to act, as far as it lies between `alpha` and `beta`. */
  score(ply: number, depth: number, alpha: number, beta: number): number {
    this.nodes++;
    this.variations.clear(ply);
    if ((this.nodes & (STOP_INTERVAL - 1)) === 0) this.#checkStop();
    if (this.isStopped) return 0;
    const exact = this.exactScore(ply);
    if (exact !== NO_SCORE) return exact;
    if (depth <= 0) return this.#leaf(ply, alpha, beta);
    return this.#expand(ply, depth, alpha, beta);
  }

  #checkStop(): void {
    this.isStopped ||= this.nodes >= this.#mostNodes || this.#shouldStop();
  }

  /** The score at `ply` without searching: the board is over or the table settles it; else `NO_SCORE`. */
  exactScore(ply: number): number {
    if (capturesIn(this.line.who[ply] ?? 0) === CAPTURES_TO_WIN) return ply - WIN;
    if (this.line.isAtLimit(ply))
      return this.order.list(ply, NO_ACTION) > 0 ? this.#draw(ply) : ply - WIN;
    return this.line.hand[ply] === 0 ? this.endings.read(ply) : NO_SCORE;
  }

  #expand(ply: number, depth: number, alpha: number, beta: number): number {
    const repetition = this.#repetitionAt(ply);
    if (repetition === DRAWN) return this.#draw(ply);
    if (repetition === LOOP) {
      // Nobody makes headway by going in circles; whether one could by leaving them is left open.
      this.guesses++;
      return this.line.drawScore(ply);
    }
    let hint = NO_ACTION;
    // One ply before the end, looking is as quick as remembering.
    if (depth > 1 && this.#memory.find(ply)) {
      hint = this.#memory.action;
      const score = this.#memory.recall(ply, depth, alpha, beta);
      if (score !== NO_SCORE) {
        if (!this.#memory.isProven) this.guesses++;
        return score;
      }
    }
    const count = this.order.list(ply, hint);
    if (count === 0) return ply - WIN;
    return this.#tryAll(ply, depth, alpha, beta, count);
  }

  #tryAll(ply: number, depth: number, alpha: number, beta: number, count: number): number {
    const guesses = this.guesses;
    let best = -NO_SCORE;
    let bestAction = NO_ACTION;
    for (let index = 0; index < count; index++) {
      const before = this.guesses;
      const action = this.order.take(ply, index, count);
      this.line.play(ply, action);
      const score = this.scoreAfter(ply, depth, Math.max(alpha, best), beta, index);
      if (this.isStopped) return 0;
      if (score <= best) continue;
      best = score;
      if (score > alpha) bestAction = action;
      if (score < beta) {
        if (score > alpha) this.variations.lead(ply, action);
        continue;
      }
      this.order.reward(ply, index, depth);
      // One refutation is proof enough: what was guessed about other actions does not matter.
      if (this.guesses === before) this.guesses = guesses;
      break;
    }
    if (depth > 1) {
      const bound = best >= beta ? AT_LEAST : best > alpha ? EXACTLY : AT_MOST;
      const isProven = this.guesses === guesses && this.line.isProvable(ply);
      this.#memory.remember(ply, isProven ? DEPTH_PROVEN : depth, best, bound, bestAction);
    }
    return best;
  }

  /** The score for the side to act at `ply` of the action just played there, the `index`-th tried. */
  scoreAfter(ply: number, depth: number, alpha: number, beta: number, index: number): number {
    if (index === 0) return -this.score(ply + 1, depth - 1, -beta, -alpha);
    const reduction = depth >= 3 && index >= 4 ? 1 : 0;
    let score = -this.score(ply + 1, depth - 1 - reduction, -alpha - 1, -alpha);
    if (score > alpha && reduction > 0) score = -this.score(ply + 1, depth - 1, -alpha - 1, -alpha);
    if (score > alpha && score < beta) score = -this.score(ply + 1, depth - 1, -beta, -alpha);
    return score;
  }

  #leaf(ply: number, alpha: number, beta: number): number {
    return ((this.line.who[ply] ?? 0) & TIGERS_TO_ACT) === 0
      ? this.#goatsLeaf(ply)
      : this.#tigersLeaf(ply, alpha, beta);
  }

  /** Goats to act at the end of a search: estimated, unless they are stuck. */
  #goatsLeaf(ply: number): number {
    const goats = this.line.goats[ply] ?? 0;
    const who = this.line.who[ply] ?? 0;
    const empty = ALL_POINTS & ~(tigersIn(who) | goats);
    if (this.line.hand[ply] === 0 && (neighboursOf(goats) & empty) === 0 && !this.line.mayPass(ply))
      return ply - WIN;
    return this.#estimate(ply);
  }

  /** Tigers to act at the end of a search: estimated, but captures are looked at. */
  #tigersLeaf(ply: number, alpha: number, beta: number): number {
    const who = this.line.who[ply] ?? 0;
    const goats = this.line.goats[ply] ?? 0;
    const tigers = tigersIn(who);
    const empty = ALL_POINTS & ~(tigers | goats);
    const jumpers = tigers & jumpersOver(goats, empty);
    if (jumpers === 0)
      return (neighboursOf(tigers) & empty) === 0 ? ply - WIN : this.#estimate(ply);
    if (capturesIn(who) === CAPTURES_TO_WIN - 1)
      return this.#repetitionAt(ply) === DRAWN ? this.#draw(ply) : WIN - ply - 1;
    let best = this.#estimate(ply);
    if (best >= beta) return best;
    const count = this.order.listCaptures(ply);
    for (let index = 0; index < count; index++) {
      this.line.play(ply, this.order.at(ply, index));
      const score = -this.score(ply + 1, 0, -beta, -Math.max(alpha, best));
      if (score > best) best = score;
      if (best >= beta) break;
    }
    return best;
  }

  #repetitionAt(ply: number): Repetition {
    return this.line.hand[ply] === 0 ? this.line.repetitionAt(ply) : NEW;
  }

  #estimate(ply: number): number {
    this.guesses++;
    if (this.line.hand[ply] === 0) {
      const likely = this.endings.estimate(ply);
      if (likely !== NO_SCORE) return likely;
    }
    return this.#evaluate(this.line.who[ply] ?? 0, this.line.goats[ply] ?? 0);
  }

  #draw(ply: number): number {
    if (!this.line.terms.isExact) this.guesses++;
    return this.line.drawScore(ply);
  }
}
