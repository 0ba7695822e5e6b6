/** Korean for the titles of windows, and for addresses that lead nowhere. */
import type { pages as english } from '../en/pages.ts';

export const pages: typeof english = {
  appName: 'Twin Tigers',
  title: {
    home: '쌍호 Twin Tigers: 바그찰과 두 판 최종전',
    page: (page) => `${page} · Twin Tigers`,
    yourMove: '내 차례',
    invite: '초대',
    match: '대국',
    watching: '관전 중',
    over: '대국 끝',
    local: '한 화면에서 둘이',
    about: '게임 소개',
    problem: '찾을 수 없음',
  },

  problem: {
    unknownPage: '없는 화면이에요',
    unknownPageText: '주소를 잘못 썼거나 화면이 옮겨졌을 수 있어요.',
    unknownMatch: '그런 대국이 없어요',
    unknownMatchText: '링크가 잘렸을 수 있어요. 다시 보내 달라고 하세요.',
    noSpectators: '관전할 수 없는 대국이에요',
    noSpectatorsText: '방장이 두 사람만 볼 수 있게 닫아 두었어요.',
    seatTaken: '자리가 이미 찼어요',
    seatTakenText: '두는 두 사람만 들어올 수 있는 대국이에요.',
    other: '대국을 열 수 없어요',
    home: '첫 화면으로',
  },
};
