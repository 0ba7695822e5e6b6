/** Threads of one program that work on one request after another together. */
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { type Barrier, createBarrier } from './barrier.ts';
import { startThread } from './program.ts';

/** With what a thread starts. */
export interface CrewThreadData {
  /** How many threads there are. */
  readonly of: number;
  readonly barrier: Barrier;
}

/** From a thread: so many entries are done; or its part of the request is. */
export type CrewReply =
  { readonly kind: 'progress'; readonly entries: number } | { readonly kind: 'done' };

export class Crew<Request> {
  readonly #workers: readonly Worker[];
  /** Rejects when any thread fails, for the others would wait for it for ever. */
  readonly #fault: Promise<never>;

  /** Starts `of` threads, 1 at least, of the program `name` beside the module of this `import.meta.url`. */
  constructor(moduleUrl: string, name: string, of: number) {
    const data: CrewThreadData = { of, barrier: createBarrier() };
    this.#workers = Array.from({ length: of }, () => startThread(moduleUrl, name, data));
    this.#fault = Promise.race(this.#workers.map(faultOf));
    this.#fault.catch(() => {});
  }

  /** Rejects where a thread fails; only `close` is left then. `onProgress` is told entries done. */
  async work(request: Request, onProgress: (entries: number) => void): Promise<void> {
    const parts = this.#workers.map((worker) => partOf(worker, request, onProgress));
    await Promise.race([Promise.all(parts), this.#fault]);
  }

  /** Ends the threads, whatever they do. */
  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

async function faultOf(worker: Worker): Promise<never> {
  // `once` rejects with what an `error` event brings, which comes before `exit`.
  const [code] = (await once(worker, 'exit')) as [number];
  throw new Error(`a thread that built a table ended with code ${code}`);
}

function partOf(
  worker: Worker,
  request: unknown,
  onProgress: (entries: number) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const listen = (reply: CrewReply): void => {
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
