/** The thread of the SQLite file, from outside. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Observer, UNOBSERVED } from '../operations/observer.ts';
import { StoreError } from './match-store.ts';
import { SqliteQueue } from './sqlite-queue.ts';
import type { Opened, StoreAnswers, StoreReply, StoreRequest } from './sqlite-request.ts';

export class SqliteThread {
  readonly #worker: Worker;
  readonly #queue: SqliteQueue;

  /** Resolves when the thread has ended unasked. */
  readonly lost: Promise<string>;
  #isClosing = false;

  private constructor(worker: Worker, observer: Pick<Observer, 'committed'>) {
    this.#worker = worker;
    const queue = new SqliteQueue((requests) => worker.postMessage(requests), observer);
    this.#queue = queue;
    this.lost = new Promise((resolve) => {
      const end = (fault: string): void => {
        queue.fail(fault);
        if (!this.#isClosing) resolve(fault);
      };
      worker.on('error', (error) => end(`the store's thread failed: ${messageOf(error)}`));
      worker.on('exit', () => end("the store's thread has ended"));
    });
    worker.on('message', (replies: readonly StoreReply[]) => queue.receive(replies));
  }

  /** Resolves when the thread has opened `file`; rejects with its fault as a `StoreError`. */
  static async start(
    file: string,
    observer: Pick<Observer, 'committed'> = UNOBSERVED,
  ): Promise<SqliteThread> {
    const worker = startWorker(file);
    const opened = await openingOf(worker);
    if (opened.ok) return new SqliteThread(worker, observer);
    await worker.terminate();
    throw new StoreError(opened.fault);
  }

  ask<R extends StoreRequest>(request: R, mayWait = false): Promise<StoreAnswers[R['kind']]> {
    return this.#queue.ask(request, mayWait);
  }

  /** Answers everything asked so far, closes the file and ends the thread. */
  async close(): Promise<void> {
    this.#isClosing = true;
    const exit = once(this.#worker, 'exit');
    const closed = this.#queue.ask({ kind: 'close' });
    this.#queue.end('the store is closed');
    await closed;
    await exit;
  }
}

/** The thread's program lies beside this file, compiled as it is or not. */
function startWorker(file: string): Worker {
  const options = { workerData: { file } };
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./sqlite-worker.js', import.meta.url), options);
  // From source: a thread does not inherit how its process reads TypeScript.
  const program = JSON.stringify(new URL('./sqlite-worker.ts', import.meta.url));
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${program}); })`;
  return new Worker(start, { ...options, eval: true });
}

/** What the thread says of its file; a thread that ends without a word has not opened it either. */
async function openingOf(worker: Worker): Promise<Opened> {
  const silence: Opened = { ok: false, fault: "the store's thread ended without opening its file" };
  try {
    return await Promise.race([
      once(worker, 'message').then(([opened]) => opened as Opened),
      once(worker, 'exit').then(() => silence),
    ]);
  } catch (error) {
    return { ok: false, fault: `the store's thread cannot start: ${messageOf(error)}` };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
