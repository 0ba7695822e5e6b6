/** Goats in pairs, from the edges inwards. */
import type { Lesson } from '../lesson.ts';
import { GOATS_IN_DANGER } from './danger.ts';

export const cover: Lesson = {
  id: 'cover',
  track: 'compare',
  ruleset: 'ply-yard',
  sources: ['rules', 'engine', 'table'],
  changed: '2026-12-03',
  boards: [
    { position: 'T3T/5/5/5/T3T g 20 0', action: 'c1' },
    { position: 'T3T/1G3/2G2/5/T3T t 18 0' },
  ],
  figures: {
    0: {
      kind: 'gaps',
      captured: 3,
      toAct: 'goats',
      rows: [
        [14, 77.2, 8.8],
        [18.1, 70.9, 11],
        [20.4, 66.5, 13.1],
        [21, 64.3, 14.7],
        [20.8, 63.4, 15.9],
      ],
    },
    1: GOATS_IN_DANGER,
  },
  practice: [
    { kind: 'play', position: 'T3T/5/5/5/TG2T g 19 0', goal: { to: 'cover' } },
    { kind: 'play', position: 'T3T/5/2G2/2T2/4T g 19 0', goal: { to: 'cover' } },
  ],
};
