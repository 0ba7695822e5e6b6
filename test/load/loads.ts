/** Every load, the most telling first. */
import type { Trial } from '../support/trial.ts';
import { flags } from './flags.ts';

export const LOADS: readonly Trial[] = [flags];
