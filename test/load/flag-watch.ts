/** Spectators of many matches, who note when each clock was to run out and when its flag was told. */
import { graceMs } from '../../server/coordinator/grace.ts';
import { isEvent, WirePlayer } from '../support/wire-player.ts';

/** Of the 64 that a connection may follow. */
const MATCHES_A_LINE = 50;

export class FlagWatch {
  /** By match, in the server's time. */
  readonly #deadlines = new Map<string, number>();
  readonly #fallenMs = new Map<string, number>();

  private constructor() {
    // Made by `over` alone.
  }

  /** Watches all of them, whose seats nobody has: their grace is the least. */
  static async over(port: number, ids: readonly string[]): Promise<FlagWatch> {
    const seen = new FlagWatch();
    for (let from = 0; from < ids.length; from += MATCHES_A_LINE) {
      const line = await WirePlayer.connect(port, (name, message) => seen.#hear(name, message));
      await Promise.all(
        ids.slice(from, from + MATCHES_A_LINE).map(async (id) => {
          const ack = await line.enter(id);
          if (ack?.ok !== true) throw new Error(`match ${id} was not entered`);
          if (ack.deadline !== null) seen.#deadlines.set(id, ack.deadline);
        }),
      );
    }
    return seen;
  }

  /** Whether every flag has fallen. */
  get isOver(): boolean {
    return this.#fallenMs.size === this.#deadlines.size;
  }

  /** How long after deadline and grace each flag was told, by the server's own time. */
  lateMs(): readonly number[] {
    return [...this.#fallenMs].map(
      ([match, fallenMs]) => fallenMs - (this.#deadlines.get(match) ?? Infinity) - graceMs(null),
    );
  }

  #hear(name: string, message: unknown): void {
    if (!isEvent(name, message)) return;
    const { match, event, deadline, now } = message;
    if (event.kind === 'flag') this.#fallenMs.set(match, now);
    else if (deadline !== null) this.#deadlines.set(match, deadline);
  }
}
