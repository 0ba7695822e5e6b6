/** The final on two boards: pairs of plies, roles, the race, a board that drops out. */
import type { Lesson } from '../lesson.ts';

export const final: Lesson = {
  id: 'final',
  track: 'rules',
  ruleset: 'devils-plan',
  sources: ['rules', 'show'],
  changed: '2026-12-03',
  boards: [
    {
      position: 'T3T/5/5/5/T3T g 20 0',
      right: { position: 'T3T/5/5/5/T3T t 20 0' },
    },
    null,
  ],
  practice: [
    { kind: 'choose', right: 0 },
    { kind: 'choose', right: 1 },
  ],
};
