/** Korean for what players say to each other. */
import type { talk as english } from '../en/talk.ts';

export const talk: typeof english = {
  title: '한마디',
  log: '주고받은 말',
  phrases: {
    hello: '안녕하세요!',
    'good-luck': '행운을 빌어요!',
    'well-played': '잘 두셨어요!',
    thanks: '고마워요!',
    'nice-ply': '좋은 수예요!',
    oops: '앗!',
    'one-moment': '잠시만요.',
    'that-was-close': '아슬아슬했어요!',
    'good-game': '좋은 대국이었어요!',
    again: '한 판 더 할까요?',
    goodbye: '안녕히 가세요!',
  },
  emotes: {
    smile: '웃음',
    wow: '놀람',
    think: '생각 중',
    sweat: '진땀',
    clap: '박수',
    tiger: '호랑이',
    goat: '염소',
    heart: '하트',
  },
  allow: '둘이 직접 글로 이야기하기',
  allowHint: '둘 다 허락한 동안만 되고, 관전자에게는 보이지 않아요.',
  allowWaiting: (name) => `${name}님이 아직 허락하지 않았어요.`,
  write: '할 말',
  send: '보내기',
  watching: '관전자는 한마디를 볼 수만 있어요.',
};
