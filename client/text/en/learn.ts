/** English for the pages to learn from. */
import type { FigureKind, Source, Track } from '../../learn/lesson-words.ts';
import { moreLessons } from './lessons-more.ts';
import { ruleLessons } from './lessons-rules.ts';
import type { Side } from '../../../shared/rules/side.ts';
import { moves, number, plural, sideName } from './words.ts';

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
    note: 'It is kept here and shown over the boards of your matches, until you choose another.',
    now: 'Your skill for this match:',
  },
  trying: {
    back: 'One move back',
    again: 'From the start',
    analyse: 'On the analysis board',
    known: {
      draw: 'With best play a draw (exact, from the table of endings).',
      wins: (side: Side, plies: number) =>
        `With best play ${side === 'tigers' ? 'the tigers' : 'the goats'} win in ${moves(plies)} (exact, from the table of endings).`,
    },
  },
  figures: {
    caption: (captured: number, toAct: Side) =>
      `All endings with ${plural(captured, { one: '# goat', other: '# goats' })} lost, ${sideName[toAct].toLowerCase()} to move`,
    columns: ['Tigers win', 'Draw', 'Goats win'],
    percent: (share: number) => `${number(share)}\u00a0%`,
    note: 'Counted over every such position in the table of endings, mirrored and turned ones once.',
    kinds: {
      gaps: { counted: 'Empty points on the edge', rows: ['none', '1', '2', '3', '4'] },
      danger: { counted: 'Goats in danger', rows: ['none', '1', '2', '3 or more'] },
      apart: {
        counted: 'Steps between every two tigers, in any direction, added up',
        rows: ['up to 9', '10 to 13', '14 to 17', '18 or more'],
      },
    } satisfies Record<FigureKind, { counted: string; rows: readonly string[] }>,
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
