/** The computer’s threads: few, each with one question at a time, and a queue that has an end. */
import { failure, type Result, success } from '../../shared/rules/result.ts';
import type { Time } from '../coordinator/time.ts';
import type { BotThread, StartThread } from './bot-thread.ts';
import type { AnswerTo, BotAnswer, Knowledge, Question, ThreadMessage } from './question.ts';

/** `busy`: the queue is full; `failed`: no thread could answer; `dropped`: nobody waits any more. */
export type NoAnswer = 'busy' | 'failed' | 'dropped';

/** How much a question hurries, and whether anyone still waits for its answer. */
export interface Urgency {
  /** Milliseconds from now within which the answer should be there; `Infinity`: whenever it suits. */
  readonly withinMs: number;
  readonly signal: AbortSignal;
}

/** Whatever answers questions. */
export interface Brain {
  ask<Q extends Question>(question: Q, urgency: Urgency): Promise<Result<AnswerTo<Q>, NoAnswer>>;
}

export interface PoolSetting {
  /** Threads at most; they start when they are needed. */
  readonly size: number;
  readonly startThread: StartThread;
  readonly time: Pick<Time, 'after' | 'monotonicMs'>;
  readonly report: (trouble: string, error: unknown) => void;
}

interface Job {
  readonly question: Question;
  readonly byMs: number;
  readonly settle: (result: Result<BotAnswer, NoAnswer>) => void;
  attempts: number;
}

interface Place {
  thread: BotThread | null;
  job: Job | null;
  /** Failures since the last answer. */
  failures: number;
  isResting: boolean;
  undoWatch: () => void;
}

/** Questions that wait at most. */
export const QUEUE_LENGTH = 1000;
/** A question that ends so many threads is given up. */
export const ATTEMPTS = 3;
/** Longest pause before a place whose threads keep ending starts another one, and the first. */
const LONGEST_REST_MS = 10_000;
const FIRST_REST_MS = 50;
/** A thread that takes so much longer than asked hangs: the deepest level without a time takes far less. */
const PATIENCE_MS = 20_000;
/** When many wait, everyone’s search is shortened, so that nobody waits much longer than this. */
const LONGEST_WAIT_MS = 5000;
const LEAST_SEARCH_MS = 10;

export class BotPool implements Brain {
  readonly #setting: PoolSetting;
  readonly #places: readonly Place[];
  #queue: Job[] = [];
  #knowledge: Knowledge = { levels: [], solution: [] };
  #isClosed = false;

  constructor(setting: PoolSetting) {
    this.#setting = setting;
    this.#places = Array.from({ length: setting.size }, () => ({
      thread: null,
      job: null,
      failures: 0,
      isResting: false,
      undoWatch: () => {},
    }));
  }

  /** What there is for those who use it: in shared memory and open files, so that it is there once. */
  learn(knowledge: Partial<Knowledge>): void {
    this.#knowledge = { ...this.#knowledge, ...knowledge };
    for (const { thread } of this.#places) thread?.post(this.#toKnow());
  }

  #toKnow(): ThreadMessage {
    return { kind: 'know', knowledge: this.#knowledge };
  }

  ask<Q extends Question>(
    question: Q,
    { withinMs, signal }: Urgency,
  ): Promise<Result<AnswerTo<Q>, NoAnswer>> {
    if (signal.aborted || this.#isClosed) return Promise.resolve(failure('dropped'));
    if (this.#queue.length >= QUEUE_LENGTH) return Promise.resolve(failure('busy'));
    return new Promise((resolve) => {
      const byMs = this.#setting.time.monotonicMs() + withinMs;
      // A thread answers a question of a kind with an answer of that kind.
      const drop = (): void => this.#drop(job);
      const settle = (result: Result<BotAnswer, NoAnswer>): void => {
        // Whoever asks much by one signal would keep all that was ever asked.
        signal.removeEventListener('abort', drop);
        resolve(result as Result<AnswerTo<Q>, NoAnswer>);
      };
      const job: Job = { question, byMs, settle, attempts: 0 };
      signal.addEventListener('abort', drop, { once: true });
      this.#queue.push(job);
      this.#pump();
    });
  }

  /** Questions that wait, and those that threads have. */
  get load(): { readonly waiting: number; readonly thinking: number } {
    const thinking = this.#places.filter(({ job }) => job !== null).length;
    return { waiting: this.#queue.length, thinking };
  }

  /** Ends all threads; what was asked is not answered. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of this.#queue.splice(0)) job.settle(failure('dropped'));
    await Promise.all(
      this.#places.map(async (place) => {
        place.undoWatch();
        place.job?.settle(failure('dropped'));
        await place.thread?.stop();
      }),
    );
  }

  /** One that a thread has already is answered to nobody. */
  #drop(job: Job): void {
    this.#queue = this.#queue.filter((other) => other !== job);
    job.settle(failure('dropped'));
  }

  #pump(): void {
    for (const place of this.#places) {
      if (this.#isClosed || this.#queue.length === 0) return;
      if (place.job === null && !place.isResting) this.#give(place, this.#takeMostUrgent());
    }
  }

  #takeMostUrgent(): Job {
    const job = this.#queue.reduce((first, other) => (other.byMs < first.byMs ? other : first));
    this.#queue = this.#queue.filter((other) => other !== job);
    return job;
  }

  #give(place: Place, job: Job): void {
    place.job = job;
    job.attempts += 1;
    const ms = this.#shorten(job.question.ms);
    try {
      place.thread ??= this.#start(place);
      place.thread.post({ kind: 'ask', question: { ...job.question, ms } });
    } catch (error) {
      this.#onEnd(place, error);
      return;
    }
    const { thread } = place;
    place.undoWatch = this.#setting.time.after(ms + PATIENCE_MS, () => void thread.stop());
  }

  #shorten(ms: number): number {
    const share = (LONGEST_WAIT_MS * this.#places.length) / (this.#queue.length + 1);
    return Math.min(ms, Math.max(LEAST_SEARCH_MS, Math.floor(share)));
  }

  #start(place: Place): BotThread {
    const thread = this.#setting.startThread({
      onAnswer: (answer) => this.#onAnswer(place, answer),
      onEnd: (error) => this.#onEnd(place, error),
    });
    thread.post(this.#toKnow());
    return thread;
  }

  #onAnswer(place: Place, answer: BotAnswer): void {
    place.undoWatch();
    place.failures = 0;
    place.job?.settle(success(answer));
    place.job = null;
    this.#pump();
  }

  /** Its question is asked again, of whatever thread is free next. */
  #onEnd(place: Place, error: unknown): void {
    place.undoWatch();
    place.thread = null;
    if (this.#isClosed) return;
    const { job } = place;
    place.job = null;
    this.#setting.report('a thread of the computer ended', error);
    if (job !== null && job.attempts >= ATTEMPTS) job.settle(failure('failed'));
    else if (job !== null) this.#queue.push(job);
    this.#rest(place);
    this.#pump();
  }

  #rest(place: Place): void {
    const restMs = Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** place.failures);
    place.failures += 1;
    place.isResting = true;
    this.#setting.time.after(restMs, () => {
      place.isResting = false;
      this.#pump();
    });
  }
}
