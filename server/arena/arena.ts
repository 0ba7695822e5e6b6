/** Plays many matches between two players on all cores. */
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../tablebase/program.ts';
import type { ArenaReply, ArenaRequest, ArenaThreadData } from './arena-request.ts';

/** Plays matches 0 up to `count` in `threads` threads, and tells of each as it ends. */
export async function runArena(
  workerData: ArenaThreadData,
  count: number,
  threads: number,
  onReply: (reply: ArenaReply) => void,
): Promise<void> {
  let next = 0;
  const serve = async (worker: Worker): Promise<void> => {
    while (next < count) {
      const request: ArenaRequest = { index: next++ };
      worker.postMessage(request);
      const [reply] = (await once(worker, 'message')) as [ArenaReply];
      onReply(reply);
    }
  };
  const workers = Array.from({ length: Math.min(threads, count) }, () =>
    startThread(import.meta.url, 'arena-worker', workerData),
  );
  try {
    await Promise.all(workers.map(serve));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
