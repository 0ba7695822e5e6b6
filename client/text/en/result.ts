/** English for how boards and matches end. */
import type { CancelCause } from '../../../shared/match/event.ts';
import type { BoardName } from '../../../shared/match/seat.ts';
import type { BoardOutcome, BoardReason } from '../../../shared/rules/outcome.ts';
import { boardName, capitalize, sideName } from './words.ts';

const boardReason: Readonly<Record<BoardReason, string>> = {
  captures: 'five goats captured',
  trapped: 'no tiger can move',
  stuck: 'no goat can move',
  repetition: 'the same position again',
  'no-progress': 'too many quiet plies',
  'ply-limit': 'the ply limit is reached',
  agreed: 'draw agreed',
};

export const result = {
  boardReason,
  boardOutcome: ({ result, reason }: BoardOutcome) =>
    result === 'draw'
      ? `Draw: ${boardReason[reason]}`
      : `${sideName[result]} win: ${boardReason[reason]}`,

  result: {
    youWin: 'You win',
    youLose: 'You lose',
    draw: 'Draw',
    cancelled: 'Match cancelled',
    wins: (name: string) => `${name} wins`,
    sideWins: { tigers: 'Tigers win', goats: 'Goats win' },
    onBoard: (board: BoardName, { result, reason }: BoardOutcome) =>
      result === 'draw'
        ? `${boardName[board]} board: ${boardReason[reason]}.`
        : `${sideName[result]} win on the ${boardName[board].toLowerCase()} board: ${boardReason[reason]}.`,
    onOnlyBoard: ({ result, reason }: BoardOutcome) =>
      result === 'draw'
        ? `${capitalize(boardReason[reason])}.`
        : `${sideName[result]} win: ${boardReason[reason]}.`,
    bothDrawn: 'Both boards are drawn.',
    agreed: 'Both players agreed to a draw.',
    flag: (loser: string) => `${loser} ran out of time.`,
    resigned: (loser: string) => `${loser} resigned.`,
    noShow: (absent: string) => `${absent} never came.`,
    cancelCause: {
      host: 'The host took the invitation back.',
      unjoined: 'Nobody joined within a day.',
      idle: 'No move was made for a week.',
      administrator: 'It was cancelled by the operators.',
    } satisfies Record<CancelCause, string>,
  },
};
