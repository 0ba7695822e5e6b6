/** Nepali for looking at matches again: loaded apart, since few visits come to it. */
import type { studyWords as english } from '../en/study.ts';
import { analysis } from './analysis.ts';
import { faults } from './faults.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';

export const studyWords: typeof english = { analysis, faults, replay, review };
