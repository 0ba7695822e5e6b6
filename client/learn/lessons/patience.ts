/** Goats have time: they only have to lose no more than four. */
import type { Lesson } from '../lesson.ts';

export const patience: Lesson = {
  id: 'patience',
  track: 'compare',
  ruleset: 'ply-yard',
  sources: ['table'],
  changed: '2026-12-03',
  boards: [
    {
      position: 'GTTGG/G2GG/GGT1G/GGGGT/G1GGG g 0 3',
      known: { winner: 'draw', plies: null },
    },
    null,
  ],
  practice: [
    {
      kind: 'play',
      position: 'GGGGG/TG1TG/GGGGG/2GGG/GTTGG g 0 2',
      goal: { to: 'best', action: 'a1-a2', plies: null },
    },
  ],
};
