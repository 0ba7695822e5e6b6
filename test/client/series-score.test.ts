/** The score of a series as it is shown. */
import { expect, test } from 'vitest';
import { formatSeries, saySeries } from '../../client/text/series-score.ts';
import { MatchPlay } from '../support/match-play.ts';

function playedAfter(host: number, guest: number, draws: number): MatchPlay {
  const play = MatchPlay.begin();
  play.match = { ...play.match, series: { host, guest, draws } };
  return play;
}

test.each([
  [0, 0, 0, '0–0'],
  [2, 1, 0, '2–1'],
  [0, 0, 1, '½–½'],
  [2, 0, 3, '3½–1½'],
])('%i won, %i lost and %i drawn are %s', (host, guest, draws, score) => {
  expect(formatSeries(playedAfter(host, guest, draws).match)).toBe(score);
});

test('the match at hand counts once it is over', () => {
  const play = playedAfter(1, 0, 0);
  play.host({ kind: 'resign' });
  expect(saySeries(play.match)).toBe('Series: Ann 1–1 Bea');
});
