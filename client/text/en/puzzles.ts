/** English for the page of puzzles. */
import type { PuzzleTheme } from '../../../shared/puzzles/puzzle.ts';
import type { BoardName } from '../../../shared/match/seat.ts';
import type { Side } from '../../../shared/rules/side.ts';
import { boardName, capitalize, number, plural, side } from './words.ts';

export const puzzles = {
  title: 'Puzzles',
  lead: 'Each has one best move at every turn, and the table of all endings has proven it.',
  kind: 'Which puzzle',
  today: 'Today’s',
  themes: {
    'tigers-win': 'Tigers win',
    'goats-trap': 'Goats win',
    hold: 'Hold the draw',
    final: 'Final',
  } satisfies Record<PuzzleTheme, string>,

  tasks: {
    'tigers-win': (moves: number) =>
      plural(moves, {
        one: 'Tigers to move. Win at once.',
        other: 'Tigers to move. Win with # moves of yours.',
      }),
    'goats-trap': (moves: number) =>
      plural(moves, {
        one: 'Goats to move. Win at once.',
        other: 'Goats to move. Win with # moves of yours.',
      }),
    hold: (played: Side, moves: number) =>
      plural(moves, {
        one: `${capitalize(side[played])} to move. One move alone holds the draw.`,
        other: `${capitalize(side[played])} to move. Hold the draw # times, each time with the only move.`,
      }),
    final: (first: BoardName) =>
      `You are the host: goats on the left, tigers on the right, to move on both. A fresh pair begins on the ${boardName[first].toLowerCase()} board. You win one board, your opponent the other. Which is over first?`,
  },
  grade: (grade: number) => `Grade ${number(grade)} of 4`,
  keeping: (keep: number, all: number) =>
    `${number(keep)} of ${number(all)} moves keep the result, one is best`,

  right: 'Right. Go on.',
  solved: 'Solved.',
  best: (reply: string) => `The best reply: ${reply}.`,
  wrong: {
    slower: (moves: number) =>
      `That wins too, but only after ${number(moves)} moves in all. There is a quicker way.`,
    draws: 'That only draws.',
    loses: (moves: number) => `That loses after ${number(moves)} more moves.`,
    board: 'No: the other board is over first.',
  },
  tryAgain: 'Try again',
  why: 'Show why',
  next: 'Next puzzle',

  whyTitle: 'What each move comes to',
  whyNote:
    'With best play from then on, in moves of both sides. Exact, from the endgame table; rules without draw limits.',
  move: 'Move',
  comesTo: 'Comes to',
  reply: 'Best reply',
  ends: {
    wins: (moves: number) => `wins in ${number(moves)}`,
    draws: 'draws',
    loses: (moves: number) => `loses in ${number(moves)}`,
  },
  boardEnd: (name: BoardName, isOwn: boolean, here: number, inMatch: number) =>
    `${boardName[name]}: ${isOwn ? 'you win' : 'your opponent wins'} with move ${number(here)} of this board, move ${number(inMatch)} of the match from now.`,

  streak: (days: number) => plural(days, { one: '# day in a row', other: '# days in a row' }),
  count: (solved: number, all: number) => `${number(solved)} of ${number(all)} solved`,
  alone: 'Kept in this browser alone.',
  unloaded: 'The puzzles could not be loaded.',
};
