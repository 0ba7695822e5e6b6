/** Korean for playing the computer: levels, choices, hints. */
import type { LevelName } from '../../../shared/engine/levels.ts';
import type { computer as english } from '../en/computer.ts';
import { moves, number } from './words.ts';

const levels: Readonly<Record<LevelName, string>> = {
  easy: '쉬움',
  medium: '보통',
  hard: '어려움',
  master: '고수',
};

export const computer: typeof english = {
  name: (level) => `컴퓨터 · ${levels[level]}`,
  thinking: '생각 중…',
  withoutTable: '끝내기 표 없음',
  lacksTable: '컴퓨터가 끝내기 표 없이 둬요.',

  level: '세기',
  levels,
  levelHint: ({ depth, ms, whim, usesTable }) => {
    const looks =
      depth === null ? `최대 ${number(ms / 1000)}초 생각함` : `${moves(depth)} 앞을 내다봄`;
    const habits = [whim > 0 ? '가끔 아무렇게나 둠' : [], usesTable ? '끝내기를 다 앎' : []];
    return [looks, ...habits.flat()].join(', ');
  },
  seat: '내 자리',
  seats: { host: '먼저', guest: '나중' },
  seatHints: {
    host: '내가 먼저. 왼쪽 염소, 오른쪽 호랑이',
    guest: '왼쪽 호랑이, 오른쪽 염소',
  },
  place: '어디서',
  places: { online: '온라인', here: '이 브라우저에서' },
  placeHints: {
    online: '다른 기기에서 이어 둘 수 있고, 관전도 돼요',
    here: '네트워크 없이도 돼요',
  },
  masterHere: '네트워크가 없으면 고수는 끝내기 표 없이 둬요.',
  start: '컴퓨터와 두기',

  hint: {
    label: '힌트',
    asking: '힌트를 찾는 중…',
    point: '힌트',
    mark: '힌트를 보고 둠',
    place: (to) => `염소를 ${to}에 놓기`,
    taken: (name) => `${name}님이 힌트를 봤어요.`,
    say: (action, value) => `힌트: ${action}. ${value}`,
    wins: (plies) => (plies === null ? '이기는 수예요.' : `${moves(plies)} 만에 이겨요.`),
    loses: (plies) =>
      plies === null ? '다른 수와 마찬가지로 져요.' : `가장 오래 버티는 수예요: ${moves(plies)}.`,
    draws: '무승부를 지켜요.',
    shouldWin: '이길 만한 수예요.',
    shouldLose: '다른 수와 마찬가지로 질 듯해요.',
    shouldDraw: '무승부를 지킬 만한 수예요.',
    better: '두고 나면 내가 더 나아요.',
    even: '두고 나면 비슷해요.',
    worse: '그래도 내가 더 불리해요.',
  },
};
