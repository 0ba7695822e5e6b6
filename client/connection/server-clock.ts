/** What time it is for the server, estimated from the fastest of the last answers (CLIENT.md). */

/** Old answers are forgotten, since two clocks drift apart. */
const KEPT_SAMPLES = 8;

interface Sample {
  /** Server's time minus ours. */
  readonly offsetMs: number;
  readonly roundTripMs: number;
}

export class ServerClock {
  #samples: readonly Sample[] = [];

  /** An answer that carried the server's `serverNow`, asked at `sentMs` and here at `receivedMs`. */
  addSample(sentMs: number, receivedMs: number, serverNow: number): void {
    const offsetMs = serverNow - (sentMs + receivedMs) / 2;
    const sample = { offsetMs, roundTripMs: receivedMs - sentMs };
    this.#samples = [...this.#samples, sample].slice(-KEPT_SAMPLES);
  }

  /** The server's time told without being asked: believed until an answer says better. */
  setNow(receivedMs: number, serverNow: number): void {
    this.#samples = [{ offsetMs: serverNow - receivedMs, roundTripMs: Infinity }];
  }

  /** The server's time at our `localMs`; the first answer makes it meaningful. */
  at(localMs: number): number {
    const [first, ...rest] = this.#samples;
    if (first === undefined) return localMs;
    const fastest = rest.reduce(
      (best, sample) => (sample.roundTripMs < best.roundTripMs ? sample : best),
      first,
    );
    return localMs + fastest.offsetMs;
  }

  /** A server that went and came back counts from another zero. */
  forget(): void {
    this.#samples = [];
  }
}
