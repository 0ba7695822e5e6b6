/** In a final both boards count. */
import type { Lesson } from '../lesson.ts';

export const race: Lesson = {
  id: 'race',
  track: 'compare',
  ruleset: 'devils-plan',
  sources: ['rules', 'show', 'table'],
  changed: '2026-12-03',
  boards: [
    {
      position: 'GG1G1/GGGGG/GTGTT/1GGGT/GGG1G g 0 3',
      known: { winner: 'tigers', plies: 6 },
      right: {
        position: 'G1GGG/GG1GG/GG1GG/GGGTT/TGGT1 t 0 3',
        known: { winner: 'tigers', plies: 3 },
      },
    },
    {
      position: 'G1GGG/GGTGG/1G1GT/GGGTG/GG1GT g 0 3',
      known: { winner: 'tigers', plies: 4 },
      right: {
        position: 'GG1GG/GGGT1/GGGTG/G1GGG/G1TGT t 0 3',
        known: { winner: 'tigers', plies: 3 },
      },
    },
  ],
  practice: [
    { kind: 'choose', right: 0 },
    { kind: 'choose', right: 1 },
  ],
};
