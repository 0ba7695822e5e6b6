/** Group commit: one batch of requests is under way, the next one collects meanwhile. */
import { type Observer, UNOBSERVED } from '../operations/observer.ts';
import { StoreError } from './match-store.ts';
import {
  isWrite,
  type StoreAnswers,
  type StoreReply,
  type StoreRequest,
} from './sqlite-request.ts';

/**
 * A batch that follows another waits so long for company: under load a sync and the wake of a thread
 * are shared by several plies, and where little is played nothing waits.
 */
const GATHER_MS = 8;

interface Asked {
  readonly request: StoreRequest;
  readonly settle: (reply: StoreReply) => void;
}

export class SqliteQueue {
  readonly #send: (requests: readonly StoreRequest[]) => void;
  readonly #observer: Pick<Observer, 'committed'>;
  #collecting: Asked[] = [];
  #underWay: Asked[] = [];
  #sentMs = -Infinity;
  #isGathering = false;
  /** Something was asked that may not wait. */
  #isUrgent = false;
  /** Why no more can be asked. */
  #end: string | null = null;

  /** `send` takes the next batch; `receive` is called with its replies. */
  constructor(
    send: (requests: readonly StoreRequest[]) => void,
    observer: Pick<Observer, 'committed'> = UNOBSERVED,
  ) {
    this.#send = send;
    this.#observer = observer;
  }

  /** What `mayWait` is sent with others where others follow soon. Rejects with a `StoreError` whose message is the fault. */
  ask<R extends StoreRequest>(request: R, mayWait = false): Promise<StoreAnswers[R['kind']]> {
    return new Promise((resolve, reject) => {
      const settle = (reply: StoreReply): void => {
        // Each kind of request is replied to with its kind of answer.
        if (reply.ok) resolve(reply.value as StoreAnswers[R['kind']]);
        else reject(new StoreError(reply.fault));
      };
      if (!mayWait) this.#isUrgent = true;
      if (this.#end === null) this.#collecting.push({ request, settle });
      else settle({ ok: false, fault: this.#end });
      this.#sendNext();
    });
  }

  /** In the order of the requests under way. */
  receive(replies: readonly StoreReply[]): void {
    const answered = this.#underWay;
    this.#underWay = [];
    const writes = answered.filter(({ request }) => isWrite(request)).length;
    if (writes > 0) this.#observer.committed(performance.now() - this.#sentMs, writes);
    this.#sendNext();
    for (const [index, { settle }] of answered.entries())
      settle(replies[index] ?? { ok: false, fault: 'no reply' });
  }

  /** Nothing asked from now on is sent; a fault that has ended it already stays the reason. */
  end(fault: string): void {
    this.#end ??= fault;
  }

  /** Fails whatever waits, and everything asked from now on. */
  fail(fault: string): void {
    this.end(fault);
    const lost = [...this.#underWay, ...this.#collecting];
    this.#underWay = [];
    this.#collecting = [];
    for (const { settle } of lost) settle({ ok: false, fault });
  }

  #sendNext(): void {
    if (this.#underWay.length > 0 || this.#collecting.length === 0) return;
    const gatherMs = this.#sentMs + GATHER_MS - performance.now();
    if (gatherMs > 0 && !this.#isUrgent) {
      if (this.#isGathering) return;
      this.#isGathering = true;
      setTimeout(() => {
        this.#isGathering = false;
        this.#sendNext();
      }, gatherMs);
      return;
    }
    this.#isUrgent = false;
    this.#underWay = this.#collecting;
    this.#collecting = [];
    this.#sentMs = performance.now();
    this.#send(this.#underWay.map(({ request }) => request));
  }
}
