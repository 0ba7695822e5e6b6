/** Korean for buttons, dialogs and the list of moves. */
import type { controls as english } from '../en/controls.ts';

export const controls: typeof english = {
  dialog: { close: '닫기', cancel: '취소', matchOver: '대국 끝' },

  action: {
    resign: '기권',
    draw: '무승부 제안',
    more: '더 보기',
    phrases: '한마디',
    sound: '소리',
    soundOn: '소리 켜기',
    soundOff: '소리 끄기',
    settings: '설정',
    flip: '판 돌리기',
    copy: '복사',
    share: '공유',
    rematch: '다시 두기',
    moves: '기보',
    rules: '규칙',
    first: '처음으로',
    back: '한 수 뒤로',
    forward: '한 수 앞으로',
    live: '실시간으로',
    takeback: '무르기',
    home: '첫 화면',
    fullscreen: '전체 화면',
    enlarge: '이 판 크게 보기',
  },

  moves: {
    label: '기보',
    none: '아직 둔 수가 없어요.',
    agreedDrawn: '합의 무승부',
    takenBack: '무른 수',
  },
};
