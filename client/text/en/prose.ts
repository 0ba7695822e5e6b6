/** English for what few read: loaded apart from the rest. */
import { about } from './about.ts';
import { privacy } from './privacy.ts';
import { report } from './report.ts';

export const prose = { about, privacy, report };
