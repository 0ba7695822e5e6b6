/** The public matches that are being played and may be watched, and when something happened in them last. */
import { type Match, stateOf } from '../../shared/match/match.ts';
import type { Mode } from '../../shared/match/setup.ts';
import type { Time } from '../coordinator/time.ts';
import type { Committed, MatchDoor, MatchesDoor } from '../coordinator/door.ts';

/** So that two things which happened in one millisecond have an order, which others are told. */
const LATER_MS = 0.001;

/** One of them, and when something happened in it last, as wall time. */
export interface LiveHere {
  readonly match: string;
  readonly mode: Mode;
  readonly changedMs: number;
}

export class LiveMatches {
  readonly #now: () => number;
  readonly #wallMs: () => number;
  readonly #lines = new Map<string, LiveHere>();
  #changedMs = 0;
  /** Delayed ones that have ended, and when their spectators will know. */
  readonly #ending = new Map<string, number>();

  constructor(
    matches: Pick<MatchesDoor, 'subscribe' | 'subscribeOpened' | 'now'>,
    time: Pick<Time, 'wallMs'>,
  ) {
    this.#now = () => matches.now();
    this.#wallMs = () => time.wallMs();
    matches.subscribe((committed) => this.#note(committed));
    matches.subscribeOpened(({ id, match }: MatchDoor) => {
      if (stateOf(match) === 'live') this.#add(id, match);
    });
  }

  /** Those of these matches that are among them. */
  listOf(matches: Iterable<string>): LiveHere[] {
    this.#dropEnded();
    return [...matches].flatMap((match) => this.#lines.get(match) ?? []);
  }

  #note({ match, state }: Committed): void {
    if (stateOf(state) === 'live') this.#add(match, state);
    else if (state.setup.spectatorDelayMs === 0) this.#lines.delete(match);
    else if (this.#lines.has(match) && !this.#ending.has(match))
      this.#ending.set(match, this.#now() + state.setup.spectatorDelayMs);
    this.#dropEnded();
  }

  #add(id: string, { setup }: Match): void {
    if (!setup.isPublic || !setup.allowsSpectators) return;
    this.#changedMs = Math.max(this.#wallMs(), this.#changedMs + LATER_MS);
    this.#lines.set(id, { match: id, mode: setup.mode, changedMs: this.#changedMs });
  }

  #dropEnded(): void {
    for (const [match, atMs] of this.#ending) {
      if (atMs > this.#now()) continue;
      this.#ending.delete(match);
      this.#lines.delete(match);
    }
  }
}
