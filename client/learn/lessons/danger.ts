/** What goats in danger are worth, by the endgame table; told to the goats and to the tigers. */
import type { Figures } from '../lesson.ts';

export const GOATS_IN_DANGER: Figures = {
  kind: 'danger',
  captured: 3,
  toAct: 'goats',
  rows: [
    [4, 69.6, 26.4],
    [9.2, 72.8, 18],
    [24.1, 68.1, 7.8],
    [52.3, 44.7, 2.9],
  ],
};
