/** Goats in pairs, from the edges inwards. */
import type { Lesson } from '../lesson.ts';

export const cover: Lesson = {
  id: 'cover',
  track: 'compare',
  ruleset: 'ply-yard',
  sources: ['rules', 'engine'],
  changed: '2026-12-03',
  boards: [{ position: 'T3T/5/5/5/T1G1T t 19 0' }, { position: 'T3T/1G3/2G2/5/T3T t 18 0' }],
  practice: [
    { kind: 'play', position: 'T3T/5/5/5/TG2T g 19 0', goal: { to: 'cover' } },
    { kind: 'play', position: 'T3T/5/2G2/2T2/4T g 19 0', goal: { to: 'cover' } },
  ],
};
