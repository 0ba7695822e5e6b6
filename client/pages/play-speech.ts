/** What a match page shows and reads out, in the order it was said. */
import type { ReactiveControllerHost } from 'lit';
import { AfterPaint } from '../elements/after-paint.ts';
import type { ToastLine } from '../elements/toast-line.ts';

/**
 * What is only heard waits for what is seen: a sentence takes a slow phone as long to bring to its
 * reader as a board to draw.
 */
export class PlaySpeech {
  readonly #toast: () => ToastLine | undefined;
  readonly #waiting: AfterPaint;

  constructor(host: ReactiveControllerHost, toast: () => ToastLine | undefined) {
    this.#toast = toast;
    this.#waiting = new AfterPaint(host);
  }

  /** Shows a sentence for a moment and reads it out, after all that waits. */
  show(sentence: string): void {
    this.#waiting.hurry();
    this.#toast()?.show(sentence);
  }

  /** Reads a sentence out politely. */
  say(sentence: string): void {
    this.later(() => this.#toast()?.say(sentence));
  }

  /** Reads a sentence out at once. */
  alert(sentence: string): void {
    this.later(() => this.#toast()?.alert(sentence));
  }

  /** What goes with the words and is not on the page: a sound, the window's title. */
  later(work: () => void): void {
    this.#waiting.add(work);
  }
}
