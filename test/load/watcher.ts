/** A spectator of one match as a client is: counts what it has heard, and asks where it finds a gap. */
import { isEvent, WirePlayer } from '../support/wire-player.ts';

export class Watcher {
  /** Events known. */
  have = 0;
  readonly #match: string;
  readonly #onEvent: (seq: number) => void;
  #line: WirePlayer | null = null;
  #isAsking = false;

  private constructor(match: string, onEvent: (seq: number) => void) {
    this.#match = match;
    this.#onEvent = onEvent;
  }

  /** `onEvent` is called with the number of each event that is told. */
  static async enter(
    port: number,
    match: string,
    onEvent: (seq: number) => void = () => {},
  ): Promise<Watcher> {
    const watcher = new Watcher(match, onEvent);
    watcher.#line = await WirePlayer.connect(port, (name, message) => watcher.#hear(name, message));
    await watcher.#ask();
    return watcher;
  }

  cut(): void {
    this.#line?.cut();
  }

  #hear(name: string, message: unknown): void {
    if (!isEvent(name, message)) return;
    this.#onEvent(message.seq);
    if (message.seq === this.have) this.have += 1;
    else if (message.seq > this.have) void this.#ask();
  }

  async #ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    const ack = await this.#line?.enter(this.#match, undefined, this.have);
    if (ack?.ok === true) this.have = Math.max(this.have, ack.seq);
    this.#isAsking = false;
  }
}
