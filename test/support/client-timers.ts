/** Fake time as the client's parts take it. */
import type { Timers } from '../../client/connection/timers.ts';
import type { FakeTime } from './fake-time.ts';

export function timersOf(time: FakeTime): Timers {
  return {
    now: () => time.monotonicMs(),
    after: (ms, callback) => time.after(ms, callback),
  };
}
