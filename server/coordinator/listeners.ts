/** Who is told of something; one that fails keeps no other from hearing it. */

export class Listeners<T> {
  readonly #listeners = new Set<(news: T) => void>();
  readonly #report: (trouble: string, error: unknown) => void;

  constructor(report: (trouble: string, error: unknown) => void) {
    this.#report = report;
  }

  /** Returns its own undo. */
  add(listener: (news: T) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(news: T): void {
    for (const listener of this.#listeners) {
      try {
        listener(news);
      } catch (error) {
        this.#report('a listener failed', error);
      }
    }
  }
}
