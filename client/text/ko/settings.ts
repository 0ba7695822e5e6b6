/** Korean for the settings. */
import type { settings as english } from '../en/settings.ts';

export const settings: typeof english = {
  title: '설정',
  language: '언어',
  systemLanguage: '브라우저 설정대로',
  more: '더 보기',
  report: '문제 알리기',
  theme: '화면 색',
  themes: { system: '기기 설정대로', light: '밝게', dark: '어둡게' },
  board: '판 모양',
  boards: { wood: '나무', slate: '석판', paper: '종이' },
  helpers: '갈 수 있는 곳과 위험한 말 보여 주기',
  confirm: '둘 때마다 확인',
  confirms: { touch: '터치할 때', always: '항상', never: '안 함' },
  sound: '소리',
  vibration: '10초 남으면 진동',
  mutesTalk: '상대의 한마디 숨기기',
  notify: '다른 곳을 볼 때 내 차례 알림',
  notifyDenied: '브라우저가 이 사이트의 알림을 막고 있어요.',
  motion: '움직임 줄이기',
  shortcuts: '한 글자 단축키: [ ] 판, c 시계, l 마지막 수, b 판 읽기, h 힌트, u 무르기',
  close: '완료',
};
