/** A match run in this browser by the same core as on the server, without one. */
import { apply } from '../../shared/match/apply.ts';
import type { MatchCommand } from '../../shared/match/command.ts';
import { decide } from '../../shared/match/decide.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Match } from '../../shared/match/match.ts';
import type { MatchSetup } from '../../shared/match/setup.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import type { Timers } from '../connection/timers.ts';
import type { MatchListener, SendRefusal } from '../match/controller.ts';

/** Both seats are taken from the start, and the first clock runs. There is no grace: nothing travels. */
export class LocalMatch {
  #match: Match;
  #stopAlarm: () => void = () => undefined;
  readonly #listeners = new Set<MatchListener>();
  readonly #timers: Timers;

  constructor(setup: MatchSetup, guestName: string, timers: Timers) {
    this.#timers = timers;
    this.#match = apply(null, { kind: 'created', setup, rematchOf: null }, this.now());
    this.serve({ by: 'server', command: { kind: 'join', guestName } });
    this.serve({ by: 'server', command: { kind: 'start-clock' } });
  }

  get match(): Match {
    return this.#match;
  }

  now(): number {
    return this.#timers.now();
  }

  /** Judges a command now; what it does is told before this returns. */
  serve(command: MatchCommand): Result<null, SendRefusal> {
    const decision = decide(this.#match, command, { atMs: this.now(), graceMs: 0 });
    if (decision.kind === 'refused') return failure(decision.refusal);
    this.#record(decision.event);
    if (decision.kind === 'flagged' && command.by !== 'server') return failure('flag-fallen');
    return success(null);
  }

  /** Returns its own undo. */
  subscribe(listener: MatchListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells that something else than the match has changed. */
  tellChange(): void {
    for (const listener of [...this.#listeners]) listener(null);
  }

  close(): void {
    this.#stopAlarm();
    this.#listeners.clear();
  }

  #record(event: MatchEvent): void {
    this.#match = apply(this.#match, event, this.now());
    this.#armAlarm();
    for (const listener of [...this.#listeners]) listener(event);
  }

  #armAlarm(): void {
    this.#stopAlarm();
    const { clock, seq } = this.#match;
    if (clock === null) return;
    // The flag falls only after the deadline: one millisecond more than is left.
    const wait = Math.max(0, clock.deadlineMs - this.now()) + 1;
    this.#stopAlarm = this.#timers.after(wait, () => {
      this.serve({ by: 'server', command: { kind: 'flag', seq } });
    });
  }
}
