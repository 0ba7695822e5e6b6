/** Tigers step, or take one goat; they never have to. */
import type { Lesson } from '../lesson.ts';

const AROUND_THE_MIDDLE = 'T3T/1G3/2T2/3G1/T4 t 18 0';

export const tigers: Lesson = {
  id: 'tigers',
  track: 'rules',
  ruleset: 'ply-yard',
  sources: ['rules', 'tradition'],
  changed: '2026-12-03',
  boards: [{ position: AROUND_THE_MIDDLE, action: 'c3xe1' }, null],
  practice: [
    { kind: 'mark', position: AROUND_THE_MIDDLE, ask: { of: 'steps', point: 'c3' } },
    { kind: 'mark', position: AROUND_THE_MIDDLE, ask: { of: 'landings', point: 'c3' } },
    { kind: 'list', position: 'GTTG1/GGTGT/GGGG1/1GGGG/2GGG t 0 4' },
  ],
};
