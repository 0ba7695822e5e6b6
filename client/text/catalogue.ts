/** What every language has to say: the English catalogue is the source of keys and parameters. */
import type { en } from './en.ts';

/** A locale lacking a key, or taking other parameters, is a type error. */
export type Catalogue = typeof en;
