/** English for the review of a finished match. */
import type { BoardName } from '../../../shared/match/seat.ts';
import type { Grade } from '../../../shared/review/review.ts';
import { boardName, moves, number } from './words.ts';

const grades: Readonly<Record<Grade, string>> = {
  best: 'Best',
  kept: 'Kept',
  good: 'Good',
  inaccuracy: 'Inaccuracy',
  mistake: 'Mistake',
  blunder: 'Blunder',
  'gave-draw': 'Draw given away',
  'gave-win': 'Win given away',
};

export const review = {
  title: 'Review',
  computing: 'The computer is going through the match…',
  progress: (done: number, of: number) => `${number(done)} of ${number(of)} positions`,
  failed: 'The review is not to be had at the moment.',
  here: {
    begin: 'Review it in this browser',
    note: 'The engine of this browser can go through it. It has no table of endings, so that more values are estimates than in reviews by the server.',
    nothing: 'Nothing has been played in it, so there is nothing to review.',
  },
  changes: {
    phases: { placement: 'Goats are being placed', movement: 'All goats placed' },
    captured: (point: string) => `goat on ${point} captured`,
    occupied: (points: string) => `now occupied: ${points}`,
    vacated: (points: string) => `now empty: ${points}`,
    missed: (what: string) => `Missed here. ${what}`,
  },
  points: (accuracy: number) => number(accuracy),
  accuracy: 'Accuracy',
  counted: (count: number) => `over ${moves(count)}`,
  noneCounted: 'no move with a choice',
  grades,
  graph: 'Win expectation, move by move',
  graphSide: (name: string) => `Up: ${name}`,
  match: 'Match',
  percent: (share: number) => `${number(Math.round(share * 100))} %`,
  expectation: (name: string, percent: string) => `${name} ${percent}`,
  exact: 'exact',
  estimate: 'estimate',
  likely: 'probably',
  ends: { exact: 'Exact', estimate: 'Estimate' },
  youWin: (plies: number | null) => (plies === null ? 'you win' : `you win in ${number(plies)}`),
  theyWin: (plies: number | null) => (plies === null ? 'they win' : `they win in ${number(plies)}`),
  wins: (name: string, plies: number | null) =>
    plies === null ? `${name} wins` : `${name} wins in ${number(plies)}`,
  draw: 'draw',
  over: 'over',
  ahead: (name: string, goats: number) => `${name} ahead by ${number(goats)} goats`,
  even: 'even',
  first: (board: BoardName) => `The ${boardName[board].toLowerCase()} board is over first.`,
  better: (actions: string) => `Best: ${actions}`,
  forced: 'The only legal move',
  turningPoints: 'Turning points',
  noTurningPoints: 'No single move turned the match.',
  missed: 'First missed',
  missedCapture: (actions: string) => `A capture: ${actions}`,
  missedEscape: (actions: string) => `A way to save a goat: ${actions}`,
  goTo: (count: number) => `Move ${number(count)}`,
  how: 'How this is worked out',
  definitions: [
    'Exact values come from the table of endings, once all goats are placed, or from a search that saw every line to its end. Everything else is an estimate and says so.',
    'Win expectation: a certain win counts 100 %, a draw 50 %, a certain loss 0 %; an estimate lies between.',
    'Accuracy: the share of the win expectation that a player’s moves kept, on average over all moves with a choice and something to lose. 100 means that nothing was given away.',
    'Grades: up to 5 % lost is good, up to 10 % an inaccuracy, up to 20 % a mistake, more a blunder. Where values are exact, a move keeps the result or gives it away.',
  ],
  noTable: 'This review was made without the table of endings.',
};
