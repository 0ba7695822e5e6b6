/** Nepali for what few read: loaded apart from the rest. */
import type { Prose } from '../catalogue.ts';
import { about } from './about.ts';
import { privacy } from './privacy.ts';
import { report } from './report.ts';

export const prose: Prose = { about, privacy, report };
