/** How draws arise in each of the five rulesets. */
import type { Lesson } from '../lesson.ts';

export const draws: Lesson = {
  id: 'draws',
  track: 'rules',
  ruleset: 'devils-plan',
  sources: ['rules', 'show'],
  changed: '2026-12-03',
  boards: [null, null],
  practice: [
    { kind: 'choose', right: 1 },
    { kind: 'choose', right: 2 },
  ],
};
