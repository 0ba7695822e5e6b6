/** What the endgame table's values are worth under a ruleset, whose limits the table does not know. */
import type { BoardResult } from '../rules/outcome.ts';
import type { Line } from './line.ts';
import { TIGERS_TO_ACT, tigersIn } from './packed-position.ts';
import { NO_SCORE, WIN } from './score.ts';
import { type EndgameTable, readPlies, TABLE_DRAW, TABLE_UNKNOWN } from './tablebase/probe.ts';

/** The table that holds nothing: play without one. */
export const NO_TABLE: EndgameTable = { probe: () => TABLE_UNKNOWN };

/** The estimate of a win that is only certain without the ruleset; one per ply it takes is taken off. */
const LIKELY_WIN = 15_000;
const PER_PLY = 20;

/** Reads a table for positions without goats in hand on a line. */
export class TableReader {
  readonly #table: EndgameTable;
  readonly #line: Line;
  #isForbidding = false;
  #mayPass = false;
  #isHistoryClear = true;
  /** Whether draws are left for the search to tell apart by its estimates. */
  leavesDraws = false;

  /** Reads `table` for positions on `line`. */
  constructor(table: EndgameTable, line: Line) {
    this.#table = table;
    this.#line = line;
  }

  /** Takes up the ruleset of the line's root. */
  start(): void {
    const { repetition, goatsWithoutAction } = this.#line.ruleset;
    this.#isForbidding = repetition?.kind === 'forbidden';
    this.#mayPass = goatsWithoutAction === 'pass';
    this.#isHistoryClear = this.#line.isHistoryClear();
    this.leavesDraws = false;
  }

  /** The exact score at `ply`, seen from the root; `NO_SCORE` where it is not known for certain. */
  read(ply: number): number {
    const plies = this.probe(ply);
    if (plies === TABLE_UNKNOWN || this.#isForbidding) return NO_SCORE;
    if (this.#mayPass && !this.#isGoatsWin(plies, ply)) return NO_SCORE;
    if (plies === TABLE_DRAW) return this.leavesDraws ? NO_SCORE : this.#line.drawScore(ply);
    // The loser can hold out for `plies` plies, the winner needs no more: the limit alone decides.
    if (plies > this.#line.pliesLeft(ply)) return this.#line.drawScore(ply);
    if (plies > this.#line.quietLeft(ply) || !this.#isHistoryClear) return NO_SCORE;
    return plies % 2 === 1 ? WIN - ply - plies : ply + plies - WIN;
  }

  /** The table's value at `ply` as an estimate, where `read` is not certain; `NO_SCORE` unknown. */
  estimate(ply: number): number {
    const plies = this.probe(ply);
    if (plies === TABLE_UNKNOWN || plies === TABLE_DRAW) return NO_SCORE;
    const likely = LIKELY_WIN - PER_PLY * plies;
    return plies % 2 === 1 ? likely : -likely;
  }

  /** What the table alone says of the root; `undefined` where it says nothing. */
  likely(): { result: BoardResult; plies: number | null } | undefined {
    if (this.#line.hand[0] !== 0) return undefined;
    const plies = this.probe(0);
    if (plies === TABLE_UNKNOWN) return undefined;
    const toAct = ((this.#line.who[0] ?? 0) & TIGERS_TO_ACT) === 0 ? 'goats' : 'tigers';
    const { winner, plies: left } = readPlies(plies, toAct);
    return { result: winner, plies: left };
  }

  /** What the table alone says at `ply`: higher is better for the side to act, 0 a draw or unknown. */
  preference(ply: number): number {
    const plies = this.probe(ply);
    if (plies === TABLE_UNKNOWN || plies === TABLE_DRAW) return 0;
    return plies % 2 === 1 ? TABLE_DRAW - plies : plies - TABLE_DRAW;
  }

  /** The table's byte at `ply`, whatever the ruleset. */
  probe(ply: number): number {
    const who = this.#line.who[ply] ?? 0;
    const side = (who & TIGERS_TO_ACT) === 0 ? 'goats' : 'tigers';
    return this.#table.probe(tigersIn(who), this.#line.goats[ply] ?? 0, side);
  }

  #isGoatsWin(plies: number, ply: number): boolean {
    if (plies === TABLE_DRAW) return false;
    return (plies % 2 === 1) === (((this.#line.who[ply] ?? 0) & TIGERS_TO_ACT) === 0);
  }
}
