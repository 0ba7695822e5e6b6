/** The actions of each position on the line, the promising ones first. */
import { ALL_POINTS, type PointSet } from '../rules/point.ts';
import { jumpedBetween, landingsOf } from '../rules/direction.ts';
import {
  generateCaptures,
  generateGoatSteps,
  generatePlacements,
  generateTigerSteps,
  MOST_ACTIONS,
} from './generate.ts';
import { type Line, LONGEST_LINE } from './line.ts';
import {
  NO_ACTION,
  OVER_SETS,
  PACKED_ACTIONS,
  PACKED_PASS,
  type PackedAction,
} from './packed-action.ts';
import { TIGERS_TO_ACT, tigersIn } from './packed-position.ts';

// Ranks: what was best before, captures, what refuted this ply's other positions, history, hanging goats.
const HINT = 1 << 30;
const CAPTURE = 1 << 25;
const FIRST_KILLER = 1 << 22;
const SECOND_KILLER = 1 << 21;
const PARRY = 1 << 19;
const HANGING = -(1 << 20);
const MOST_HISTORY = 1 << 19;

/** Lists and ranks actions, and remembers which of them cut the search short. */
export class ActionOrder {
  readonly #line: Line;
  /** Those of ply `p` are at `p * MOST_ACTIONS` and after, ranks beside them. */
  readonly #actions = new Int32Array(MOST_ACTIONS * (LONGEST_LINE + 1));
  readonly #ranks = new Int32Array(MOST_ACTIONS * (LONGEST_LINE + 1));
  readonly #killers = new Int32Array(2 * (LONGEST_LINE + 1));
  /** Per side to act and packed action: how often and how deep it refuted. */
  readonly #history = new Int32Array(2 * PACKED_ACTIONS);
  #hanging: PointSet = 0;
  #parries: PointSet = 0;

  /** Orders the actions of positions on `line`. */
  constructor(line: Line) {
    this.#line = line;
  }

  /** Forgets the last position's killers and half of the history. */
  startSearch(): void {
    this.#killers.fill(NO_ACTION);
    this.#halveHistory();
  }

  /** Lists the legal actions at `ply` with `hint` first, and returns how many there are. */
  list(ply: number, hint: PackedAction): number {
    const count = this.#generate(ply);
    this.#rank(ply, count, hint);
    return count;
  }

  /** The best ranked of the `count` actions at `ply` that is not among the first `index`. */
  take(ply: number, index: number, count: number): PackedAction {
    const ranks = this.#ranks;
    const start = ply * MOST_ACTIONS;
    let best = start + index;
    let most = ranks[best] ?? 0;
    for (let at = best + 1; at < start + count; at++) {
      const rank = ranks[at] ?? 0;
      if (rank <= most) continue;
      most = rank;
      best = at;
    }
    const action = this.#actions[best] ?? NO_ACTION;
    this.#actions[best] = this.#actions[start + index] ?? NO_ACTION;
    ranks[best] = ranks[start + index] ?? 0;
    this.#actions[start + index] = action;
    return action;
  }

  /** Remembers that the action taken at `index` refuted the position at `ply`, `depth` plies deep. */
  reward(ply: number, index: number, depth: number): void {
    const action = this.#actions[ply * MOST_ACTIONS + index] ?? NO_ACTION;
    if ((OVER_SETS[action] ?? 0) !== 0) return;
    if (this.#killers[2 * ply] !== action) {
      this.#killers[2 * ply + 1] = this.#killers[2 * ply] ?? NO_ACTION;
      this.#killers[2 * ply] = action;
    }
    const slot = this.#historyOf(ply) + action;
    const history = (this.#history[slot] ?? 0) + depth * depth;
    this.#history[slot] = history;
    if (history >= MOST_HISTORY) this.#halveHistory();
  }

  /** The captures at `ply` alone, unranked; returns how many. */
  listCaptures(ply: number): number {
    const tigers = tigersIn(this.#line.who[ply] ?? 0);
    const goats = this.#line.goats[ply] ?? 0;
    const start = ply * MOST_ACTIONS;
    const empty = ALL_POINTS & ~(tigers | goats);
    return generateCaptures(tigers, goats, empty, this.#actions, start) - start;
  }

  /** The action at `index` of the list at `ply`. */
  at(ply: number, index: number): PackedAction {
    return this.#actions[ply * MOST_ACTIONS + index] ?? NO_ACTION;
  }

  #generate(ply: number): number {
    const who = this.#line.who[ply] ?? 0;
    const goats = this.#line.goats[ply] ?? 0;
    const start = ply * MOST_ACTIONS;
    const tigers = tigersIn(who);
    const empty = ALL_POINTS & ~(tigers | goats);
    let end = start;
    if ((who & TIGERS_TO_ACT) !== 0) {
      end = generateCaptures(tigers, goats, empty, this.#actions, end);
      end = generateTigerSteps(tigers, empty, this.#actions, end);
    } else if (this.#line.hand[ply] !== 0) end = generatePlacements(empty, this.#actions, end);
    else end = generateGoatSteps(goats, empty, this.#actions, end);
    return this.#line.isForbidding ? this.#allowed(ply, end - start) : end - start;
  }

  /** Drops what the ruleset forbids; passes where it lets goats do so. */
  #allowed(ply: number, count: number): number {
    const start = ply * MOST_ACTIONS;
    let end = start;
    for (let at = start; at < start + count; at++) {
      const action = this.#actions[at] ?? NO_ACTION;
      if (!this.#line.isForbidden(ply, action)) this.#actions[end++] = action;
    }
    if (end === start && this.#line.mayPass(ply)) this.#actions[end++] = PACKED_PASS;
    return end - start;
  }

  #rank(ply: number, count: number, hint: PackedAction): void {
    const actions = this.#actions;
    const ranks = this.#ranks;
    const history = this.#history;
    const base = this.#historyOf(ply);
    const start = ply * MOST_ACTIONS;
    const end = start + count;
    this.#markPlacements(ply);
    const hanging = this.#hanging;
    const parries = this.#parries;
    const first = this.#killers[2 * ply] ?? NO_ACTION;
    const second = this.#killers[2 * ply + 1] ?? NO_ACTION;
    for (let at = start; at < end; at++) {
      const action = actions[at] ?? NO_ACTION;
      const to = action >>> 5;
      let rank = history[base + action] ?? 0;
      if ((OVER_SETS[action] ?? 0) !== 0) rank += CAPTURE;
      if (((hanging >>> to) & 1) !== 0) rank += HANGING;
      if (((parries >>> to) & 1) !== 0) rank += PARRY;
      if (action === first) rank += FIRST_KILLER;
      else if (action === second) rank += SECOND_KILLER;
      ranks[at] = action === hint ? HINT : rank;
    }
  }

  /** Finds where a goat to be placed could be taken at once, and where it saves another; else nothing. */
  #markPlacements(ply: number): void {
    this.#hanging = 0;
    this.#parries = 0;
    if (this.#historyOf(ply) !== 0 || this.#line.hand[ply] === 0) return;
    const tigers = tigersIn(this.#line.who[ply] ?? 0);
    const goats = this.#line.goats[ply] ?? 0;
    const empty: PointSet = ALL_POINTS & ~(tigers | goats);
    this.#hanging = jumpedBetween(tigers, empty, empty);
    this.#parries = landingsOf(tigers, goats, empty);
  }

  #historyOf(ply: number): number {
    return ((this.#line.who[ply] ?? 0) & TIGERS_TO_ACT) === 0 ? 0 : PACKED_ACTIONS;
  }

  #halveHistory(): void {
    for (let slot = 0; slot < this.#history.length; slot++)
      this.#history[slot] = (this.#history[slot] ?? 0) >> 1;
  }
}
