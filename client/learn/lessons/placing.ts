/** Placement comes before movement. */
import type { Lesson } from '../lesson.ts';

export const placing: Lesson = {
  id: 'placing',
  track: 'rules',
  ruleset: 'ply-yard',
  sources: ['rules', 'tradition'],
  changed: '2026-12-03',
  boards: [{ position: 'T3T/5/2G2/5/T3T t 19 0' }, null],
  practice: [
    { kind: 'list', position: 'TGGGT/GG1GG/G1G1G/GG1GG/T1GGT g 1 3' },
    { kind: 'play', position: 'T3T/1G3/5/5/T3T g 19 0', goal: { to: 'cover' } },
  ],
};
