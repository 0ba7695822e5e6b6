/** What the search's numbers mean: whole hundredths of a goat, with wins above and losses below them all. */

/** The score of having won; a win in `n` plies is worth `n` less, so quicker wins are preferred. */
export const WIN = 30_000;
/** Scores at least this high are wins, as far down as its negative losses. */
export const SURE_WIN = 29_000;
/** The highest score that is only an estimate. */
export const MOST_ESTIMATE = 20_000;
/** No score; above all of them. */
export const NO_SCORE = 32_000;

/** Whether a score says that either side wins. */
export function isDecided(score: number): boolean {
  return score >= SURE_WIN || score <= -SURE_WIN;
}

/** A score seen `ply` plies below the root, as it is meant at the position itself. */
export function fromRoot(score: number, ply: number): number {
  return score >= SURE_WIN ? score + ply : score <= -SURE_WIN ? score - ply : score;
}

/** A score as meant at a position, seen from the root `ply` plies above it. */
export function toRoot(score: number, ply: number): number {
  return score >= SURE_WIN ? score - ply : score <= -SURE_WIN ? score + ply : score;
}
