/** Where the game comes from. */
import type { Lesson } from '../lesson.ts';

export const origin: Lesson = {
  id: 'origin',
  track: 'read',
  ruleset: 'devils-plan',
  sources: ['tradition', 'show'],
  changed: '2026-12-03',
  boards: [],
  practice: [],
};
