/** Tigers that stay apart threaten two goats at once. */
import type { Lesson } from '../lesson.ts';
import { GOATS_IN_DANGER } from './danger.ts';

export const fork: Lesson = {
  id: 'fork',
  track: 'compare',
  ruleset: 'ply-yard',
  sources: ['rules', 'table'],
  changed: '2026-12-03',
  boards: [
    {
      position: 'GGTTG/GGTGG/G1TGG/1GG1G/GGG1G g 0 3',
      known: { winner: 'goats', plies: 3 },
    },
    { position: 'T3T/5/1GTG1/5/4T g 18 0' },
  ],
  figures: {
    0: {
      kind: 'apart',
      captured: 3,
      toAct: 'tigers',
      rows: [
        [61.6, 36.7, 1.8],
        [69.7, 27.8, 2.4],
        [66.8, 30, 3.1],
        [55, 39.8, 5.2],
      ],
    },
    1: GOATS_IN_DANGER,
  },
  practice: [{ kind: 'play', position: 'T3T/5/1G1G1/2T2/4T t 18 0', goal: { to: 'fork' } }],
};
