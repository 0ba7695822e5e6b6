/** Every fault, the most telling first. */
import { cluster } from './cluster.ts';
import { disk } from './disk.ts';
import { drain } from './drain.ts';
import { duplicates } from './duplicates.ts';
import type { Fault } from './fault.ts';
import { fuzz } from './fuzz.ts';
import { kill } from './kill.ts';
import { power } from './power.ts';
import { race } from './race.ts';
import { resync } from './resync.ts';
import { roll } from './roll.ts';
import { stalls } from './stalls.ts';

export const FAULTS: readonly Fault[] = [
  ...[kill, power, disk],
  ...[duplicates, race, stalls],
  ...[resync, drain, fuzz],
  ...[cluster, roll],
];
