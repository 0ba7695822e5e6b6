/** The threads that build a level together. */
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { LevelShape, LevelValues } from '../../shared/engine/tablebase/level.ts';
import { allocateWork } from '../../shared/engine/tablebase/level-work.ts';
import { createBarrier } from './barrier.ts';
import type { BuildReply, BuildRequest, BuildThreadData } from './build-request.ts';
import { startThread } from './program.ts';

export class BuildCrew {
  readonly #workers: readonly Worker[];
  /** Rejects when any thread fails, for the others would wait for it for ever. */
  readonly #fault: Promise<never>;

  /** Starts `of` threads, 1 at least. */
  constructor(of: number) {
    const data: BuildThreadData = { of, barrier: createBarrier() };
    this.#workers = Array.from({ length: of }, () =>
      startThread(import.meta.url, 'build-worker', data),
    );
    this.#fault = Promise.race(this.#workers.map(faultOf));
    this.#fault.catch(() => {});
  }

  /** Rejects where a thread fails; only `close` is left then. `onProgress` is told entries done. */
  async build(
    shape: LevelShape,
    afterCapture: Uint8Array | null,
    onProgress: (entries: number) => void,
  ): Promise<LevelValues> {
    const work = allocateWork(shape, (bytes) => new SharedArrayBuffer(bytes));
    const request: BuildRequest = { work, afterCapture };
    const parts = this.#workers.map((worker) => partOf(worker, request, onProgress));
    await Promise.race([Promise.all(parts), this.#fault]);
    return work.values;
  }

  /** Ends the threads, whatever they do. */
  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

async function faultOf(worker: Worker): Promise<never> {
  // `once` rejects with what an `error` event brings, which comes before `exit`.
  const [code] = (await once(worker, 'exit')) as [number];
  throw new Error(`a thread that built the endgame table ended with code ${code}`);
}

function partOf(
  worker: Worker,
  request: BuildRequest,
  onProgress: (entries: number) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const listen = (reply: BuildReply): void => {
      if (reply.kind === 'progress') {
        onProgress(reply.entries);
        return;
      }
      worker.off('message', listen);
      resolve();
    };
    worker.on('message', listen);
    worker.postMessage(request);
  });
}
