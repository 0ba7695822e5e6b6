/** The actions of a root that the endgame table settles. */
import { NO_ACTION, type PackedAction } from './packed-action.ts';
import { NO_SCORE } from './score.ts';
import type { Search } from './search.ts';

/** The best of a root's actions. */
export interface TableChoice {
  readonly score: number;
  /** All actions of this score. */
  readonly best: readonly PackedAction[];
  /**
   * Those of them that the table prefers where a limit makes all of them draws: it wins soonest, or
   * loses latest, against someone who does not know.
   */
  readonly preferred: readonly PackedAction[];
}

/** The best actions at the started root; `undefined` where the table does not settle every action. */
export function chooseByTable(search: Search): TableChoice | undefined {
  if (search.line.hand[0] !== 0) return undefined;
  const count = search.order.list(0, NO_ACTION);
  const actions = Array.from({ length: count }, (_, index) => search.order.at(0, index));
  const judged = actions.map((action) => {
    search.line.play(0, action);
    const score = search.exactScore(1);
    return {
      action,
      score: score === NO_SCORE ? score : -score,
      rank: -search.endings.preference(1),
    };
  });
  if (judged.some(({ score }) => score === NO_SCORE)) return undefined;
  const score = Math.max(...judged.map((entry) => entry.score));
  const best = judged.filter((entry) => entry.score === score);
  const rank = Math.max(...best.map((entry) => entry.rank));
  const preferred = best.filter((entry) => entry.rank === rank);
  return {
    score,
    best: best.map(({ action }) => action),
    preferred: preferred.map(({ action }) => action),
  };
}
