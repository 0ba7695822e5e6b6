/** The public matches that are being played and may be watched, in the order in which something happened in them. */
import { type Match, stateOf } from '../../shared/match/match.ts';
import type { Mode } from '../../shared/match/setup.ts';
import type { Committed, MatchDoor, MatchesDoor } from '../coordinator/door.ts';

export class LiveMatches {
  readonly #now: () => number;
  /** The match in which something happened last is the last. */
  readonly #modes = new Map<string, Mode>();
  /** Delayed ones that have ended, and when their spectators will know. */
  readonly #ending = new Map<string, number>();

  constructor(matches: Pick<MatchesDoor, 'subscribe' | 'subscribeOpened' | 'now'>) {
    this.#now = () => matches.now();
    matches.subscribe((committed) => this.#note(committed));
    matches.subscribeOpened(({ id, match }: MatchDoor) => {
      if (stateOf(match) === 'live') this.#add(id, match);
    });
  }

  /** Newest first, each with its mode. */
  list(): [match: string, mode: Mode][] {
    this.#dropEnded();
    return [...this.#modes].reverse();
  }

  #note({ match, state }: Committed): void {
    if (stateOf(state) === 'live') this.#add(match, state);
    else if (state.setup.spectatorDelayMs === 0) this.#modes.delete(match);
    else if (this.#modes.has(match) && !this.#ending.has(match))
      this.#ending.set(match, this.#now() + state.setup.spectatorDelayMs);
    this.#dropEnded();
  }

  #add(id: string, { setup }: Match): void {
    if (!setup.isPublic || !setup.allowsSpectators) return;
    this.#modes.delete(id);
    this.#modes.set(id, setup.mode);
  }

  #dropEnded(): void {
    for (const [match, atMs] of this.#ending) {
      if (atMs > this.#now()) continue;
      this.#ending.delete(match);
      this.#modes.delete(match);
    }
  }
}
