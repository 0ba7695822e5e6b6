/** Has a record reviewed by a worker of this browser. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { LocalReviewAnswer, LocalReviewQuestion } from '../local/reviewing.ts';
import type { ReviewState } from './read-review.ts';
import type { Reviewable } from './reviewable.ts';

/** As much of a `Worker` as is needed. */
export interface ReviewThread {
  postMessage(question: LocalReviewQuestion): void;
  onmessage: ((event: MessageEvent<LocalReviewAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

export class LocalReviewer implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #startThread: () => ReviewThread;
  #thread: ReviewThread | null = null;
  #state: ReviewState | null = null;

  constructor(host: ReactiveControllerHost, startThread: () => ReviewThread = startReviewThread) {
    this.#host = host;
    this.#startThread = startThread;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** `null` while nobody has asked. */
  get state(): ReviewState | null {
    return this.#state;
  }

  begin({ match, starts }: Reviewable): void {
    this.stop();
    const thread = this.#startThread();
    this.#thread = thread;
    this.#state = { kind: 'computing', progress: null };
    thread.onmessage = ({ data }) => {
      this.#note(data);
    };
    thread.onerror = () => {
      this.#end({ kind: 'failed' });
    };
    thread.postMessage({ kind: 'review', match, starts });
    this.#host.requestUpdate();
  }

  /** What is under way is given up, what was found forgotten. */
  stop(): void {
    this.#end(null);
  }

  #note(answer: LocalReviewAnswer): void {
    if (answer.kind === 'reviewed') {
      this.#end({ kind: 'ready', review: answer.review });
      return;
    }
    this.#state = { kind: 'computing', progress: answer };
    this.#host.requestUpdate();
  }

  #end(state: ReviewState | null): void {
    this.#thread?.terminate();
    this.#thread = null;
    this.#state = state;
    this.#host.requestUpdate();
  }
}

/** The browser's engine in a worker of its own. */
function startReviewThread(): ReviewThread {
  return new Worker(new URL('../local/engine-worker.ts', import.meta.url), { type: 'module' });
}
