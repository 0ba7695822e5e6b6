/** Words of whoever runs the server to everyone connected, for a time. */
import type { Announcement } from '../../shared/wire/server-message.ts';

/** Nothing is announced any more. */
const TAKEN_BACK: Announcement = { text: '', forMs: 0 };

export class Notice {
  readonly #monotonicMs: () => number;
  readonly #listeners = new Set<(announcement: Announcement) => void>();
  #text = '';
  #untilMs = 0;

  constructor(monotonicMs: () => number) {
    this.#monotonicMs = monotonicMs;
  }

  /** As it is told to whoever comes now; `null`: there is none. */
  get current(): Announcement | null {
    const forMs = Math.round(this.#untilMs - this.#monotonicMs());
    return this.#text === '' || forMs <= 0 ? null : { text: this.#text, forMs };
  }

  /** Instead of any before. */
  announce(text: string, forMs: number): void {
    this.#text = text;
    this.#untilMs = this.#monotonicMs() + forMs;
    this.#tell({ text, forMs });
  }

  takeBack(): void {
    this.#text = '';
    this.#tell(TAKEN_BACK);
  }

  /** Told of each announcement as it is made or taken back. Returns its own undo. */
  subscribe(listener: (announcement: Announcement) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(announcement: Announcement): void {
    for (const listener of this.#listeners) listener(announcement);
  }
}
