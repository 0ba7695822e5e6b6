/** The score of a match and its rematches, as it stands for the seats that change places. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply } from '../../shared/match/apply.ts';
import { rematchSetup } from '../../shared/match/rematch.ts';
import { type SeriesScore, seriesAfter } from '../../shared/match/series.ts';
import { MatchPlay } from '../support/match-play.ts';

/** A match that `series` came before, ended that way. */
function ended(series: SeriesScore | null, result: 'host' | 'guest' | 'draw' | 'none') {
  const { match } = MatchPlay.begin();
  const reason = { kind: 'agreed' } as const;
  return { ...match, series, outcome: { result, reason } };
}

test('the first match of a series has nothing before it', () => {
  const { match } = new MatchPlay();

  expect(match.series).toBeNull();
  expect(seriesAfter(match)).toEqual({ host: 0, guest: 0, draws: 0 });
});

test('a rematch begins with the score of the matches before it', () => {
  const { setup, series } = rematchSetup(ended({ host: 2, guest: 1, draws: 0 }, 'host'));
  const match = apply(null, { kind: 'created', setup, rematchOf: 'm', series }, 0);

  expect(match.series).toEqual({ host: 1, guest: 3, draws: 0 });
});

test('a cancelled match counts for nobody', () => {
  expect(seriesAfter(ended({ host: 2, guest: 1, draws: 4 }, 'none'))).toEqual({
    host: 2,
    guest: 1,
    draws: 4,
  });
});

test('however a series goes, each keeps what it has won, whichever seat it has', () => {
  const results = fc.array(fc.constantFrom('ann', 'bea', 'draw', 'none'), { maxLength: 20 });
  fc.assert(
    fc.property(results, (winners) => {
      const won = { ann: 0, bea: 0, draw: 0, none: 0 };
      let series: SeriesScore | null = null;
      for (const [index, winner] of winners.entries()) {
        const host = index % 2 === 0 ? 'ann' : 'bea';
        const guest = host === 'ann' ? 'bea' : 'ann';
        expect(series ?? { host: 0, guest: 0, draws: 0 }).toEqual({
          host: won[host],
          guest: won[guest],
          draws: won.draw,
        });
        const result =
          winner === 'draw' || winner === 'none' ? winner : winner === host ? 'host' : 'guest';
        won[winner] += 1;
        series = rematchSetup(ended(series, result)).series;
      }
    }),
  );
});
