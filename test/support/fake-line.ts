/** A line to a server that is not there: what was asked is kept, what is answered is up to the test. */
import type { AskName, Asks, Line, LineEvents, Reply } from '../../client/connection/line.ts';
import type { Timers } from '../../client/connection/timers.ts';

export interface Asked {
  readonly name: AskName;
  readonly message: unknown;
}

/** What comes back; `null`: nothing, until the asker gives up. */
export type Answering = (asked: Asked) => unknown;

export class FakeLine implements Line {
  readonly asked: Asked[] = [];
  isOpen = false;
  /** How often it was opened anew. */
  openings = 0;
  answer: Answering = () => null;
  readonly #timers: Timers;
  readonly #listeners = new Map<keyof LineEvents, Set<(...told: never[]) => void>>();

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  open(): void {
    this.openings += 1;
    this.isOpen = true;
  }

  close(): void {
    const wasOpen = this.isOpen;
    this.isOpen = false;
    if (wasOpen) this.tell('down');
  }

  ask<N extends AskName>(
    name: N,
    message: Asks[N]['message'],
    timeoutMs: number,
  ): Promise<Reply<N>> {
    this.asked.push({ name, message });
    const answer = this.answer({ name, message });
    if (answer !== null) return Promise.resolve(answer as Reply<N>);
    return new Promise((resolve) => {
      const end = (): void => {
        undo();
        stop();
        resolve(null);
      };
      const undo = this.on('down', end);
      const stop = this.#timers.after(timeoutMs, end);
    });
  }

  on<E extends keyof LineEvents>(event: E, listener: LineEvents[E]): () => void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** What comes in by itself. */
  tell<E extends keyof LineEvents>(event: E, ...told: Parameters<LineEvents[E]>): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])])
      (listener as (...parameters: Parameters<LineEvents[E]>) => void)(...told);
  }

  messages(name: AskName): unknown[] {
    return this.asked.filter((asked) => asked.name === name).map(({ message }) => message);
  }
}
