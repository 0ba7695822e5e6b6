/** The board: which points have diagonals. */
import type { Lesson } from '../lesson.ts';

export const board: Lesson = {
  id: 'board',
  track: 'rules',
  ruleset: 'ply-yard',
  sources: ['rules', 'tradition'],
  changed: '2026-12-03',
  boards: [{ position: 'T3T/5/5/5/T3T g 20 0' }, null],
  practice: [
    { kind: 'mark', position: 'T3T/5/5/5/T3T g 20 0', ask: { of: 'diagonals' } },
    { kind: 'mark', position: 'T3T/5/5/5/T3T g 20 0', ask: { of: 'joined', point: 'd3' } },
  ],
};
