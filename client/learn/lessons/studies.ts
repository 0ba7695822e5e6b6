/** Positions to look at closely, each with its proof from the endgame table. */
import type { Lesson } from '../lesson.ts';

export const studies: Lesson = {
  id: 'studies',
  track: 'verify',
  ruleset: 'ply-yard',
  sources: ['table'],
  changed: '2026-12-03',
  boards: [null],
  practice: [
    {
      kind: 'play',
      position: 'GG1GG/G1GGG/GGTGG/TG1GT/GGGT1 t 0 3',
      goal: { to: 'best', action: 'a2xc2', plies: 3 },
    },
    {
      kind: 'play',
      position: 'GGGGT/GGTGT/GG1GT/GGGG1/1GG1G t 0 3',
      goal: { to: 'best', action: 'e5xc3', plies: 5 },
    },
    {
      kind: 'play',
      position: 'TTGG1/GG2G/GGGGG/GGGTT/GGGGG g 0 2',
      goal: { to: 'best', action: 'd3-d4', plies: 3 },
    },
  ],
};
