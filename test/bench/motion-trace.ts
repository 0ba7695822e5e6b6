/** Reads a trace of Chromium's: the longest task of a page while a ply's motion runs. */

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
}

const MICROSECONDS = 1000;
/** Motion lasts no longer. */
const MOTION_US = 350 * MICROSECONDS;

/** In milliseconds: of the tasks that begin on a page's main thread within a motion after `mark`. */
export function longestTask(trace: string, mark: string): number {
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const marks = traceEvents.filter(({ name }) => name === mark);
  if (marks.length === 0) throw new Error(`no mark “${mark}” in the trace`);
  const tasks = traceEvents.filter(({ name }) => name === 'RunTask');
  const moving = tasks.filter((task) =>
    marks.some(
      ({ pid, tid, ts }) =>
        pid === task.pid && tid === task.tid && task.ts > ts && task.ts < ts + MOTION_US,
    ),
  );
  return Math.max(0, ...moving.map(({ dur = 0 }) => dur)) / MICROSECONDS;
}
