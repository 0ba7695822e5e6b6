/** Spectators who never read what they ask for, and still answer that they are alive. */
import { makeByParts } from '../support/by-parts.ts';
import { WirePlayer } from '../support/wire-player.ts';

const CONNECTING_AT_ONCE = 20;
const ALIVE_MS = 2000;
const ASK_MS = 500;

/** What they ask for in full again and again, and the matches in which they only watch. */
export interface Watched {
  readonly long: string;
  /** Events of it. */
  readonly longEvents: number;
  readonly played: readonly string[];
}

export class StalledCrowd {
  readonly #lines: readonly WirePlayer[];
  readonly #timers: readonly NodeJS.Timeout[];
  #gone = 0;

  private constructor(lines: readonly WirePlayer[], long: string) {
    this.#lines = lines;
    for (const line of lines) void line.closed.then(() => (this.#gone += 1));
    const alive = setInterval(() => {
      for (const line of lines) line.stayAlive();
    }, ALIVE_MS);
    const asking = setInterval(() => {
      for (const line of lines) void line.enter(long);
    }, ASK_MS);
    this.#timers = [alive, asking];
  }

  /** `atFirst` events are asked for at once: as many as one connection may. */
  static async enter(
    port: number,
    count: number,
    { long, longEvents, played }: Watched,
    atFirst = 20_000,
  ): Promise<StalledCrowd> {
    const lines = await makeByParts(count, CONNECTING_AT_ONCE, async () => {
      const line = await WirePlayer.connect(port);
      for (const match of [...played, long])
        if ((await line.enter(match))?.ok !== true) throw new Error(`${match} was not entered`);
      line.stall();
      for (let events = longEvents; events < atFirst; events += longEvents) void line.enter(long);
      return line;
    });
    return new StalledCrowd(lines, long);
  }

  /** How many have been cut off by the server. */
  get gone(): number {
    return this.#gone;
  }

  leave(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const line of this.#lines) line.cut();
  }
}
