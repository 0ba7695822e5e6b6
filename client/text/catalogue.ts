/** What every language has to say: the English catalogue is the source of keys and parameters. */
import type { catalogue } from './en/index.ts';
import type { moreWords } from './en/more.ts';
import type { prose } from './en/prose.ts';
import type { studyWords } from './en/study.ts';

/** A locale lacking a key, or taking other parameters, is a type error. */
export type Catalogue = typeof catalogue;
/** What surrounds a match; loaded by `more-text.ts`. */
export type MoreWords = typeof moreWords;
/** Long texts that few read; loaded by `prose.ts`. */
export type Prose = typeof prose;
/** What belongs to replay and analysis; loaded by `study-text.ts`. */
export type StudyWords = typeof studyWords;
