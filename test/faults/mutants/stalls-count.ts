/** A clock for which all time counts, whether the process ran or not. */
import { performance } from 'node:perf_hooks';
import { AvailabilityClock } from '../../../server/coordinator/availability-clock.ts';
import { alter } from './alter.ts';

alter(AvailabilityClock.prototype, 'now', () => () => Math.floor(performance.now()));
alter(AvailabilityClock.prototype, 'beat', () => () => 0);
