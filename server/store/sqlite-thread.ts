/** Speaks with the thread of the SQLite file: one batch in flight, the next one collects meanwhile. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { StoreError } from './match-store.ts';
import type { Opened, StoreAnswers, StoreReply, StoreRequest } from './sqlite-request.ts';

interface Asked {
  readonly request: StoreRequest;
  readonly settle: (reply: StoreReply) => void;
}

export class SqliteThread {
  readonly #worker: Worker;
  #collecting: Asked[] = [];
  #inFlight: Asked[] = [];
  /** Why no more can be asked. */
  #end: string | null = null;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (replies: readonly StoreReply[]) => this.#receive(replies));
    worker.on('error', (error: Error) => this.#fail(`the store's thread failed: ${error.message}`));
    worker.on('exit', () => this.#fail("the store's thread has ended"));
  }

  /** Resolves when the thread has opened `file`; rejects with its fault as a `StoreError`. */
  static async start(file: string): Promise<SqliteThread> {
    const worker = startWorker(file);
    const opened = await openingOf(worker);
    if (opened.ok) return new SqliteThread(worker);
    await worker.terminate();
    throw new StoreError(opened.fault);
  }

  ask<R extends StoreRequest>(request: R): Promise<StoreAnswers[R['kind']]> {
    return new Promise((resolve, reject) => {
      if (this.#end !== null) {
        reject(new StoreError(this.#end));
        return;
      }
      const settle = (reply: StoreReply): void => {
        // The thread answers each kind of request with its kind of answer.
        if (reply.ok) resolve(reply.value as StoreAnswers[R['kind']]);
        else reject(new StoreError(reply.fault));
      };
      this.#collecting.push({ request, settle });
      this.#send();
    });
  }

  /** Answers everything asked so far, closes the file and ends the thread. */
  async close(): Promise<void> {
    const exit = once(this.#worker, 'exit');
    await this.ask({ kind: 'close' });
    this.#end = 'the store is closed';
    await exit;
  }

  #send(): void {
    if (this.#inFlight.length > 0 || this.#collecting.length === 0) return;
    this.#inFlight = this.#collecting;
    this.#collecting = [];
    this.#worker.postMessage(this.#inFlight.map(({ request }) => request));
  }

  #receive(replies: readonly StoreReply[]): void {
    const answered = this.#inFlight;
    this.#inFlight = [];
    this.#send();
    for (const [index, reply] of replies.entries()) answered[index]?.settle(reply);
  }

  #fail(end: string): void {
    this.#end ??= end;
    const lost = [...this.#inFlight, ...this.#collecting];
    this.#inFlight = [];
    this.#collecting = [];
    for (const { settle } of lost) settle({ ok: false, fault: this.#end });
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

async function openingOf(worker: Worker): Promise<Opened> {
  try {
    const [opened] = (await once(worker, 'message')) as [Opened];
    return opened;
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { ok: false, fault: `the store's thread cannot start: ${detail}` };
  }
}
