/** How a board is won: five captures, four trapped tigers, stuck goats. */
import type { Lesson } from '../lesson.ts';

export const winning: Lesson = {
  id: 'winning',
  track: 'rules',
  ruleset: 'ply-yard',
  sources: ['rules', 'tradition'],
  changed: '2026-12-03',
  boards: [
    null,
    { position: 'G1GGG/GG1G1/TGGTG/TTGGG/GGGGG t 0 2' },
    { position: 'GGGGT/GGGGG/GGGGG/TTGGG/1TGGG g 0 0' },
  ],
  practice: [
    {
      kind: 'play',
      position: 'T1GGG/T1TGG/GG1GG/GG1GG/TGG1G t 0 4',
      goal: { to: 'win' },
    },
    {
      kind: 'play',
      position: 'GGGTG/GGGGG/GGGTG/GTG1G/GGTGG g 0 0',
      goal: { to: 'win' },
    },
    { kind: 'judge', position: 'G1GG1/GGGGG/TGGGT/GGGGG/TGGGT t 0 1' },
    { kind: 'judge', position: 'GTGGG/GG1GG/TTGG1/GTGG1/GGGGG t 0 2' },
    { kind: 'list', position: 'GGTGG/1GGG1/GTGGT/GGTGG/GGG1G t 0 2' },
  ],
};
