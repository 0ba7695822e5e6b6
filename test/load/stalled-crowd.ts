/** Spectators who never read what they ask for, and still answer that they are alive. */
import { makeByParts } from '../support/by-parts.ts';
import { WirePlayer } from '../support/wire-player.ts';

const CONNECTING_AT_ONCE = 20;
const ALIVE_MS = 2000;
const ASK_MS = 250;

/** What they ask for in full again and again, and the matches in which they only watch. */
export interface Watched {
  readonly long: string;
  /** Events of it. */
  readonly longEvents: number;
  readonly played: readonly string[];
}

export class StalledCrowd {
  readonly #lines: readonly WirePlayer[];
  readonly #alive: NodeJS.Timeout;
  readonly #asking: NodeJS.Timeout;
  #gone = 0;

  private constructor(lines: readonly WirePlayer[], long: string) {
    this.#lines = lines;
    for (const line of lines) void line.closed.then(() => (this.#gone += 1));
    this.#alive = setInterval(() => {
      for (const line of lines) line.stayAlive();
    }, ALIVE_MS);
    this.#asking = setInterval(() => {
      for (const line of lines) void line.enter(long);
    }, ASK_MS);
  }

  static async enter(
    port: number,
    count: number,
    { long, longEvents, played }: Watched,
  ): Promise<StalledCrowd> {
    const lines = await makeByParts(count, CONNECTING_AT_ONCE, async () => {
      const line = await WirePlayer.connect(port);
      for (const match of [...played, long])
        if ((await line.enter(match, undefined, longEvents))?.ok !== true)
          throw new Error(`${match} was not entered`);
      line.stall();
      return line;
    });
    return new StalledCrowd(lines, long);
  }

  /** How many have been cut off by the server. */
  get gone(): number {
    return this.#gone;
  }

  /** From now on they only watch. */
  askNoMore(): void {
    clearInterval(this.#asking);
  }

  leave(): void {
    clearInterval(this.#alive);
    this.askNoMore();
    for (const line of this.#lines) line.cut();
  }
}
