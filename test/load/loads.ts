/** Every load, the most telling first. */
import type { Trial } from '../support/trial.ts';
import { acks } from './acks.ts';
import { connections } from './connections.ts';
import { flags } from './flags.ts';
import { soak } from './soak.ts';
import { spectators } from './spectators.ts';
import { stalled } from './stalled.ts';

export const LOADS: readonly Trial[] = [flags, spectators, stalled, acks, soak, connections];
