/** The line of play that the search is looking at: its positions, and the ruleset's limits along it. */
import { arrangementKey, type Board, rememberedArrangements } from '../rules/board.ts';
import type { PointSet } from '../rules/point.ts';
import { PLAIN_RULES, PLY_CEILING, type Ruleset } from '../rules/ruleset.ts';
import { OVER_SETS, PACKED_PASS, type PackedAction } from './packed-action.ts';
import { ONE_CAPTURE, packWho, TIGERS_TO_ACT, tigersIn } from './packed-position.ts';
import { ALONE, fingerprint, type Terms } from './terms.ts';

/** No line is longer: the deepest search and what it adds at its end. */
export const LONGEST_LINE = 128;

/** How a position stands to those before it: new, a loop of the line, or drawn by its ruleset. */
export const NEW = 0;
export const LOOP = 1;
export const DRAWN = 2;
export type Repetition = typeof NEW | typeof LOOP | typeof DRAWN;

/** Limits further away than this are taken as equally far. */
const FAR = 255;

/**
 * Positions from the root (ply 0) on, each as its two words. All arrays are made once; `play` writes
 * the frame after the given one.
 */
export class Line {
  readonly who = new Int32Array(LONGEST_LINE + 1);
  readonly goats = new Int32Array(LONGEST_LINE + 1);
  readonly hand = new Int32Array(LONGEST_LINE + 1);
  readonly #quietLeft = new Int32Array(LONGEST_LINE + 1);
  /** Arrangements: those of the game that the ruleset remembers, the root's, those after it. */
  readonly #keys = new Float64Array(PLY_CEILING + LONGEST_LINE + 2);
  /** Per ply, the index in `#keys` before which nothing can come back. */
  readonly #since = new Int32Array(LONGEST_LINE + 1);
  #root = 0;
  #pliesLeft = PLY_CEILING;
  #quietLimit = FAR;
  #memory = 0;
  #occurrences = 2;
  #ruleset: Ruleset = PLAIN_RULES;
  #fingerprint = 0;
  /** What a draw means at the root. */
  terms: Terms = ALONE;

  /** Puts an open board at the root, contested on `terms`. */
  start(board: Board, terms: Terms): void {
    const { ruleset, position } = board;
    this.#ruleset = ruleset;
    this.terms = terms;
    const forTigers = position.toAct === 'tigers' ? terms.otherwise : -terms.otherwise;
    this.#fingerprint = fingerprint(forTigers) << 16;
    this.#pliesLeft = Math.min((ruleset.plyLimit ?? PLY_CEILING) - board.plies, terms.end);
    this.#quietLimit = ruleset.quietLimit ?? 2 * PLY_CEILING;
    const { repetition } = ruleset;
    this.#memory = repetition?.kind === 'forbidden' ? (repetition.memory ?? PLY_CEILING) : 0;
    this.#occurrences = repetition?.kind === 'draw' ? repetition.occurrences : PLY_CEILING;
    const remembered = rememberedArrangements(board);
    this.#keys.set(remembered);
    this.#root = Math.max(0, remembered.length - 1);
    this.#keys[this.#root] = arrangementKey(position.tigers, position.goats);
    this.#since[0] = 0;
    this.who[0] = packWho(position);
    this.goats[0] = position.goats;
    this.hand[0] = position.inHand;
    this.#quietLeft[0] = this.#quietLimit - board.quietPlies;
  }

  /** The rules of the board at the root. */
  get ruleset(): Ruleset {
    return this.#ruleset;
  }

  /** Whether what is legal depends on the ruleset: repeating is forbidden, or goats may pass. */
  get isForbidding(): boolean {
    return this.#memory > 0 || this.#ruleset.goatsWithoutAction === 'pass';
  }

  /** Whether what is possible at `ply` is the position's own, whatever was played before. */
  isRecallable(ply: number): boolean {
    return this.#memory === 0 || this.hand[ply] !== 0;
  }

  /** Whether what is proven at `ply` holds whatever was played before. */
  isProvable(ply: number): boolean {
    return this.#ruleset.repetition === null || this.hand[ply] !== 0;
  }

  /** Whether the side to act at `ply` passes where it has no other action. */
  mayPass(ply: number): boolean {
    const isGoats = ((this.who[ply] ?? 0) & TIGERS_TO_ACT) === 0;
    return isGoats && this.#ruleset.goatsWithoutAction === 'pass';
  }

  /** Plays a legal action at `ply`, so that the position after it stands at `ply + 1`. */
  play(ply: number, action: PackedAction): void {
    const who = this.who[ply] ?? 0;
    const next = ply + 1;
    const from = action & 31;
    const to = action >>> 5;
    const goats = this.goats[ply] ?? 0;
    this.hand[next] = this.hand[ply] ?? 0;
    this.goats[next] = goats;
    this.who[next] = who ^ TIGERS_TO_ACT;
    this.#quietLeft[next] = (this.#quietLeft[ply] ?? 0) - 1;
    if (action === PACKED_PASS) this.#since[next] = this.#since[ply] ?? 0;
    else if (from === to) this.#place(next, goats | (1 << to));
    else this.#move(ply, action);
    if (this.hand[next] === 0)
      this.#keys[this.#root + next] = arrangementKey(
        tigersIn(this.who[next] ?? 0),
        this.goats[next] ?? 0,
      );
  }

  #place(next: number, goats: PointSet): void {
    this.goats[next] = goats;
    this.hand[next] = (this.hand[next] ?? 0) - 1;
    this.#startAnew(next);
  }

  #move(ply: number, action: PackedAction): void {
    const next = ply + 1;
    const who = this.who[next] ?? 0;
    const bits = (1 << (action & 31)) ^ (1 << (action >>> 5));
    if ((who & TIGERS_TO_ACT) !== 0) this.goats[next] = (this.goats[next] ?? 0) ^ bits;
    else this.who[next] = who ^ bits;
    const over = OVER_SETS[action] ?? 0;
    if (over === 0) {
      this.#since[next] = this.#since[ply] ?? 0;
      return;
    }
    this.goats[next] = (this.goats[next] ?? 0) ^ over;
    this.who[next] = (this.who[next] ?? 0) + ONE_CAPTURE;
    this.#startAnew(next);
  }

  #startAnew(next: number): void {
    this.#quietLeft[next] = this.#quietLimit;
    this.#since[next] = this.#root + next;
  }

  /** What a draw at `ply`, or the end of the match by the other board, is worth to the side to act. */
  drawScore(ply: number): number {
    return ply % 2 === 0 ? this.terms.otherwise : -this.terms.otherwise;
  }

  /** Plies from `ply` to the ply limit, or to the end of the match by the other board. */
  pliesLeft(ply: number): number {
    return this.#pliesLeft - ply;
  }

  /** Plies from `ply` to the quiet limit, if neither capture nor placement comes first. */
  quietLeft(ply: number): number {
    return this.#quietLeft[ply] ?? 0;
  }

  /** Whether a limit draws the board at `ply`, unless a side has won. */
  isAtLimit(ply: number): boolean {
    return ply >= this.#pliesLeft || (this.#quietLeft[ply] ?? 0) <= 0;
  }

  /** What a value at `ply` depends on besides the position: the limits if near, and the terms. */
  context(ply: number): number {
    const quiet = Math.min(FAR, this.#quietLeft[ply] ?? 0);
    return this.#fingerprint | (Math.min(FAR, this.#pliesLeft - ply) << 8) | quiet;
  }

  /** Whether the memory forbids a goat's or tiger's step at `ply`. */
  isForbidden(ply: number, action: PackedAction): boolean {
    if (this.#memory === 0 || this.hand[ply] !== 0 || (OVER_SETS[action] ?? 0) !== 0) return false;
    this.play(ply, action);
    const present = this.#root + ply;
    const first = Math.max(this.#since[ply] ?? 0, present - this.#memory + 1);
    const key = this.#keys[present + 1];
    for (let index = present; index >= first; index--) if (this.#keys[index] === key) return true;
    return false;
  }

  /** Whether no position of the game is one short of being drawn by repetition. */
  isHistoryClear(): boolean {
    if (this.#occurrences === PLY_CEILING) return true;
    const past = this.#keys.subarray(0, this.#root + 1);
    return past.every(
      (key, index) =>
        past.filter((other, at) => other === key && (at - index) % 2 === 0).length <
        this.#occurrences - 1,
    );
  }

  /** Whether the position at `ply` has occurred before: in the line, or so often that it is drawn. */
  repetitionAt(ply: number): Repetition {
    const present = this.#root + ply;
    const key = this.#keys[present];
    const first = this.#since[ply] ?? 0;
    let occurrences = 1;
    let isLoop = false;
    for (let index = present - 2; index >= first; index -= 2)
      if (this.#keys[index] === key) {
        occurrences++;
        isLoop ||= index >= this.#root;
        if (occurrences >= this.#occurrences) return DRAWN;
      }
    return isLoop ? LOOP : NEW;
  }
}
