/** Time as the connection meets it, by name, so that tests can hold it still. */

export interface Timers {
  /** Milliseconds that never go back; their zero means nothing. */
  now(): number;
  /** Calls once after `ms`; returns its own undo. */
  after(ms: number, callback: () => void): () => void;
}

/** The browser's own. */
export const browserTimers: Timers = {
  now: () => performance.now(),
  after: (ms, callback) => {
    const id = setTimeout(callback, ms);
    return () => {
      clearTimeout(id);
    };
  },
};
