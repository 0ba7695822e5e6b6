/** Korean for what surrounds the boards of a match: offers, its end, its pages of moves. */
import type { DrawObject } from '../../../shared/match/event.ts';
import type { match as english } from '../en/match.ts';
import { boardName, number } from './words.ts';

const drawObject: Readonly<Record<DrawObject, string>> = {
  match: '대국 전체',
  left: '왼쪽 판',
  right: '오른쪽 판',
};

export const match: typeof english = {
  opening: '대국을 여는 중…',
  unreachable: '서버에 연결할 수 없어요. 다시 시도하고 있어요…',
  ready: '준비 완료',
  spectators: (count) => `${number(count)}명 관전 중`,
  barLabel: '할 수 있는 일',
  replaced: {
    title: '다른 탭에서 두는 중',
    text: '이 자리는 지금 다른 탭이나 다른 기기에서 두고 있어요.',
    back: '여기서 두기',
  },
  lost: '이 기기에는 이제 자리가 없어서 관전하고 있어요.',
  noSeat: '그 링크로는 앉을 수 있는 자리가 없어요.',
  taken: '자리가 이미 차서 관전하고 있어요.',
  outdated: {
    title: '오래된 화면이에요',
    text: '서버에 새 버전이 있어요. 새로고침하면 이어서 할 수 있어요.',
    reload: '새로고침',
  },
  draw: {
    title: '무승부',
    lead: '무엇을 무승부로 할까요?',
    offer: (object) => `무승부 제안: ${drawObject[object]}`,
    offered: (object) => `제안함: ${drawObject[object]}`,
    received: (name, object) => `${name}님의 무승부 제안: ${drawObject[object]}`,
    accept: '수락',
    decline: '거절',
    sent: (object) => `${drawObject[object]} 무승부를 제안했어요.`,
    declined: (object) => `${drawObject[object]} 무승부 제안이 거절됐어요.`,
    boardDropped: (board) => `${boardName[board]} 판은 합의로 무승부가 됐어요.`,
    dropHint: '무승부가 된 판은 빠지고, 다른 판만 이어서 둬요.',
  },
  takeback: {
    received: (name) => `${name}님이 마지막 수를 무르고 싶어 해요`,
    sent: '무르기를 부탁했어요.',
    declined: '무르기가 거절됐어요.',
    done: '마지막 수를 물렀어요.',
  },
  resign: {
    title: '기권할까요?',
    final: '두 판 모두 끝나고, 상대가 이겨요.',
    classic: '대국이 끝나고, 상대가 이겨요.',
    confirm: '기권하기',
  },
  rematch: {
    offer: '다시 두기',
    again: '한 판 더',
    offered: '다시 두자고 했어요',
    accept: '다시 두기 수락',
    received: (name) => `${name}님이 편을 바꿔 다시 두자고 해요.`,
    declined: '다시 두기가 거절됐어요.',
    hint: '편을 바꿔서 둬요.',
    follow: '새 대국으로',
  },
  seen: {
    at: (ply, of) => `${number(of)}수 중 ${number(ply)}수`,
    live: '실시간으로',
    last: '끝으로',
  },
  look: '판 보기',
  replay: '복기',
  replayAndReview: '복기와 분석',
  record: '기보 내려받기',
  clockShifted: '서버가 잠깐 멈춘 만큼 시간을 돌려 드렸어요.',
  movesTitle: '기보',
  sizes: { title: '판 크기', alike: '똑같이', left: '왼쪽 크게', right: '오른쪽 크게' },
  series: (host, score, guest) => `지금까지: ${host} ${score} ${guest}`,
  opponentLeft: (name) => `${name}님이 자리를 비웠어요.`,
  opponentBack: (name) => `${name}님이 돌아왔어요.`,
  home: '첫 화면으로',
};
