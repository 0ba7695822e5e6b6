/** What wins, draws and losses say about strength. */

/** Results from one player's view. */
export interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** How many Elo points stronger a player is, with the bounds of the 95 % interval. */
export interface EloDifference {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** Of the normal distribution: so many standard deviations on either side hold 95 %. */
const DEVIATIONS = 1.96;

/**
 * The difference that the tally speaks for. The interval is that of the mean score of its matches, half a
 * win and half a loss added, so that it does not shrink to nothing where all matches end alike.
 */
export function compareElo({ wins, draws, losses }: Tally): EloDifference {
  const [won, lost] = [wins + 0.5, losses + 0.5];
  const count = won + draws + lost;
  const mean = (won + draws / 2) / count;
  const squares = won * (1 - mean) ** 2 + draws * (0.5 - mean) ** 2 + lost * mean ** 2;
  const error = (DEVIATIONS * Math.sqrt(squares / count)) / Math.sqrt(count);
  return { elo: eloOf(mean), low: eloOf(mean - error), high: eloOf(mean + error) };
}

/** The difference at which `score`, 0 to 1, is expected (Arpad Elo's logistic curve). */
function eloOf(score: number): number {
  if (score <= 0) return -Infinity;
  return score >= 1 ? Infinity : -400 * Math.log10(1 / score - 1);
}
