/** Time as it enters the coordinators by name, and the real one. */
import { performance } from 'node:perf_hooks';

export interface Time {
  /** Never goes back; its zero means nothing. */
  monotonicMs(): number;
  /** The calendar's time, for display and for what takes days. */
  wallMs(): number;
  /** Calls once after `delayMs`; returns its own undo. */
  after(delayMs: number, call: () => void): () => void;
}

export const SYSTEM_TIME: Time = {
  monotonicMs: () => performance.now(),
  wallMs: () => Date.now(),
  after: (delayMs, call) => {
    const timer = setTimeout(call, delayMs);
    return () => clearTimeout(timer);
  },
};
