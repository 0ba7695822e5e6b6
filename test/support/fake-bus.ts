/** A bus between processes of one test, on which messages may be lost, come twice, late and in any order. */
import type { Bus, Heard } from '../../server/cluster/bus.ts';

/** What becomes of a message: how often it comes, and after how long. */
export type Fate = () => readonly number[];

/** One clock for all. */
let moments = 0;

const AT_ONCE: Fate = () => [0];

/** All that is joined to one air hears each other. */
export class FakeAir {
  readonly #lines = new Set<FakeBus>();
  readonly #after: (delayMs: number, call: () => void) => void;
  fate: Fate = AT_ONCE;

  constructor(time: { after(delayMs: number, call: () => void): unknown }) {
    this.#after = (delayMs, call) => void time.after(delayMs, call);
  }

  join(): Bus {
    const line = new FakeBus(`process-${this.#lines.size}`, (heard) => this.#carry(line, heard));
    this.#lines.add(line);
    return line;
  }

  #carry(from: FakeBus, heard: Heard): void {
    for (const line of this.#lines)
      if (line !== from) for (const ms of this.fate()) this.#bring(line, heard, ms);
  }

  #bring(line: FakeBus, heard: Heard, delayMs: number): void {
    if (delayMs === 0) line.hear(heard);
    else this.#after(delayMs, () => line.hear(heard));
  }
}

class FakeBus implements Bus {
  readonly #self: string;
  readonly #carry: (heard: Heard) => void;
  readonly #channels = new Set<string>();
  readonly #listeners = new Set<(heard: Heard) => void>();

  constructor(self: string, carry: (heard: Heard) => void) {
    this.#self = self;
    this.#carry = carry;
  }

  readonly isReady = true;

  open(channel: string): Promise<void> {
    this.#channels.add(channel);
    return Promise.resolve();
  }

  close(channel: string): void {
    this.#channels.delete(channel);
  }

  tell(channel: string, note: object): void {
    this.#carry({ channel, from: this.#self, note: JSON.parse(JSON.stringify(note)) as unknown });
  }

  subscribe(listener: (heard: Heard) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  subscribeReady(listener: () => void): () => void {
    listener();
    return () => {};
  }

  time(): Promise<number> {
    return Promise.resolve((moments += 1));
  }

  end(): void {
    this.#channels.clear();
  }

  hear(heard: Heard): void {
    if (this.#channels.has(heard.channel)) for (const listener of this.#listeners) listener(heard);
  }
}
