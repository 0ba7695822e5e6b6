/** Korean for the pages to learn from. */
import type { learn as english } from '../en/learn.ts';
import { moreLessons } from './lessons-more.ts';
import { ruleLessons } from './lessons-rules.ts';
import { moves, number, side as sideName } from './words.ts';

export const learn: Omit<typeof english, 'lessons'> & {
  readonly lessons: typeof ruleLessons & typeof moreLessons;
} = {
  title: '배우기',
  lead: '진짜 판에서 배우는 짧은 강의예요. 끝에는 규칙이 직접 확인해 주는 연습이 있어요.',
  tracks: { rules: '규칙 익히기', compare: '수 견주기', verify: '보고 확인하기', read: '읽을거리' },
  done: '마침',
  practice: '연습',
  task: (index, all) => `연습 ${number(all)}개 중 ${number(index)}번째`,
  check: '확인',
  yes: '네',
  no: '아니요',
  next: '다음 연습',
  nextLesson: (title) => `다음: ${title}`,
  all: '모든 강의',
  right: '맞아요.',
  notYet: '그 수가 아니에요. 다시 해 보세요.',
  marks: (missing, wrong) => `아직이에요. ${number(missing)}개 빠졌고 ${number(wrong)}개 남아요.`,
  marked: (count) => `${number(count)}개 표시함`,
  found: (count, all) => `${number(all)}개 중 ${number(count)}개 찾음`,
  foundAlready: '그 수는 이미 찾았어요.',
  lessonDone: '강의를 마쳤어요.',
  facts: (ruleset, sources, changed) =>
    `규칙: ${ruleset}. 출처: ${sources}. 마지막으로 고친 날: ${changed}.`,
  skill: {
    choose: '다음 대국에서 연습할 것 하나',
    none: '없음',
    note: '이 브라우저에 저장되고, 다른 것을 고를 때까지 대국의 판 위에 보여요.',
    now: '이번 대국에서 연습할 것:',
  },
  trying: {
    back: '한 수 뒤로',
    again: '처음부터',
    analyse: '분석판에서 보기',
    known: {
      draw: '가장 잘 두면 무승부예요 (끝내기 표의 정확한 값).',
      wins: (winner, plies) =>
        `가장 잘 두면 ${moves(plies)} 만에 ${sideName[winner]} 승리예요 (끝내기 표의 정확한 값).`,
    },
  },
  figures: {
    caption: (captured, toAct) =>
      `염소 ${number(captured)}마리를 잃은 모든 끝내기, ${sideName[toAct]} 차례`,
    columns: ['호랑이 승', '무승부', '염소 승'],
    percent: (share) => `${number(share)}\u00a0%`,
    note: '끝내기 표의 모든 해당 국면을 세었어요. 뒤집거나 돌려서 같은 국면은 한 번만 세었어요.',
    kinds: {
      gaps: { counted: '가장자리의 빈 점', rows: ['없음', '1개', '2개', '3개', '4개'] },
      danger: { counted: '위험한 염소', rows: ['없음', '1마리', '2마리', '3마리 이상'] },
      apart: {
        counted: '호랑이 둘씩 사이의 걸음 수(모든 방향)를 더한 값',
        rows: ['9 이하', '10–13', '14–17', '18 이상'],
      },
    },
  },
  sources: {
    rules: '이 프로그램이 쓰는 규칙',
    table: '모든 끝내기를 담은 표',
    engine: '우리 엔진의 탐색',
    tradition: '네팔의 전통 놀이',
    show: '‘데블스 플랜’ 결승',
  },
  lessons: { ...ruleLessons, ...moreLessons },
};
