/** Tigers that stay apart threaten two goats at once. */
import type { Lesson } from '../lesson.ts';

export const fork: Lesson = {
  id: 'fork',
  track: 'compare',
  ruleset: 'ply-yard',
  sources: ['rules'],
  changed: '2026-12-03',
  boards: [{ position: 'T3T/5/1GTG1/5/4T g 18 0' }, null],
  practice: [{ kind: 'play', position: 'T3T/5/1G1G1/2T2/4T t 18 0', goal: { to: 'fork' } }],
};
