/** Korean for how boards and matches end. */
import type { BoardReason } from '../../../shared/rules/outcome.ts';
import type { result as english } from '../en/result.ts';
import { boardName, side } from './words.ts';

const boardReason: Readonly<Record<BoardReason, string>> = {
  captures: '염소 5마리를 잡음',
  trapped: '움직일 수 있는 호랑이가 없음',
  stuck: '움직일 수 있는 염소가 없음',
  repetition: '같은 국면이 되풀이됨',
  'no-progress': '오랫동안 잡거나 놓지 않음',
  'ply-limit': '정해진 수를 다 둠',
  agreed: '무승부 합의',
};

export const result: typeof english = {
  boardReason,
  boardOutcome: ({ result, reason }) =>
    result === 'draw'
      ? `무승부: ${boardReason[reason]}`
      : `${side[result]} 승리: ${boardReason[reason]}`,

  result: {
    youWin: '이겼어요',
    youLose: '졌어요',
    draw: '무승부',
    cancelled: '대국 취소',
    wins: (name) => `${name} 승리`,
    sideWins: { tigers: '호랑이 승리', goats: '염소 승리' },
    onBoard: (board, { result, reason }) =>
      result === 'draw'
        ? `${boardName[board]} 판 무승부: ${boardReason[reason]}.`
        : `${boardName[board]} 판 ${side[result]} 승리: ${boardReason[reason]}.`,
    onOnlyBoard: ({ result, reason }) =>
      result === 'draw'
        ? `${boardReason[reason]}.`
        : `${side[result]} 승리: ${boardReason[reason]}.`,
    bothDrawn: '두 판 모두 무승부예요.',
    agreed: '두 사람이 무승부에 합의했어요.',
    flag: (loser) => `${loser} 시간패.`,
    resigned: (loser) => `${loser} 기권.`,
    noShow: (absent) => `${absent} 불참.`,
    cancelCause: {
      host: '방장이 초대를 거두었어요.',
      unjoined: '하루 동안 아무도 들어오지 않았어요.',
      idle: '일주일 동안 아무도 두지 않았어요.',
      administrator: '운영자가 취소했어요.',
    },
  },
};
