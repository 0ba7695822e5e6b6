/** The score of a series: a match and its rematches, which the same two play with seats swapped. */
import type { MatchOutcome } from './outcome.ts';

/** Matches won by whoever has the seat in the match at hand, and matches drawn. */
export interface SeriesScore {
  readonly host: number;
  readonly guest: number;
  readonly draws: number;
}

/** What of a match counts here. */
interface InSeries {
  readonly series: SeriesScore | null;
  readonly outcome: MatchOutcome | null;
}

const NONE: SeriesScore = { host: 0, guest: 0, draws: 0 };

/** The score with the match in it, as it stands for its own seats; a cancelled match counts nothing. */
export function seriesAfter({ series, outcome }: InSeries): SeriesScore {
  const before = series ?? NONE;
  switch (outcome?.result) {
    case 'host':
      return { ...before, host: before.host + 1 };
    case 'guest':
      return { ...before, guest: before.guest + 1 };
    case 'draw':
      return { ...before, draws: before.draws + 1 };
    case 'none':
    case undefined:
      return before;
  }
}

/** The score as it stands for the seats of the rematch, who have changed places. */
export function swapSeries({ host, guest, draws }: SeriesScore): SeriesScore {
  return { host: guest, guest: host, draws };
}
