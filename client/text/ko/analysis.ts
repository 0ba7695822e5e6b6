/** Korean for the analysis board. */
import type { analysis as english } from '../en/analysis.ts';
import { moves, number, side as sideName } from './words.ts';

export const analysis: typeof english = {
  title: '분석',
  lead: '양쪽을 모두 두어 보고, 되돌아가서 다른 수도 둬 보세요. 둔 수순은 모두 가지로 남아요. 엔진은 이 브라우저에서 생각해요.',
  rules: '규칙',
  engine: '엔진',
  isOn: '엔진이 함께 생각하기',
  thinking: '생각하는 중…',
  depth: (depth, nodes) => `${moves(depth)} 앞까지, 국면 ${number(nodes)}개`,
  best: '좋은 수',
  bestNote: (depth) =>
    `${moves(depth)} 앞까지 본 어림값이에요. 둘 차례인 편에서 본 염소 100분의 1 단위예요.`,
  exact: '정확한 값',
  exactNote:
    '끝내기 표의 값이에요. 기본 규칙 기준이라, 수 제한이나 되풀이 금지에 따라 달라질 수 있어요.',
  solvedNote:
    '완전히 풀린 게임의 값이에요. 기본 규칙 기준이라, 수 제한이나 되풀이 금지에 따라 달라질 수 있어요. 결과가 같은 수는 엔진이 좋게 보는 순서예요.',
  noTable:
    '여기에는 정확한 값이 없어요. 끝내기 표는 염소를 다 놓은 뒤부터 있고, 서버에 연결돼 있어야 해요. 지금 값은 탐색에서 나온 거예요.',
  wins: (side, plies) =>
    plies === null ? `${sideName[side]} 승리` : `${moves(plies)} 만에 ${sideName[side]} 승리`,
  likely: (what) => `아마도 ${what}`,
  draw: '무승부',
  estimate: (side, goats) => `어림: ${sideName[side]} 쪽이 염소 ${number(goats)}마리만큼 앞서요`,
  even: '어림: 비슷해요',
  bar: (what) => `형세. ${what}`,
  tree: '수순',
  comment: '이 수에 대한 메모',
  first: '시작',
  cut: '여기부터 지우기',
  prefer: '주된 수순으로',
  setUp: '국면 만들기',
  piece: '점에 놓을 것',
  tiger: '호랑이',
  goat: '염소',
  nothing: '빈 점',
  turn: '둘 차례',
  captured: '잡힌 염소',
  inHand: (count) => `놓을 염소: ${number(count)}`,
  apply: '이 국면 분석하기',
  fresh: '처음부터',
  tigersFirst: '호랑이 먼저',
  byHand: '손으로 만들기',
  import: '기보나 국면 열기',
  link: '이 수순으로 가는 링크',
  atPlay: '지금 다른 사람과 두고 있어요',
  atPlayText:
    '공정하게 두도록, 대국이 끝날 때까지 이 브라우저에서는 엔진과 끝내기 표를 꺼 두었어요. 국면과 수순은 볼 수 있어요.',
  noHint:
    '공정하게 두도록, 다른 사람과 두는 동안 이 브라우저에서는 힌트를 꺼 두었어요. 다른 기기에서 하는 일까지는 알 수 없어요.',
  toMatch: '대국으로',
  analyse: '이 판 분석하기',
  whichBoard: '어느 판',
  book: {
    title: '첫 수 책',
    chosen: (move) => `${move} · 책의 수`,
    losing: (share) =>
      share === 0
        ? '어떤 응수든 무승부'
        : `응수의 ${number(Math.max(1, Math.round(100 * share)))} %가 패배`,
    note: '완전히 풀린 게임에서 나온 책이에요. 여기 나온 수는 모두 무승부를 지켜요. 퍼센트는 상대 응수 가운데 지는 수의 비율이에요.',
  },
  kept: {
    title: (count) => `남겨 둔 수순 (${number(count)})`,
    note: '둬 본 수순은 이 브라우저에 최근 20판까지 남아요.',
    tree: (count, line, rules) => `${moves(count)}: ${line} · ${rules}`,
    forget: '지우기',
    forgetWhich: (which) => `지우기: ${which}`,
  },
  keys: '단축키: ← → 한 수, Home과 End 처음과 끝, f 판 돌리기',
};
