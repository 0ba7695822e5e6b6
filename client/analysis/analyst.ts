/** Has one board after another searched by a worker, and knows what it has found so far. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Board } from '../../shared/rules/board.ts';
import type { AnalysisAnswer, AnalysisQuestion } from '../local/analysing.ts';

/** As much of a `Worker` as is needed. */
export interface AnalysisThread {
  postMessage(question: AnalysisQuestion): void;
  onmessage: ((event: MessageEvent<AnalysisAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

export class Analyst implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #startThread: () => AnalysisThread;
  #thread: AnalysisThread | null = null;
  #board: Board | null = null;
  #number = 0;
  #answer: AnalysisAnswer | null = null;

  constructor(host: ReactiveControllerHost, startThread: () => AnalysisThread) {
    this.#host = host;
    this.#startThread = startThread;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** The latest of the board asked about; `null` before the first, and while nothing is asked. */
  get answer(): AnalysisAnswer | null {
    return this.#answer;
  }

  /** Asks about a board, unless it is the one that was asked about last. */
  ask(board: Board): void {
    if (board === this.#board) return;
    this.#board = board;
    this.#number += 1;
    this.#answer = null;
    if (board.outcome !== null) return;
    this.#thread ??= this.#open();
    this.#thread.postMessage({ kind: 'analyse', number: this.#number, board });
  }

  /** Lets the processor rest; asking starts anew. */
  stop(): void {
    this.#thread?.terminate();
    this.#thread = null;
    this.#board = null;
    this.#answer = null;
  }

  #open(): AnalysisThread {
    const thread = this.#startThread();
    thread.onmessage = ({ data }) => {
      if (data.number !== this.#number) return;
      this.#answer = data;
      this.#host.requestUpdate();
    };
    thread.onerror = () => {
      this.stop();
      this.#host.requestUpdate();
    };
    return thread;
  }
}

/** The browser's engine in a worker of its own. */
export function startAnalysisThread(): AnalysisThread {
  return new Worker(new URL('../local/engine-worker.ts', import.meta.url), { type: 'module' });
}
