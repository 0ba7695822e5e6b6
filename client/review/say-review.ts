/** What the review knows, in words: who wins where, and what a ply was worth. */
import type { Match } from '../../shared/match/match.ts';
import { type BoardName, otherSeat, type Seat, seatOf } from '../../shared/match/seat.ts';
import { seatOfResult } from '../../shared/review/outlook.ts';
import type { BoardValue, Grade, ReviewMoment } from '../../shared/review/review.ts';
import { text } from '../text/locale.ts';
import { nameOfSeat } from '../text/sentences.ts';
import { studyText } from '../text/study-text.ts';

/** From where a match is looked at: a seat of it, or `null`. */
export interface Outsight {
  readonly match: Match;
  readonly viewer: Seat | null;
}

/** Beside a move: as chess players write it, so that no colour is needed. */
export const GRADE_SIGNS: Readonly<Record<Grade, string>> = {
  best: '★',
  kept: '✓',
  good: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
  'gave-draw': '½??',
  'gave-win': '1??',
};

/** Which of three looks a grade has. */
export function toneOf(grade: Grade): 'fine' | 'slip' | 'bad' {
  switch (grade) {
    case 'best':
    case 'kept':
    case 'good':
      return 'fine';
    case 'inaccuracy':
    case 'mistake':
      return 'slip';
    case 'blunder':
    case 'gave-draw':
    case 'gave-win':
      return 'bad';
  }
}

/** “Left: you win in 9 (exact)”. */
export function sayBoard(
  outsight: Outsight,
  name: BoardName,
  value: BoardValue,
  isTwo: boolean,
): string {
  const said = `${sayWinner(outsight, name, value)} (${sayCertainty(value)})`;
  const { boardName, speech } = text();
  return isTwo ? speech.board(boardName[name], said) : said;
}

/** “Left: you win in 9, right: they win in 14. The left board is over first.”; `null`: no such race. */
export function sayRace(outsight: Outsight, moment: ReviewMoment): string | null {
  if (moment.first === null || moment.right === null) return null;
  const { boardName, speech } = text();
  const said = (['left', 'right'] as const).map((name) =>
    speech.board(boardName[name], sayWinner(outsight, name, moment[name] ?? moment.left)),
  );
  return `${said.join(', ')}. ${studyText().review.first(moment.first)}`;
}

function sayWinner({ match, viewer }: Outsight, name: BoardName, value: BoardValue): string {
  const words = studyText().review;
  if (value.kind === 'estimate') {
    if (Math.abs(value.score) < 20) return words.even;
    const ahead = seatOf(match.setup, value.score > 0 ? 'tigers' : 'goats', name);
    return words.ahead(nameOfSeat(match, ahead), Math.abs(Math.round(value.score / 10)) / 10);
  }
  const seat = seatOfResult(match.setup, name, value.result);
  if (seat === 'draw') return words.draw;
  const plies = value.kind === 'over' ? null : value.plies;
  if (viewer === null) return words.wins(nameOfSeat(match, seat), plies);
  return seat === viewer ? words.youWin(plies) : words.theyWin(plies);
}

function sayCertainty({ kind }: BoardValue): string {
  const { exact, estimate, likely, over } = studyText().review;
  return kind === 'exact' ? exact : kind === 'likely' ? likely : kind === 'over' ? over : estimate;
}

/** “Sita 64 % – Hari 36 % (estimate)”. */
export function sayOutlook({ match }: Outsight, { host, isExact }: ReviewMoment): string {
  const words = studyText().review;
  const share = (seat: Seat): string =>
    words.expectation(nameOfSeat(match, seat), words.percent(seat === 'host' ? host : 1 - host));
  return `${share('host')} – ${share(otherSeat('host'))} (${isExact ? words.exact : words.estimate})`;
}
