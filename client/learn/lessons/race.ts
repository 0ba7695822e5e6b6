/** In a final both boards count. */
import type { Lesson } from '../lesson.ts';

export const race: Lesson = {
  id: 'race',
  track: 'compare',
  ruleset: 'devils-plan',
  sources: ['rules', 'show'],
  changed: '2026-12-03',
  boards: [null, null],
  practice: [
    { kind: 'choose', right: 0 },
    { kind: 'choose', right: 1 },
  ],
};
