/** The score of a series of rematches, in points: a win is one, a draw half. */
import type { Match } from '../../shared/match/match.ts';
import { seriesAfter } from '../../shared/match/series.ts';
import { text } from './locale.ts';
import { nameOfSeat } from './sentences.ts';

/** `2½–1`, the host's points first. */
export function formatSeries(match: Match): string {
  const { host, guest, draws } = seriesAfter(match);
  return `${formatPoints(host, draws)}–${formatPoints(guest, draws)}`;
}

/** “Series: Ann 2½–1 Bea”. */
export function saySeries(match: Match): string {
  return text().match.series(
    nameOfSeat(match, 'host'),
    formatSeries(match),
    nameOfSeat(match, 'guest'),
  );
}

function formatPoints(wins: number, draws: number): string {
  const whole = wins + Math.floor(draws / 2);
  const half = draws % 2 === 0 ? '' : '½';
  return whole === 0 && half !== '' ? half : `${String(whole)}${half}`;
}
