/** The part of the endgame table that was asked of the server: a few positions ahead of the boards. */
import { type EndgameTable, TABLE_UNKNOWN } from '../../shared/engine/tablebase/probe.ts';
import type { PointSet } from '../../shared/rules/point.ts';
import type { Side } from '../../shared/rules/side.ts';
import type { KnownValue } from './question.ts';

export class AskedTable implements EndgameTable {
  readonly #plies = new Map<number, number>();

  /** Adds what is known; it stays known, for values never change. */
  learn(known: readonly KnownValue[]): void {
    for (const { tigers, goats, toAct, plies } of known)
      this.#plies.set(keyOf(tigers, goats, toAct), plies);
  }

  probe(tigers: PointSet, goats: PointSet, toAct: Side): number {
    return this.#plies.get(keyOf(tigers, goats, toAct)) ?? TABLE_UNKNOWN;
  }
}

/** 25 bits, 25 bits and one: exact in a number. */
function keyOf(tigers: PointSet, goats: PointSet, toAct: Side): number {
  return (tigers * 2 ** 25 + goats) * 2 + (toAct === 'tigers' ? 1 : 0);
}
