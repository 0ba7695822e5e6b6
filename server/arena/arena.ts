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
    const fault = faultOf(worker);
    // It also ends when all is played, and then nobody waits for it.
    fault.catch(() => {});
    while (next < count) onReply(await Promise.race([askFor(next++, worker), fault]));
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

async function askFor(index: number, worker: Worker): Promise<ArenaReply> {
  const request: ArenaRequest = { index };
  worker.postMessage(request);
  const [reply] = (await once(worker, 'message')) as [ArenaReply];
  return reply;
}

/** Rejects when the thread fails, or ends of itself. */
async function faultOf(worker: Worker): Promise<never> {
  const [code] = (await once(worker, 'exit')) as [number];
  throw new Error(`a thread of the arena ended with code ${code}`);
}
