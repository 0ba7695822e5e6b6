/** One thing at a time, in the order it was asked. */

export class Mailbox {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs `job` after all jobs posted before have ended, well or badly. */
  post<T>(job: () => Promise<T>): Promise<T> {
    const result = this.#last.then(job, job);
    // Whoever posted hears of a failure; the jobs behind only wait for the end.
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** When everything posted so far has ended. */
  async drained(): Promise<void> {
    await this.#last;
  }
}
