/** A server whose timers sleep too long. */
import { SYSTEM_TIME } from '../../../server/coordinator/time.ts';
import { alter } from '../../faults/mutants/alter.ts';

const TOO_LONG_MS = 3000;

alter(
  SYSTEM_TIME,
  'after',
  (after) => (delayMs, call) => after(delayMs + (delayMs > 200 ? TOO_LONG_MS : 0), call),
);
