/** Korean for the page of puzzles. */
import type { puzzles as english } from '../en/puzzles.ts';
import { boardName, moves, number, side } from './words.ts';

export const puzzles: typeof english = {
  title: '묘수풀이',
  lead: '차례마다 가장 좋은 수가 하나뿐이에요. 모든 끝내기를 담은 표로 증명했어요.',
  kind: '문제 고르기',
  today: '오늘의 문제',
  themes: {
    'tigers-win': '호랑이 승',
    'goats-trap': '염소 승',
    hold: '무승부 지키기',
    final: '최종전',
  },

  tasks: {
    'tigers-win': (count) =>
      count === 1
        ? '호랑이 차례예요. 한 수에 이기세요.'
        : `호랑이 차례예요. 내 수 ${moves(count)}로 이기세요.`,
    'goats-trap': (count) =>
      count === 1
        ? '염소 차례예요. 한 수에 이기세요.'
        : `염소 차례예요. 내 수 ${moves(count)}로 이기세요.`,
    hold: (played, count) =>
      count === 1
        ? `${side[played]} 차례예요. 무승부를 지키는 수는 하나뿐이에요.`
        : `${side[played]} 차례예요. 하나뿐인 수를 ${number(count)}번 찾아 무승부를 지키세요.`,
    final: (first) =>
      `내가 방장이에요. 왼쪽은 염소, 오른쪽은 호랑이이고 두 판 모두 내 차례예요. ${boardName[first]} 판에서 새로 두 수가 시작돼요. 한 판은 내가, 다른 판은 상대가 이겨요. 어느 판이 먼저 끝날까요?`,
  },
  grade: (grade) => `난이도 4단계 중 ${number(grade)}단계`,
  keeping: (keep, all) => `${moves(all)} 중 ${moves(keep)}가 결과를 지키고, 최선은 하나예요`,

  right: '맞아요. 계속 두세요.',
  solved: '풀었어요.',
  best: (reply) => `가장 좋은 응수: ${reply}.`,
  wrong: {
    slower: (count) => `그래도 이기지만 모두 ${moves(count)}가 걸려요. 더 빠른 길이 있어요.`,
    draws: '그러면 무승부예요.',
    loses: (count) => `그러면 ${moves(count)} 뒤에 져요.`,
    board: '아니에요. 다른 판이 먼저 끝나요.',
  },
  tryAgain: '다시 풀기',
  why: '이유 보기',
  next: '다음 문제',

  whyTitle: '수마다 어떻게 되는지',
  whyNote:
    '그 뒤로 서로 가장 잘 둘 때, 양쪽 수를 모두 센 거예요. 끝내기 표의 정확한 값이고, 무승부 제한이 없는 규칙이에요.',
  move: '수',
  comesTo: '결과',
  reply: '가장 좋은 응수',
  ends: {
    wins: (count) => `${moves(count)} 만에 승`,
    draws: '무승부',
    loses: (count) => `${moves(count)} 만에 패`,
  },
  boardEnd: (name, isOwn, here, inMatch) =>
    `${boardName[name]} 판: 이 판의 ${moves(here)}째, 지금부터 대국의 ${moves(inMatch)}째에 ${isOwn ? '내가' : '상대가'} 이겨요.`,

  streak: (days) => `${number(days)}일 연속`,
  count: (solved, all) => `${number(all)}문제 중 ${number(solved)}문제 풀었어요`,
  alone: '이 브라우저에만 저장돼요.',
  unloaded: '문제를 불러오지 못했어요.',
};
