/** Questions that everybody asks. */
import type { Lesson } from '../lesson.ts';

export const questions: Lesson = {
  id: 'questions',
  track: 'read',
  ruleset: 'devils-plan',
  sources: ['rules', 'tradition'],
  changed: '2026-12-03',
  boards: [],
  practice: [],
};
