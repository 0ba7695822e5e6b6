/** English for the pages to learn from. */
import type { Source, Track } from '../../learn/lesson-words.ts';
import { moreLessons } from './lessons-more.ts';
import { ruleLessons } from './lessons-rules.ts';
import { number, plural } from './words.ts';

/** Names of lessons; each is described in `client/learn/lessons`. */
export type LessonId = keyof typeof ruleLessons | keyof typeof moreLessons;

export const learn = {
  title: 'Learn',
  lead: 'Short lessons on a real board. Each ends in practice that the rules themselves check.',
  tracks: {
    rules: 'Understand the rules',
    compare: 'Compare moves',
    verify: 'Look and verify',
    read: 'To read',
  } satisfies Record<Track, string>,
  done: 'done',
  practice: 'Practice',
  task: (index: number, all: number) => `Task ${number(index)} of ${number(all)}`,
  check: 'Check',
  yes: 'Yes',
  no: 'No',
  next: 'Next task',
  nextLesson: (title: string) => `Next: ${title}`,
  all: 'All lessons',
  right: 'Right.',
  notYet: 'Not that one. Try again.',
  marks: (missing: number, wrong: number) =>
    `Not yet: ${number(missing)} missing, ${number(wrong)} too many.`,
  marked: (count: number) => plural(count, { one: '# point marked', other: '# points marked' }),
  found: (count: number, all: number) => `${number(count)} of ${number(all)} found`,
  foundAlready: 'You have that one already.',
  lessonDone: 'Lesson done.',
  facts: (ruleset: string, sources: string, changed: string) =>
    `Rules: ${ruleset}. Sources: ${sources}. Last changed: ${changed}.`,
  skill: {
    choose: 'Work on one skill in your next match',
    none: 'none',
    note: 'It is kept here and shown with the rules in the match, until you choose another.',
    now: 'Your skill for this match:',
  },
  sources: {
    rules: 'the rules as this program plays them',
    table: 'the table of all endings',
    engine: 'searches by our engine',
    tradition: 'the traditional game of Nepal',
    show: 'the final of The Devil’s Plan',
  } satisfies Record<Source, string>,
  lessons: { ...ruleLessons, ...moreLessons },
};
