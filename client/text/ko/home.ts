/** Korean for the start page and its lists of matches. */
import type { home as english } from '../en/home.ts';

export const home: typeof english = {
  home: {
    headline: '호랑이는 사냥하고, 염소는 에워싸요.',
    subline:
      '네팔의 바그찰, 그리고 두 판으로 겨루는 최종전. 한 판에서는 염소, 다른 판에서는 호랑이를 맡고 먼저 이기면 끝나요. 친구에게 링크를 보내 함께 두세요.',
    yours: '내 대국',
    finished: '끝난 내 대국',
    live: '지금 두고 있는 대국',
    liveNow: '생중계',
    noLive: '지금 진행 중인 공개 대국이 없어요.',
    offline: '목록을 불러오지 못했어요. 곧 다시 시도할게요.',
    pictureLabel: '한창 두고 있는 바그찰 판',
    goOn: '이어 두기',
    watch: '관전',
    watchMatch: (names) => `관전: ${names}`,
    see: '보기',
    seeMatch: (names) => `보기: ${names}`,
    goOnWith: (names) => `이어 두기: ${names}`,
    outcomes: { won: '이겼어요', lost: '졌어요', draw: '무승부', none: '취소' },
  },

  ways: { label: '둘러보기', learn: '배우기', puzzles: '묘수풀이', analysis: '분석' },

  lobby: {
    title: '바로 둘 수 있는 상대',
    empty: '지금은 기다리는 사람이 없어요. 상대 찾기를 시작하면 다음에 오는 사람에게 보여요.',
    someone: '이름 없는 분',
    anySide: '편은 무작위',
    play: '두기',
    playAgainst: (name) => (name === '' ? '두기: 이름 없는 분' : `두기: ${name}님`),
    seeking: '상대를 찾고 있어요',
    waited: '기다린 시간',
    asking: '서버에 알리는 중…',
    listed: '시작 화면에 온 모두에게 보이고 있어요. 그동안 목록에서 다른 대국을 골라도 돼요.',
    lost: '연결이 끊겼어요. 다시 연결해서 계속 찾을게요.',
    cancel: '그만 찾기',
  },

  notice: '운영자 알림',
};
