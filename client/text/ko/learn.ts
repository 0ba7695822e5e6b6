/** Korean for the pages to learn from. */
import type { learn as english } from '../en/learn.ts';
import { moreLessons } from './lessons-more.ts';
import { ruleLessons } from './lessons-rules.ts';
import { number } from './words.ts';

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
    note: '이 브라우저에 저장되고, 다른 것을 고를 때까지 대국의 규칙 옆에 보여요.',
    now: '이번 대국에서 연습할 것:',
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
