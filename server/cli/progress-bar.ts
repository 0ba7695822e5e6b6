/** How far a long command is, on one line that is drawn over, or in plain lines where none can be. */
import { estimateLeftMs } from '../tablebase/progress.ts';
import type { CommandIo } from './io.ts';

const WIDTH = 24;
/** Between two drawings. */
const PAUSE_MS = 100;
/** Plain lines are written at each of so many parts of the whole. */
const PLAIN_LINES = 10;

export class ProgressBar {
  readonly #io: CommandIo;
  readonly #nowMs: () => number;
  readonly #begunMs: number;
  #shownMs = -Infinity;
  #lines = 0;

  /** `nowMs` only ever grows. */
  constructor(io: CommandIo, nowMs: () => number) {
    this.#io = io;
    this.#nowMs = nowMs;
    this.#begunMs = nowMs();
  }

  /** `done` from 0 to 1; `what` is at hand. */
  show(done: number, what: string): void {
    const nowMs = this.#nowMs();
    const text = `${formatPercent(done)} ${what}${formatLeft(done, nowMs - this.#begunMs)}`;
    if (this.#io.isTerminal === true) this.#draw(done, text, nowMs);
    else if (Math.floor(done * PLAIN_LINES) > this.#lines) {
      this.#lines = Math.floor(done * PLAIN_LINES);
      this.#io.warn(`${text}\n`);
    }
  }

  /** Clears the line, so that answers do not follow on it. */
  end(): void {
    if (this.#io.isTerminal === true && this.#shownMs > 0) this.#io.warn('\r\x1b[K');
  }

  #draw(done: number, text: string, nowMs: number): void {
    if (nowMs - this.#shownMs < PAUSE_MS) return;
    this.#shownMs = nowMs;
    const filled = Math.round(done * WIDTH);
    this.#io.warn(`\r[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${text}\x1b[K`);
  }
}

function formatPercent(done: number): string {
  return `${String(Math.floor(done * 100)).padStart(3)} %`;
}

function formatLeft(done: number, spentMs: number): string {
  const leftMs = estimateLeftMs(done, spentMs);
  if (leftMs === null) return '';
  const seconds = Math.ceil(leftMs / 1000);
  return seconds < 120 ? `, ${seconds} s left` : `, ${Math.ceil(seconds / 60)} min left`;
}
