/** A capture needs two joined lines and an empty landing point. */
import type { Lesson } from '../lesson.ts';

const ODD_POINT = 'T3T/2G2/1TG2/1G3/4T t 17 0';

export const captures: Lesson = {
  id: 'captures',
  track: 'rules',
  ruleset: 'ply-yard',
  sources: ['rules', 'tradition'],
  changed: '2026-12-03',
  boards: [{ position: ODD_POINT, action: 'b3xd3' }, null],
  practice: [
    { kind: 'mark', position: ODD_POINT, ask: { of: 'landings', point: 'b3' } },
    {
      kind: 'play',
      position: 'TGGGG/GGGG1/GGGG1/GTTG1/TGGGG t 0 2',
      goal: { to: 'capture' },
    },
  ],
};
