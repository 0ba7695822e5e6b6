/** Korean for the replay: the player, what can be kept, and opening a record. */
import type { replay as english } from '../en/replay.ts';
import { number } from './words.ts';

export const replay: typeof english = {
  bar: '수 넘기기',
  play: '재생',
  pause: '멈춤',
  slider: '보이는 수',
  atStart: '첫 수를 두기 전',
  left: (clock) => `${clock} 남음`,
  below: '기보와 내려받기',
  toMatch: '대국으로',
  goesOn: '아직 두고 있는 대국이에요. 가장 최근 수까지만 보여요.',
  loading: '기보를 여는 중…',
  again: '다시 시도',
  keys: '단축키: ← → 한 수, Home과 End 처음과 끝, 스페이스 재생, f 판 돌리기, [ ] 판 고르기',

  keep: {
    title: '보관하기',
    board: '어느 판',
    format: '형식',
    formats: {
      match: '대국 전체',
      board: '한 판의 모든 수',
      pgn: 'baghchal 라이브러리 PGN, 모든 수',
      position: '지금 보이는 국면',
      obx: '지금 보이는 국면, OBX 2.0',
      fen: '지금 보이는 국면, baghchal 라이브러리 FEN',
    },
    cannot: {
      'tigers-first': '이 판은 호랑이가 먼저 두는데, 이 PGN에는 그렇게 적을 수 없어요.',
      'set-up-start': '이 PGN에는 중간 국면에서 시작한 판을 적을 수 없어요.',
      pass: '이 PGN에는 패스를 적을 수 없어요.',
    },
    text: '내용',
    copy: '복사',
    copied: '복사했어요',
    byHand: '내용을 선택해 두었어요. 지금 복사하세요.',
    save: '내려받기',
    picture: '이 순간의 그림',
    noPicture: '이 브라우저에서는 그림을 그리지 못했어요.',
    link: '이 순간으로 가는 링크',
  },

  open: {
    title: '기보 열기',
    lead: '기보나 국면을 붙여 넣거나, 파일을 이 화면 아무 데나 끌어다 놓으세요. 형식은 알아서 구별해요. Twin Tigers 기보, baghchal 라이브러리의 PGN과 FEN, OBX를 읽을 수 있어요.',
    text: '기보 또는 국면',
    show: '보기',
    file: '파일 고르기',
    nothing: '그 안에는 기보가 없어요.',
    tooLong: '기보 파일 하나로는 너무 길어요.',
    badLink: '이 링크에 담긴 기보가 온전하지 않아요. 링크를 다시 받아 보세요.',
    unreadableFile: '그 파일은 글로 읽을 수 없어요.',
    which: '어느 기보',
    record: (at, of) => `기보 ${number(of)}개 중 ${number(at)}번째`,
    faulty: (count) => `읽지 못한 기보 ${number(count)}개:`,
    other: '다른 기보 열기',
  },
};
